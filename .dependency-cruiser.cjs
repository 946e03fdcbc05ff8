// The law of the house: which room may know which. Checked by `npm run check`; drawn by `npm run map`.
// A test beside its file lives under the same law, but for the packages it tests with.

/** The rooms by level. A room may import from lower levels only: not from above, not from beside. */
const levels = [
  ['kernel'],
  ['rulesets'],
  ['fleets', 'game'],
  ['bots', 'lab', 'story', 'wire'],
  ['report', 'server', 'web', 'print'],
  ['cli'],
]

const anyRoom = `^src/(${levels.flat().join('|')})/`
const aTest = '[.]test[.]tsx?$'
const npm = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-bundled', 'npm-no-pkg', 'npm-unknown']

const onlyDownward = levels.map((rooms, level) => ({
  name: `only-downward-from-${rooms.join('-')}`,
  comment: `Level ${level} imports from lower levels only: what is below must stand without what is above or beside it.`,
  severity: 'error',
  from: { path: `^src/(${rooms.join('|')})/` },
  to: { path: `^src/(${levels.slice(level).flat().join('|')})/`, pathNot: '^src/$1/' },
}))

module.exports = {
  forbidden: [
    ...onlyDownward,
    {
      name: 'every-room-has-a-level',
      comment:
        'A folder of src that stands on no level above would escape this law. A thing without a noun has no room.',
      severity: 'error',
      from: {},
      to: { path: '^src/', pathNot: anyRoom },
    },
    {
      name: 'by-the-door',
      comment:
        'Another room is entered by a door (its index.ts, or that of one of its folders); the rest is its own affair.',
      severity: 'error',
      from: { path: '^src/([^/]+)/' },
      to: { path: '^src/', pathNot: ['^src/$1/', '^src/[^/]+/index[.]ts$', '^src/[^/]+/[^/]+/index[.]ts$'] },
    },
    {
      name: 'by-the-door-in-kernel',
      comment:
        "The kernel's folders are rooms to each other, and have doors too: mechanisms are used, not taken apart.",
      severity: 'error',
      from: { path: '^src/kernel/([^/]+)/' },
      to: { path: '^src/kernel/', pathNot: ['^src/kernel/$1/', '^src/kernel/[^/]+/index[.]ts$'] },
    },
    {
      name: 'by-the-name',
      comment:
        'Another room is called by its name (#kernel/…), not by ../: one sees at once where one leaves the room.',
      severity: 'error',
      from: { path: '^src/([^/]+)/' },
      to: { path: '^src/', pathNot: '^src/$1/', dependencyTypesNot: ['aliased-subpath-import'] },
    },
    {
      name: 'no-book-reads-a-book',
      comment: 'Books share mechanisms (kernel), never rules: else a ruling in one would change the play of another.',
      severity: 'error',
      from: { path: '^src/rulesets/(?!shelf/)([^/]+)/' },
      to: { path: '^src/rulesets/', pathNot: ['^src/rulesets/$1/', '^src/rulesets/schema[.]ts$'] },
    },
    {
      name: 'rules-know-no-table',
      comment:
        'What a rule says holds whoever looks on and whoever thinks about it: only the game itself puts the three together.',
      severity: 'error',
      from: {
        path: '^src/rulesets/[^/]+/',
        pathNot: ['^src/rulesets/[^/]+/(table|captain)/', '^src/rulesets/[^/]+/(game|index)[.]ts$', aTest],
      },
      to: { path: '^src/rulesets/[^/]+/(table|captain)/' },
    },
    {
      name: 'table-and-captain-apart',
      comment:
        'A captain thinks by rules, not by what a table shows; a table shows what is, not what a captain thinks of it.',
      severity: 'error',
      from: { path: '^src/rulesets/[^/]+/(table|captain)/', pathNot: aTest },
      to: { path: '^src/rulesets/[^/]+/(table|captain)/', pathNot: '^src/rulesets/[^/]+/$1/' },
    },
    {
      name: 'no-packages-in-the-engine',
      comment:
        'Kernel, fleets, bots, lab, story and report import no npm package: they must run anywhere, and the same for ever.',
      severity: 'error',
      from: { path: '^src/(kernel|fleets|bots|lab|story|report)/', pathNot: aTest },
      to: { dependencyTypes: npm },
    },
    {
      name: 'only-the-schema-package',
      comment: 'Rulesets, game and wire check what comes from outside with zod; they need no other package.',
      severity: 'error',
      from: { path: '^src/(rulesets|game|wire)/', pathNot: aTest },
      to: { dependencyTypes: npm, pathNot: '^node_modules/zod/' },
    },
    {
      name: 'no-dev-packages',
      comment: 'What runs may not need what is only there for testing and building.',
      severity: 'error',
      from: { path: '^src/', pathNot: aTest },
      to: { dependencyTypes: ['npm-dev'] },
    },
    {
      name: 'node-at-the-edge',
      comment: 'Only server, print and cli import Node modules: everything else also runs in a browser.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(server|print|cli)/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-cycles',
      comment: 'What needs each other cannot be read, tested or moved one at a time; types count as well.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment:
        'A file that imports nothing and is imported by nobody, not even by a test, is forgotten: use it or remove it.',
      severity: 'error',
      from: { orphan: true, pathNot: [aTest, '/index[.]ts$', '[.]d[.]ts$', '^src/cli/main[.]ts$'] },
      to: {},
    },
    {
      name: 'nobody-imports-a-test',
      comment: 'A test is read by the test runner only; what two tests share belongs in a file of its own.',
      severity: 'error',
      from: {},
      to: { path: aTest },
    },
    {
      name: 'every-path-leads-somewhere',
      comment:
        'An import that cannot be found escapes every rule above: a slip of the pen, or a package not in package.json.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    // Without it type-only imports would not be seen, and an arrow is an arrow.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
  },
}

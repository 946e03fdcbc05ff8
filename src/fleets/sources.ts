/** Where a figure can have been read. Pages and books are named, not linked. */
interface Source {
  readonly title: string
  readonly kind: 'encyclopaedia' | 'specialist site' | 'museum page' | 'ruleset checklist' | 'recollection'
  readonly note?: string
}

export const SOURCES = {
  'gf-checklist': {
    title: 'Grand Fleets implementer’s checklist, sections 7.8 and 7.9',
    kind: 'ruleset checklist',
    note: 'Its input tables calibrate the derived cards; a figure cited from here was not found again elsewhere.',
  },
  'standard-literature': {
    title: 'The standard reference books (Campbell, Roberts, Burt, Gröner, Friedman), from memory',
    kind: 'recollection',
    note: 'Recalled and not looked up again: check before anything is built on it.',
  },
  'wiki-13.5-inch': { title: 'BL 13.5-inch Mk V naval gun (English Wikipedia)', kind: 'encyclopaedia' },
  'wiki-6-inch-mk-vii': { title: 'BL 6-inch Mk VII naval gun (English Wikipedia)', kind: 'encyclopaedia' },
  'wiki-21-cm-l40': { title: '21 cm SK L/40 (English Wikipedia)', kind: 'encyclopaedia' },
  'wiki-28-cm-l40': { title: '28 cm SK L/40 gun (English Wikipedia)', kind: 'encyclopaedia' },
  'navweaps-28-cm-l40': { title: '28 cm/40 SK L/40 (NavWeaps)', kind: 'specialist site' },
  'navweaps-28-cm-l45': { title: '28 cm/45 SK L/45 (NavWeaps)', kind: 'specialist site' },
  'navweaps-28-cm-l50': { title: '28 cm/50 SK L/50 (NavWeaps)', kind: 'specialist site' },
  'nepean-4.7-inch': { title: 'QF 4.7-inch Gun (Nepean Naval and Maritime Museum)', kind: 'museum page' },
  'wiki-iron-duke': { title: 'Iron Duke-class battleship (English Wikipedia)', kind: 'encyclopaedia' },
  'wiki-moltke': { title: 'Moltke-class battlecruiser (English Wikipedia)', kind: 'encyclopaedia' },
  'dewiki-moltke': { title: 'Moltke (Schiff, 1911) (German Wikipedia)', kind: 'encyclopaedia' },
  'wiki-derfflinger': { title: 'SMS Derfflinger (English Wikipedia)', kind: 'encyclopaedia' },
  'dewiki-derfflinger': { title: 'Derfflinger-Klasse (German Wikipedia)', kind: 'encyclopaedia' },
  'wiki-tiger': { title: 'HMS Tiger (1913) (English Wikipedia)', kind: 'encyclopaedia' },
  'navypedia-tiger': { title: 'Tiger battlecruiser (Navypedia, Fighting ships of the world)', kind: 'specialist site' },
  'wiki-kaiser': { title: 'Kaiser-class battleship (English Wikipedia)', kind: 'encyclopaedia' },
  'dewiki-kaiser': { title: 'Kaiser-Klasse (1911) (German Wikipedia)', kind: 'encyclopaedia' },
  'wiki-deutschland': { title: 'Deutschland-class battleship (English Wikipedia)', kind: 'encyclopaedia' },
  'dewiki-deutschland': { title: 'Deutschland-Klasse (1904) (German Wikipedia)', kind: 'encyclopaedia' },
  'tripod-blucher': {
    title: 'The Large Cruiser SMS Blücher (The Imperial German Navy)',
    kind: 'specialist site',
  },
  'german-navy-blucher': { title: 'Armored cruiser Blücher (german-navy.de)', kind: 'specialist site' },
  'warshipsresearch-blucher': {
    title: 'German armoured cruiser Blücher 1907-1915 (Warshipsresearch)',
    kind: 'specialist site',
  },
  'wiki-scharnhorst': { title: 'Scharnhorst-class cruiser (English Wikipedia)', kind: 'encyclopaedia' },
  'dewiki-scharnhorst': { title: 'Scharnhorst-Klasse (1906) (German Wikipedia)', kind: 'encyclopaedia' },
  'wiki-drake': { title: 'Drake-class cruiser (English Wikipedia)', kind: 'encyclopaedia' },
  'masonic-good-hope': {
    title: 'H.M.S. Good Hope (Masonic Great War Project)',
    kind: 'specialist site',
  },
  'wiki-monmouth': { title: 'Monmouth-class cruiser (English Wikipedia)', kind: 'encyclopaedia' },
  'wiki-town': { title: 'Town-class cruiser (1910) (English Wikipedia)', kind: 'encyclopaedia' },
  'wiki-glasgow': { title: 'HMS Glasgow (1909) (English Wikipedia)', kind: 'encyclopaedia' },
  'dewiki-bremen': { title: 'Bremen-Klasse (1903) (German Wikipedia)', kind: 'encyclopaedia' },
  'navypedia-bremen': {
    title: 'Bremen light cruisers (Navypedia, Fighting ships of the world)',
    kind: 'specialist site',
  },
  'wiki-wolfhound': { title: 'HMS Wolfhound (L56) (English Wikipedia)', kind: 'encyclopaedia' },
  'wiki-westminster': { title: 'HMS Westminster (L40) (English Wikipedia)', kind: 'encyclopaedia' },
  'passengers-westcott': { title: 'Westcott HMS (Passengers in History)', kind: 'museum page' },
  'wiki-graudenz': { title: 'Graudenz-class cruiser (English Wikipedia)', kind: 'encyclopaedia' },
  'dewiki-karlsruhe': { title: 'Karlsruhe-Klasse (German Wikipedia)', kind: 'encyclopaedia' },
  'navypedia-karlsruhe': {
    title: 'Karlsruhe light cruisers (Navypedia, Fighting ships of the world)',
    kind: 'specialist site',
  },
  'dewiki-dresden': { title: 'Dresden-Klasse (German Wikipedia)', kind: 'encyclopaedia' },
  'dresden-site': { title: 'Kleiner Kreuzer „Dresden“ (kleiner-kreuzer-dresden.de)', kind: 'specialist site' },
  'dewiki-konigsberg': { title: 'Königsberg-Klasse (1905) (German Wikipedia)', kind: 'encyclopaedia' },
  'wiki-otranto': { title: 'HMS Otranto (English Wikipedia)', kind: 'encyclopaedia' },
  'coronel-otranto': { title: 'SS Otranto (The Coronel Memorial)', kind: 'specialist site' },
  'wiki-queen-elizabeth': {
    title: 'Queen Elizabeth-class battleship, and HMS Queen Elizabeth (1913) (English Wikipedia)',
    kind: 'encyclopaedia',
  },
  'wiki-devonshire': { title: 'Devonshire-class cruiser (1903) (English Wikipedia)', kind: 'encyclopaedia' },
  'wiki-lion': { title: 'Lion-class battlecruiser (copies of English Wikipedia)', kind: 'encyclopaedia' },
  'historyofwar-lion': { title: 'Lion Class battlecruisers (historyofwar.org)', kind: 'specialist site' },
  'wiki-konig': { title: 'König-class battleship (English Wikipedia)', kind: 'encyclopaedia' },
  'dewiki-konig': { title: 'SMS König (German Wikipedia)', kind: 'encyclopaedia' },
  'dewiki-seydlitz': { title: 'Seydlitz (Schiff, 1913) (German Wikipedia)', kind: 'encyclopaedia' },
  'dewiki-von-der-tann': { title: 'Von der Tann (Schiff, 1910) (German Wikipedia)', kind: 'encyclopaedia' },
  'worldwar1-indefatigable': {
    title: 'Indefatigable Class Battlecruiser (World War 1 Naval Combat)',
    kind: 'specialist site',
  },
  'wiki-indefatigable': { title: 'Indefatigable-class battlecruiser (English Wikipedia)', kind: 'encyclopaedia' },
  'wiki-kongo': { title: 'Kongō-class battlecruiser (English Wikipedia)', kind: 'encyclopaedia' },
  'dewiki-bismarck': { title: 'Bismarck (Schiff, 1940) (German Wikipedia)', kind: 'encyclopaedia' },
  'world-war-bismarck': { title: 'Bismarck Class BB (world-war.co.uk)', kind: 'specialist site' },
  'combinedfleet-armour': { title: 'Best Battleship: Armor (combinedfleet.com)', kind: 'specialist site' },
  'kbismarck-aircraft': { title: 'Aircraft (kbismarck.com)', kind: 'specialist site' },
  'wiki-38-cm-c34': {
    title: 'Bismarck-class battleship, armament (a copy of English Wikipedia, ssnapsig.com)',
    kind: 'encyclopaedia',
  },
  'dewiki-28-cm-c28': { title: '28-cm-Schnelladekanone C/28 (German Wikipedia)', kind: 'encyclopaedia' },
  'wiki-graf-spee': {
    title: 'German cruiser Admiral Graf Spee (English Wikipedia, the edition of 2004 among others)',
    kind: 'encyclopaedia',
  },
  'wiki-deutschland-1931': {
    title: 'Deutschland-class cruiser, and its ships (English Wikipedia and copies of it)',
    kind: 'encyclopaedia',
  },
  'wikidot-deutschland-1931': {
    title: 'Deutschland Class Cruiser (militarypower.wikidot.com)',
    kind: 'specialist site',
  },
  'wiki-g7a': { title: 'G7a torpedo (English Wikipedia)', kind: 'encyclopaedia' },
  'wiki-15-inch-mk-i': { title: 'BL 15-inch Mk I naval gun (English Wikipedia)', kind: 'encyclopaedia' },
  'wiki-14-inch-mk-vii': { title: 'BL 14-inch Mk VII naval gun (English Wikipedia)', kind: 'encyclopaedia' },
  'wiki-8-inch-mk-viii': { title: 'BL 8-inch Mk VIII naval gun (English Wikipedia)', kind: 'encyclopaedia' },
  'wiki-6-inch-mk-xxiii': { title: 'BL 6-inch Mk XXIII naval gun (English Wikipedia)', kind: 'encyclopaedia' },
  'pwencycl-5.25-inch': {
    title: 'British 5.25"/50 QF Mark 1 Dual-Purpose Gun (The Pacific War Online Encyclopedia)',
    kind: 'specialist site',
  },
  'wiki-4-inch-mk-xvi': { title: 'QF 4-inch naval gun Mk XVI (English Wikipedia)', kind: 'encyclopaedia' },
  'wiki-hood': { title: 'HMS Hood (English Wikipedia and copies of it)', kind: 'encyclopaedia' },
  'dawiki-hood': { title: 'HMS Hood (1918) (a Danish rendering of Wikipedia, perceptioda.com)', kind: 'encyclopaedia' },
  'britannica-1922-ship': {
    title: 'Ship and Shipbuilding (Encyclopædia Britannica, 12th edition, volume 32)',
    kind: 'encyclopaedia',
  },
  'wiki-king-george-v': { title: 'HMS King George V (41) (English Wikipedia)', kind: 'encyclopaedia' },
  'stockton-king-george-v': { title: 'King George V, 1940 (tomstockton.us)', kind: 'specialist site' },
  'navypedia-exeter': {
    title: 'Exeter heavy cruiser (Navypedia, Fighting ships of the world)',
    kind: 'specialist site',
  },
  'pwencycl-exeter': {
    title: 'Exeter, British Heavy Cruiser (The Pacific War Online Encyclopedia)',
    kind: 'specialist site',
  },
  'navypedia-achilles': {
    title: 'Achilles light cruisers (Navypedia, Fighting ships of the world)',
    kind: 'specialist site',
  },
  'wiki-ajax': {
    title: 'HMS Ajax (22), and Leander-class cruiser (1931) (English Wikipedia)',
    kind: 'encyclopaedia',
  },
  'navistory-leander': { title: 'Croiseurs classe Leander (navistory.com)', kind: 'specialist site' },
} as const satisfies Readonly<Record<string, Source>>

export type SourceId = keyof typeof SOURCES

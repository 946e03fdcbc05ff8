import type { Throwing } from '#kernel/ruleset/index.ts'
import type { Battle } from '../battle/battle.ts'
import { Citation, House } from '../cite.tsx'
import { percent } from '../words.ts'
import { shapeOf } from './dice.tsx'
import { Deeds, type OrdersProps, Refused, Says } from './said.tsx'

/** One of several things that she, or those whom she leads, may be told: each with its price, the picked one with its sum. */
export function Choose(props: OrdersProps) {
  const { plan, table, state, battle } = props
  const { title, facts, lists, afterName = '', after = [] } = plan.choose!
  const { picked } = plan
  const set = (choice: string): void => table.set({ draft: { ...state.draft, choice }, refused: null })
  return (
    <section className="orders panel" aria-label="Orders">
      <h2>
        {title}
        {plan.deeds.length === 1 ? `: ${plan.deeds[0]!.toLowerCase()}` : ''}
      </h2>
      <Deeds {...props} />
      <p className="facts">{facts}</p>
      {lists.map(({ name, ways }) => (
        <div key={name}>
          <p className="facts">{name}</p>
          <fieldset className="bat ways">
            <legend className="hidden">{name}</legend>
            {ways.map(({ words, note, now, command }) => (
              <button
                type="button"
                key={words}
                className={picked?.words === words ? 'on' : now ? 'now' : ''}
                aria-pressed={picked?.words === words}
                disabled={command === null}
                onClick={() => set(words)}
              >
                <b>{words}</b>
                <span>{note}</span>
              </button>
            ))}
          </fieldset>
        </div>
      ))}
      {picked?.throwing == null ? null : <ThrowTable battle={battle} throwing={picked.throwing} />}
      <Refused {...props} />
      <div className="go">
        <button
          type="button"
          className="fire"
          disabled={state.sending || picked === null}
          onClick={() => table.order(picked!.command)}
        >
          {picked?.deed ?? 'Pick one'} <kbd>↵</kbd>
        </button>
      </div>
      <Says {...props} />
      {after.length === 0 || afterName === '' ? null : <p className="facts">{afterName}</p>}
      {after.length === 0 ? null : (
        <table className="reck">
          <tbody>
            {after.map(({ words, figure, why }) => (
              <tr key={words}>
                <td>{words}</td>
                <td className="n">{figure}</td>
                <td className="c">
                  <Citation book={battle.book} why={why} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** What it takes, line by line; what must be thrown; and the faces that do. */
function ThrowTable({ battle: { book }, throwing }: { readonly battle: Battle; readonly throwing: Throwing }) {
  const { lines, words, chance, faces, else: otherwise, comes = [] } = throwing
  return (
    <>
      <table className="reck">
        <tbody>
          {lines.map(({ words: line, figure, counts, why }) => (
            <tr key={line} className={counts ? 'mod' : 'z'}>
              <td>
                {line} <House book={book} why={why} />
              </td>
              <td className="n">{figure}</td>
              <td className="c">
                <Citation book={book} why={why} />
              </td>
            </tr>
          ))}
          <tr className="t">
            <td>{words}</td>
            <td className="n">{percent(chance)}</td>
            <td className="c" />
          </tr>
          {comes.map(each => (
            <tr key={each.words}>
              <td>{each.words}</td>
              <td className="n">{percent(each.chance)}</td>
              <td className="c" />
            </tr>
          ))}
        </tbody>
      </table>
      <p className="facts faces">
        <span className="dice" role="img" aria-label={facesWords(faces)}>
          {faces.map((scores, i) => (
            <span key={i} className={`die ${shapeOf(faces.length)} ${scores ? 'hit' : ''}`}>
              {i + 1}
            </span>
          ))}
        </span>
        {otherwise}
      </p>
    </>
  )
}

const facesWords = (faces: readonly boolean[]): string => {
  const good = faces.flatMap((scores, i) => (scores ? [i + 1] : []))
  return good.length === 0 ? 'no face succeeds' : `${good.join(', ')} succeed${good.length === 1 ? 's' : ''}`
}

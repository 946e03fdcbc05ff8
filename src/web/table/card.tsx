import type { Boxes, Cell, Sheet, Unit } from '#kernel/ruleset/index.ts'
import type { Book } from '#rulesets/index.ts'
import { isCounter } from '../chart/apart.ts'
import { Citation } from '../cite.tsx'
import { Side } from '../marks.tsx'

/** A ship's card as its book prints it, with what has been crossed off. */
export function Card({
  sheet,
  unit,
  book,
}: {
  readonly sheet: Sheet
  readonly unit: Pick<Unit, 'side' | 'kind' | 'guise'>
  readonly book: Book
}) {
  return (
    <section className="card" aria-label={`Card of ${sheet.title}`}>
      <div className="nm">
        <Side side={unit.side} />
        <h2 className={isCounter(unit) ? '' : 'ship'}>{sheet.title}</h2>
        <span>{sheet.under}</span>
      </div>
      {sheet.tables.map(({ heads, lines }) => (
        <table className="grid" key={heads.join()}>
          <thead>
            <tr>
              {heads.map((head, i) => {
                const Cell = head === '' ? 'td' : 'th'
                return (
                  <Cell key={i} className={isRight(i, heads.length) ? 'r' : ''}>
                    {head}
                  </Cell>
                )
              })}
            </tr>
          </thead>
          {lines.map(({ cells, now, under }, row) => (
            <tbody key={row}>
              <tr
                className={`${now ? 'cur' : ''} ${under.length > 0 ? 'over' : ''}`}
                aria-current={now ? 'true' : undefined}
              >
                {cells.map((cell, i) => (
                  <td key={i} className={isRight(i, heads.length) ? 'r' : ''}>
                    <CellText cell={cell} strong={i === 0 && under.length > 0} />
                  </td>
                ))}
              </tr>
              {under.length === 0 ? null : (
                <tr>
                  <td colSpan={heads.length}>
                    <div className="mounts">
                      {under.map((boxes, i) => (
                        <span key={i}>
                          {boxes.name} {boxes.note} <BoxRow boxes={boxes} />
                        </span>
                      ))}
                    </div>
                  </td>
                </tr>
              )}
            </tbody>
          ))}
        </table>
      ))}
      {sheet.notes.map(({ name, text, why }) => (
        <p className="due" key={name}>
          <b>{name}</b>
          <span>{text}</span>
          {why === null ? null : <Citation book={book} why={why} />}
        </p>
      ))}
    </section>
  )
}

/** The first two columns begin on the left; of many, only the last ends on the right. */
const isRight = (column: number, columns: number): boolean => (columns > 5 ? column === columns - 1 : column > 1)

function CellText({ cell, strong }: { readonly cell: Cell; readonly strong: boolean }) {
  if (typeof cell === 'string') return strong ? <b>{cell}</b> : cell
  if ('size' in cell) return <BoxRow boxes={cell} />
  return cell.map((part, i) => (i % 2 === 1 ? <b key={part}>{part}</b> : part))
}

/** More than these are a bar, and figures. */
const MOST_BOXES = 40

export function BoxRow({ boxes: { size, lost, masked } }: { readonly boxes: Pick<Boxes, 'size' | 'lost' | 'masked'> }) {
  const words = `${lost} of ${size} lost${masked > 0 ? `, ${masked} cannot bear` : ''}`
  if (size > MOST_BOXES)
    return (
      <span className="boxes" role="img" aria-label={words} title={words}>
        <svg className="long" viewBox={`0 0 ${size} 1`} preserveAspectRatio="none" aria-hidden="true">
          <rect width={lost} height="1" />
        </svg>
        <small>
          {size - lost} of {size}
        </small>
      </span>
    )
  return (
    <span className="boxes" role="img" aria-label={words} title={words}>
      {Array.from({ length: size }, (_, i) => (
        <i key={i} className={`bx ${i < lost ? 'x' : i >= size - masked ? 'm' : ''}`} />
      ))}
    </span>
  )
}

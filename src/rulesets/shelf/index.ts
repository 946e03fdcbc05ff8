import type { Book } from '../index.ts'

/** A book on the shelf: what is written on its spine can be read without opening it. */
export interface Spine {
  readonly id: string
  readonly title: string
  open(): Promise<Book>
}

/** The books of the house for whoever needs one of them: each comes from afar when it is opened. Next door is who needs all. */
export const SHELF: readonly Spine[] = [
  {
    id: 'fear-god',
    title: 'Fear God & Dread Nought 1.1',
    open: () => import('../fear-god/index.ts').then(({ FEAR_GOD }) => FEAR_GOD as Book),
  },
  {
    id: 'firepower',
    title: 'Firepower',
    open: () => import('../firepower/index.ts').then(({ FIREPOWER }) => FIREPOWER as Book),
  },
  {
    id: 'fleet-action',
    title: 'Fleet action',
    open: () => import('../fleet-action/index.ts').then(({ FLEET_ACTION }) => FLEET_ACTION as Book),
  },
  {
    id: 'grand-fleets',
    title: 'Grand Fleets',
    open: () => import('../grand-fleets/index.ts').then(({ GRAND_FLEETS }) => GRAND_FLEETS as Book),
  },
]

/** The book of that id, once it is there; undefined if the house has none. */
export async function bookCalled(id: string): Promise<Book | undefined> {
  return SHELF.find(spine => spine.id === id)?.open()
}

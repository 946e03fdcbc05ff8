/** How things look. Sides differ by dash and filling as well as by colour, so that a plot can be printed in black. */
export const PAPER = '#fbf8ef'
export const BEYOND = '#f4efe2'
export const GRID = '#ddd4bf'
export const INK = '#2d2823'
export const FAINT = '#857b6c'
export const FONT = "Georgia, 'Times New Roman', 'DejaVu Serif', serif"

export interface PlotInk {
  readonly colour: string
  readonly dash: string
  /** of hulls and dots */
  readonly fill: string
}
export const NO_DASH = 'none'
const RED: PlotInk = { colour: '#9a2617', dash: NO_DASH, fill: '#9a2617' }
const BLUE: PlotInk = { colour: '#1c4480', dash: '9 4', fill: PAPER }

export const inkOf = (side: number): PlotInk => (side === 0 ? RED : BLUE)

/**
 * SCALE-F, R1 The book mixes inches and centimetres, 30 cm to the foot, so an inch is 2.5 cm. Lengths are kept in parts of
 * which 1,280 make an inch: a centimetre is 512 of them, and half an inch can be halved seven times and stays whole.
 */
export const INCH = 1280
export const CENTIMETRE = 512
/** The BLUE die counts in these. */
export const HALF_INCH = 640

export const partsOf = (inches: number): number => Math.round(inches * INCH)
export const inchesOf = (parts: number): number => parts / INCH

/** SCALE-C 3 cm of table are 1,000 m of sea. */
export const metresOf = (parts: number): number => Math.round((1000 * parts) / (3 * CENTIMETRE))

/** SCALE-D A game turn is half an hour. */
export const MINUTES = 30

/** "93 cm (37 in)": the printed unit first. */
export const centimetresText = (parts: number): string =>
  `${Math.round(parts / CENTIMETRE)} cm (${Math.round(parts / INCH)} in)`

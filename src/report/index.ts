export { logOf, type ShipLog } from './log.ts'
export { plotOf } from './plot/plot.ts'
export { type Report, reportOf } from './report.ts'
export { closing, textOf, tidy, unprovedText } from './text.ts'

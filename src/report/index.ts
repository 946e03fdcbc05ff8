export { type Opened, open } from './open.ts'
export { type Report, reportOf } from './report.ts'
export { closing, textOf } from './text.ts'

export * from './register.ts'

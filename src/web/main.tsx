import './policy.ts'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { applyTheme, chosenTheme } from './theme.ts'

applyTheme(chosenTheme())
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => applyTheme(chosenTheme()))
createRoot(document.getElementById('app')!).render(<App />)

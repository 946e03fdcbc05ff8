import { lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { Port } from './port/page.tsx'

const TablePage = lazy(() => import('./table/page.tsx').then(({ TablePage }) => ({ default: TablePage })))
const RulesPage = lazy(() => import('./rules/page.tsx').then(({ RulesPage }) => ({ default: RulesPage })))
const ReplayPage = lazy(() => import('./replay/page.tsx').then(({ ReplayPage }) => ({ default: ReplayPage })))
const NewGamePage = lazy(() => import('./port/new-game.tsx').then(({ NewGamePage }) => ({ default: NewGamePage })))

export function App() {
  return (
    <Suspense fallback={<p className="loading">The chart is being laid out…</p>}>
      <Switch>
        <Route path="/" component={Port} />
        <Route path="/new" component={NewGamePage} />
        <Route path="/game/:id">{({ id }) => <TablePage key={id} game={id} />}</Route>
        <Route path="/rules/:book?">{({ book }) => <RulesPage book={book} />}</Route>
        <Route path="/replay" component={ReplayPage} />
        <Route>
          <main className="page">
            <h1>There is nothing here</h1>
            <p>
              <a href="/">Back to Port</a>
            </p>
          </main>
        </Route>
      </Switch>
    </Suspense>
  )
}

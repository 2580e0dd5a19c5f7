import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { withBasePath, withoutBasePath } from '#offline/base-path.ts'
import { withoutLocale } from '#shell/i18n/locale-address.ts'
import { reportProblems } from './note-problem.ts'

type Report =
  | { kind: 'error'; message: string; stack: string; path: string; build: string }
  | { kind: 'vital'; name: string; value: number; path: string }

/** One visit in ten tells how fast it was. */
const sampled = 0.1
/** Errors that one visit reports: the same one in a loop says nothing new. */
const mostErrors = 10

const path = () => withoutLocale(withoutBasePath(location.pathname))
const build = () =>
  document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src.split('/').at(-1) ?? ''

/** Sends reports. Without a network they are lost: nothing waits for them. */
function send(reports: Report[]): void {
  fetch(withBasePath('/client-reports'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(reports),
    keepalive: true,
  }).catch(() => undefined)
}

/** A line that is cut, a part that is gone and a refusal of the server are no errors of ours. */
const isOurs = (error: Error) =>
  error.name !== 'AbortError' && !/fetch|import|network|^\[GraphQL\]/i.test(error.message)

/** Reports unexpected errors to the portal's own server, and for one visit in ten its web vitals. Neither names a person. */
export function reportToServer(random = Math.random()): void {
  const known = new Set<string>()
  reportProblems((error) => {
    if (!(error instanceof Error) || !isOurs(error)) return
    const { message, stack = '' } = error
    if (known.has(message) || known.size >= mostErrors) return
    known.add(message)
    send([{ kind: 'error', message, stack, path: path(), build: build() }])
  })
  if (random >= sampled) return
  const take = ({ name, value }: { name: string; value: number }) =>
    send([{ kind: 'vital', name, value, path: path() }])
  for (const on of [onCLS, onINP, onLCP, onTTFB]) on(take)
}

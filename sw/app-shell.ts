import { NavigationRoute, registerRoute } from 'workbox-routing'

const shellCache = 'app-shell'
const shellUrl = '/app-shell'
/** What the server answers itself, even to a navigation. */
const notOurs = [/^\/graphql/, /^\/server\//, /^\/assets\//, /^\/pictures\//, /^\/bnrs\//, /^\/language\//, /\.[a-z0-9]+$/i]

/** Fetches the page that every address starts from, with the tenant's data in it, and keeps it. */
async function fetchShell(): Promise<Response> {
  const answer = await fetch(shellUrl, { cache: 'no-cache', credentials: 'same-origin' })
  if (answer.ok && answer.headers.get('content-type')?.includes('text/html')) {
    await (await caches.open(shellCache)).put(shellUrl, answer.clone())
  }
  return answer
}

/** At install: a worker without its page is of no use, so this one is not installed without. @throws without a network */
export async function prepareShell(): Promise<void> {
  const answer = await fetchShell()
  if (!answer.ok) throw new Error(`app shell: HTTP ${answer.status}`)
}

/** Answers every navigation with the kept page at once, and looks for a newer one behind it. */
export function answerFromShell(): void {
  registerRoute(
    new NavigationRoute(
      async ({ event }) => {
        const kept = await caches.match(shellUrl, { cacheName: shellCache })
        const newer = fetchShell()
        if (!kept) return newer
        ;(event as ExtendableEvent).waitUntil(newer.catch(() => undefined))
        return kept
      },
      { denylist: notOurs },
    ),
  )
}

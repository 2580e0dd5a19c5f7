import { basePath, ownName, withBasePath } from '#offline/base-path.ts'
import { isPortalAnswer, isPortalFile } from '#domain/portal/answer-mark.ts'
import { fileAddress } from '#domain/portal/file-address.ts'
import { getCacheKeyForURL } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

const shellCache = ownName('app-shell')
/** Cache with the page of a build that waits to be taken over. */
const waitingCache = ownName('app-shell-waiting')
const shellUrl = withBasePath('/app-shell')
/** Navigations that the server answers itself. */
const notOurs = [
  new RegExp(`^${basePath()}/(graphql|(server|assets|sandbox-pay|pictures|bnrs|language)/)`),
  fileAddress,
]

/** Asks for the page that every address starts from, with the tenant's data in it. @throws without a network */
async function fetchShell(): Promise<Response> {
  const answer = await fetch(shellUrl, { cache: 'no-cache', credentials: 'same-origin' })
  if (!(await isThisBuilds(answer))) throw new Error(`app shell: HTTP ${answer.status}`)
  return answer
}

/**
 * True for the portal's own page that starts this build: with another build's, or a stranger's, nothing starts without a
 * network.
 */
async function isThisBuilds(answer: Response): Promise<boolean> {
  if (!isPortalFile('/app.html', answer)) return false
  // Relative to this worker, which is at the base path.
  const assets = (await answer.clone().text()).match(/assets\/[^"'\s)]+\.(?:js|css)/g) ?? []
  return assets.length > 0 && assets.every((url) => getCacheKeyForURL(url) !== undefined)
}

const keep = async (cache: string, answer: Response) =>
  (await caches.open(cache)).put(shellUrl, answer)

/** At install: a worker without its page is of no use, so it is not installed without. @throws without a network */
export const prepareShell = async (): Promise<void> => keep(waitingCache, await fetchShell())

/** At activation: from now on this build's page is the one. */
export async function adoptShell(): Promise<void> {
  const waiting = await caches.match(shellUrl, { cacheName: waitingCache })
  if (waiting) await keep(shellCache, waiting)
  await caches.delete(waitingCache)
}

const renewShell = async (): Promise<void> => keep(shellCache, await fetchShell())

/** Answers every navigation with the kept page at once, and looks for a newer one behind it. */
export function answerFromShell(): void {
  registerRoute(
    new NavigationRoute(
      async ({ event, request }) => {
        const kept = await caches.match(shellUrl, { cacheName: shellCache })
        ;(event as ExtendableEvent).waitUntil(renewShell().catch(() => undefined))
        return kept && isPortalAnswer(kept) ? kept : fetch(request)
      },
      { denylist: notOurs },
    ),
  )
}

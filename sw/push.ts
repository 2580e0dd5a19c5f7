/// <reference lib="webworker" />
import { ownName, withBasePath } from '#offline/base-path.ts'
import { isLogoutPending } from '#offline/pending-logout.ts'
import { storePushSubscription, type WorkerMessage } from '#offline/push-subscription.ts'
import { noticeRead } from '#offline/sync/sync-document.ts'
import { fetchWithSession, silentFetch, sessionUser } from './session.ts'

declare const self: ServiceWorkerGlobalScope

interface Pushed {
  title?: string
  body?: string
  path?: string
  tag?: string
  id?: string
}

/** The portal's windows; another application's on this host may lie beside them. */
const windows = async () =>
  (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).filter(({ url }) =>
    url.startsWith(self.registration.scope),
  )
const say = (client: Client, word: WorkerMessage) => client.postMessage(word)

/** Shows a message, whatever has come: a browser takes the permission away from who is told and shows nothing. */
export async function showPush(event: PushEvent): Promise<void> {
  let pushed: Pushed = {}
  try {
    // After a log-out the text must not reach the next person with this device.
    if (!(await isLogoutPending())) pushed = (event.data?.json() ?? {}) as Pushed
  } catch {
    /* not ours, and shown all the same */
  }
  const { title = location.host, body = '', path = '/', tag = '', id } = pushed
  for (const client of await windows()) say(client, { kind: 'notice' })
  await self.registration.showNotification(title, {
    body,
    tag: tag && ownName(tag),
    icon: withBasePath('/icons/icon-192.png'),
    data: { path, id },
  })
}

/** Opens the page of a message: in an open tab without reloading it, else in a new one. */
export async function openPush({ notification }: NotificationEvent): Promise<void> {
  notification.close()
  const { path = '/', id } = (notification.data ?? {}) as Pushed
  const open = await windows()
  const client = open.find(({ visibilityState }) => visibilityState === 'visible') ?? open[0]
  if (client) {
    say(client, { kind: 'open', path })
    await client.focus().catch(() => undefined)
  } else await self.clients.openWindow(withBasePath(path))
  if (!id) return
  const userId = await sessionUser()
  if (userId !== null) await fetchWithSession(userId, noticeRead, { ids: [id] })
  for (const one of await windows()) say(one, { kind: 'notice' })
}

/** A browser has exchanged its subscription by itself; without the old one's key the page does it at its next start. */
export async function renewSubscription({
  oldSubscription,
  newSubscription,
}: {
  oldSubscription?: PushSubscription | null
  newSubscription?: PushSubscription | null
}): Promise<void> {
  const applicationServerKey = oldSubscription?.options.applicationServerKey
  const next =
    newSubscription ??
    (applicationServerKey &&
      (await self.registration.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey,
      })))
  if (!next) return
  await sessionUser()
  await storePushSubscription(silentFetch, next)
}

import { clearFacts, readFact, writeFact } from '#offline/device-facts.ts'
import { storePushSubscription, deletePushSubscription } from '#offline/push-subscription.ts'
import { withBasePath } from '#offline/base-path.ts'

/**
 * State of notifications while the portal is closed. `asking`: possible, not asked yet; `off`: allowed and not wanted;
 * `denied`: blocked in the browser.
 */
export type PushState = 'unsupported' | 'denied' | 'asking' | 'off' | 'on'

export interface PushDeps {
  userId: string
  /** With the session's token. */
  fetch: typeof fetch
  /** The server's public key of today, in base64url. */
  key: () => Promise<string>
  /** Words of the message that says it worked. */
  confirmation: () => { title: string; body: string }
}

const offFact = (userId: string) => `push-off.${userId}`
const longestWait = 10_000

const supported = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** The worker that is there now; without one there is nothing to renew. */
const registered = async () =>
  (await navigator.serviceWorker.getRegistration())?.active
    ? navigator.serviceWorker.ready
    : undefined

/** Waits for the worker of a first visit. @throws Error when none comes */
const ready = () =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('no worker')), longestWait)
    }),
  ])

const base64url = (bytes: ArrayBuffer | null | undefined) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** A subscription to today's key: one to another key is good for nothing any more. */
async function subscribe(
  { pushManager }: ServiceWorkerRegistration,
  key: string,
): Promise<{ subscription: PushSubscription; fresh: boolean }> {
  const existing = await pushManager.getSubscription()
  if (existing && base64url(existing.options.applicationServerKey) === key)
    return { subscription: existing, fresh: false }
  await existing?.unsubscribe()
  return {
    subscription: await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }),
    fresh: !existing,
  }
}

async function subscribeAndTell(
  { fetch, key, confirmation, userId }: PushDeps,
  registration: ServiceWorkerRegistration,
): Promise<PushState> {
  const { subscription, fresh } = await subscribe(registration, await key())
  const handed = await storePushSubscription(fetch, subscription)
  if (handed === 'revoked') {
    await writeFact(offFact(userId), true)
    await subscription.unsubscribe()
    return 'off'
  }
  if (handed === 'failed') throw new Error('the subscription was not taken')
  const { title, body } = confirmation()
  if (fresh)
    await registration.showNotification(title, {
      body,
      icon: withBasePath('/icons/icon-192.png'),
      tag: 'subscribed',
    })
  return 'on'
}

/** Returns the state on this device. Never throws. */
export async function pushState(userId: string): Promise<PushState> {
  if (!supported()) return 'unsupported'
  if (Notification.permission !== 'granted')
    return Notification.permission === 'denied' ? 'denied' : 'asking'
  if (await readFact(offFact(userId))) return 'off'
  const subscription = await registered()
    .then((worker) => worker?.pushManager.getSubscription())
    .catch(() => null)
  return subscription ? 'on' : 'off'
}

/** At every start: where it is allowed and wanted, makes sure that the server knows this browser's subscription of today. Never throws. @returns false where that failed */
export async function renewPush(parts: PushDeps): Promise<boolean> {
  if (
    !supported() ||
    Notification.permission !== 'granted' ||
    (await readFact(offFact(parts.userId)))
  )
    return true
  const registration = await registered().catch(() => undefined)
  // What fails here is tried again at the next start.
  return (
    !registration ||
    subscribeAndTell(parts, registration).then(
      () => true,
      () => false,
    )
  )
}

/**
 * Asks for permission if needed, and subscribes. Call it on a person's own action.
 * @throws Error when the browser or the server refuses
 */
export async function switchPushOn(parts: PushDeps): Promise<PushState> {
  if (!supported()) return 'unsupported'
  if (
    Notification.permission !== 'granted' &&
    (await Notification.requestPermission()) !== 'granted'
  )
    return pushState(parts.userId)
  const registration = await ready()
  // What was revoked is known to the server by its address: a new one is another subscription.
  if (await readFact(offFact(parts.userId)))
    await (await registration.pushManager.getSubscription())?.unsubscribe()
  await clearFacts(offFact(parts.userId))
  return subscribeAndTell(parts, registration)
}

/**
 * Ends notifications on this device until they are switched on again.
 * @throws TypeError when the server cannot be reached
 */
export async function switchPushOff({
  userId,
  fetch,
}: Pick<PushDeps, 'userId' | 'fetch'>): Promise<PushState> {
  await deletePushSubscription(fetch)
  await writeFact(offFact(userId), true)
  await (
    await registered()
  )?.pushManager
    .getSubscription()
    .then((subscription) => subscription?.unsubscribe())
  return 'off'
}

import { withBasePath } from './base-path.ts'
import { together } from './sync/flush-triggers.ts'

/** Actions of the page on a new build. */
export interface Update {
  /** Lets the new build take over; resolves when it has, and the page may reload. */
  activate(): Promise<void>
}

const askEvery = 60 * 60_000
/** Pauses before an install that failed is tried again, in ms; the last one stays. What it fetched already is kept. */
const pauses = [15_000, 60_000, 5 * 60_000]

/** Resolves after a time, or as soon as the network is back. */
const pauseOrOnline = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    addEventListener('online', end)
  })

/** Resolves with true when the first worker has taken over, with false when its install has failed. */
const installed = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) =>
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(true)
      else if (worker.state === 'redundant') resolve(false)
    }),
  )

/**
 * Registers the service worker, and tries again if its first install fails, so that a bad connection does not leave this
 * visit without offline use. A new build waits until the person asks for it. There is none without a secure context or support.
 * @param onUpdateReady called when a new build is ready
 * @param onInstall called with whether the first install has worked, after each try
 */
export async function registerWorker(
  onUpdateReady: (update: Update) => void,
  onInstall: (worked: boolean) => void,
): Promise<void> {
  if (!('serviceWorker' in navigator) || !isSecureContext) return
  for (let tries = 0; ; tries += 1) {
    const registration = await register().catch(() => null)
    const first = registration && !registration.active && registration.installing
    const worked = first ? await installed(first) : registration !== null
    onInstall(worked)
    if (worked) return watchBuilds(registration!, onUpdateReady)
    await pauseOrOnline(pauses[Math.min(tries, pauses.length - 1)]!)
  }
}

const register = () =>
  navigator.serviceWorker.register(withBasePath('/index.js'), {
    scope: withBasePath('/'),
    updateViaCache: 'none',
  })

/** Calls `onUpdateReady` for each new build that is ready to replace the installed one. */
function watchBuilds(
  registration: ServiceWorkerRegistration,
  onUpdateReady: (update: Update) => void,
): void {
  const container = navigator.serviceWorker
  const ready = (worker: ServiceWorker) =>
    onUpdateReady({
      activate: () =>
        new Promise((resolve) => {
          container.addEventListener('controllerchange', () => resolve(), { once: true })
          worker.postMessage('activate')
        }),
    })
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      // Without a controller it is the first build here, and nothing is replaced.
      if (worker.state === 'installed' && container.controller) ready(worker)
    })
  if (registration.waiting && container.controller) ready(registration.waiting)
  follow(registration.installing)
  registration.addEventListener('updatefound', () => follow(registration.installing))
  setInterval(() => void registration.update().catch(() => undefined), askEvery)
}

/** A worker that is woken has to fetch a token first. In ms. */
const workersTime = 1_200

/**
 * Returns how long a page leaves a stored change to the worker, in ms. The answer is a whole cart, which is better
 * parsed there than while the person presses.
 */
export const updateTimeout = (): number =>
  navigator.serviceWorker?.controller && 'SyncManager' in globalThis ? workersTime : together

/** Asks the browser to wake the worker when the network is back, where it can; nothing depends on it. */
export async function askForSync(): Promise<void> {
  const registration = (await navigator.serviceWorker?.ready) as
    | (ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } })
    | undefined
  await registration?.sync?.register('pannier-outbox').catch(() => undefined)
}

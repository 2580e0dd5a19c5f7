import { withBasePath } from './base-path.ts'
import { together } from './sync/flush-triggers.ts'

/** Actions of the page on a new build. */
export interface Update {
  /** Lets the new build take over; resolves when it has, and the page may reload. */
  activate(): Promise<void>
}

const askEvery = 60 * 60_000

/**
 * Registers the service worker. A new build waits until the person asks for it.
 * @param onUpdateReady called when a new build is ready
 * @returns false where there can be no worker: no secure context, or no support
 */
export async function registerWorker(onUpdateReady: (update: Update) => void): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !isSecureContext) return false
  const container = navigator.serviceWorker
  const registration = await container.register(withBasePath('/index.js'), {
    scope: withBasePath('/'),
    updateViaCache: 'none',
  })
  const ready = (worker: ServiceWorker) =>
    onUpdateReady({
      activate: () =>
        new Promise((resolve) => {
          container.addEventListener('controllerchange', () => resolve(), { once: true })
          worker.postMessage('activate')
        }),
    })
  if (registration.waiting && container.controller) ready(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      // Without a controller it is the first build here, and nothing is replaced.
      if (worker.state === 'installed' && container.controller) ready(worker)
    })
  })
  setInterval(() => void registration.update().catch(() => undefined), askEvery)
  return true
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

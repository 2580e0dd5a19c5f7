import { silentFetch } from '#data/session-token.ts'
import { type CatalogueProxy, createCatalogueProxy } from '#offline/catalogue/catalogue-proxy.ts'
import { startCatalogueWorker } from '#offline/catalogue/start-worker.ts'
import type { SyncOutcome } from '#offline/catalogue/sync-catalogue.ts'
import { browserTimers } from '#offline/sync/flush-triggers.ts'
import { pageEvents } from '#offline/page-events.ts'

/**
 * Opens the stored catalogue of a customer the session need not work for; it is the same one used when the customer is
 * chosen. Missing parts are requested on the customer's behalf. Null: this browser has no workers.
 */
export function openTheirCatalogue(
  userId: string,
  r3: string,
  onSynced?: (taken: SyncOutcome) => void,
): CatalogueProxy | null {
  if (typeof Worker === 'undefined') return null
  return createCatalogueProxy({
    worker: startCatalogueWorker(),
    userId,
    customerKey: r3,
    patient: true,
    fetch: (path) => silentFetch(path, { headers: { 'x-on-behalf-of': r3 } }),
    timers: browserTimers,
    events: pageEvents(window, document),
    onProgress: () => {},
    ...(onSynced && { onSynced }),
  })
}

/** Brings a customer's whole catalogue onto this device, or what has changed of it; one that was interrupted goes on. */
export const downloadCustomerCatalogue = (userId: string, r3: string): Promise<SyncOutcome> =>
  new Promise((resolve) => {
    const page = openTheirCatalogue(userId, r3, (taken) => {
      void page?.end(false)
      resolve(taken)
    })
    if (page) page.sync()
    else resolve('refused')
  })

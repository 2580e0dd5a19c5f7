import type { DeviceSource } from '#data/device-exchange.ts'
import { silentFetch } from '#data/session-token.ts'
import { dayIn } from '#domain/time/day.ts'
import {
  forgetCatalogues,
  openCatalogueDatabase,
  scopeOf,
} from '#offline/catalogue/catalogue-database.ts'
import { type CatalogueProxy, createCatalogueProxy } from '#offline/catalogue/catalogue-proxy.ts'
import type { CatalogueProgress } from '#offline/catalogue/device-catalogue.ts'
import { startCatalogueWorker } from '#offline/catalogue/start-worker.ts'
import { createIncomingStore } from '#offline/cart/incoming-store.ts'
import type { IncomingQuantities } from '#offline/cart/cart-answer.ts'
import { database } from '#offline/database.ts'
import { browserTimers } from '#offline/sync/flush-triggers.ts'
import { pageEvents } from '#offline/page-events.ts'
import { ownName } from '#offline/base-path.ts'
import type { Identity } from '#shell/session/identity-atom.ts'

let open: { key: string; page: CatalogueProxy } | undefined
let known: CatalogueProgress | null = null
let listener: (progress: CatalogueProgress | null) => void = () => {}

/**
 * Returns the catalogue of a person and customer on this device. The first call starts its worker; null: it is open
 * for another person, or this browser has no workers.
 */
export function deviceFor({ userId, customerKey }: Identity): CatalogueProxy | null {
  if (typeof Worker === 'undefined') return null
  const key = scopeOf(userId, customerKey)
  if (open) return open.key === key ? open.page : null
  const page = createCatalogueProxy({
    worker: startCatalogueWorker(),
    userId,
    customerKey,
    fetch: (path) => silentFetch(path),
    timers: browserTimers,
    events: pageEvents(window, document),
    onProgress(progress) {
      known = progress
      listener(progress)
    },
  })
  open = { key, page }
  return page
}

/**
 * Returns the device's data of a person and customer: the catalogue and incoming quantities.
 * @param timeZone the tenant's, IANA: its day decides which orders are due
 */
export function sourceFor(identity: Identity, timeZone: () => string): DeviceSource {
  const { userId, customerKey } = identity
  const coming = createIncomingStore(database, Date.now, userId, customerKey ?? '')
  return {
    answer(field, args) {
      if (field !== 'alreadyComing')
        return deviceFor(identity)?.answer(field, args) ?? Promise.resolve(undefined)
      return coming.read(
        args.articleCodes as string[],
        (args.exceptCart as string | null | undefined) ?? null,
        dayIn(timeZone(), new Date()),
      )
    },
    keep: (_, { articleCodes }, value) =>
      coming.keep(articleCodes as string[], value as IncomingQuantities[]),
  }
}

/** Tells how far it is, now and from now on. */
export function onDeviceProgress(tell: (progress: CatalogueProgress | null) => void): void {
  listener = tell
  tell(known)
}

/** Ends what is open. @param forget every catalogue on this device goes */
export async function closeDevice(forget = false): Promise<void> {
  const { page } = open ?? {}
  open = undefined
  known = null
  listener(null)
  await page?.end(forget)
  // The worker may have died, and what it kept must go all the same.
  if (forget && typeof indexedDB !== 'undefined')
    await forgetCatalogues(openCatalogueDatabase(ownName('pannier-catalogue'))).catch(
      () => undefined,
    )
}

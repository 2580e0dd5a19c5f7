import { i18n } from '@lingui/core'
import type { createStore } from 'jotai'
import { savesData } from '#data/saves-data.ts'
import { silentFetch, renewToken, sessionToken } from '#data/session-token.ts'
import { isView } from '#domain/view-as/view-as.ts'
import { database } from '#offline/database.ts'
import { browserTimers } from '#offline/sync/flush-triggers.ts'
import { thisDevice } from '#offline/device.ts'
import { pageEvents } from '#offline/page-events.ts'
import { askForSync, updateTimeout } from '#offline/register-worker.ts'
import { startOffline } from '#offline/start-offline.ts'
import { cookieWitness, tabWitness } from '#offline/loss/witness-places.ts'
import { startUploads } from '#offline/uploads/offline-uploads.ts'
import { uploadDatabase } from '#offline/uploads/uploads.ts'
import { tokenOwner } from '#offline/sync/token-owner.ts'
import { catalogueProgressAtom, deviceCatalogueAtom } from '#parts/catalogue/catalogue-progress.ts'
import { loadHeic, photosWantedAtom } from '#parts/photo/photos-wanted.ts'
import { loadReader } from '#parts/scan/decoder.ts'
import { readerWantedAtom } from '#parts/scan/reader-wanted.ts'
import { addToastAtom } from '#shell/toasts/toasts-atom.ts'
import { problemWord } from '#ui/form/problem-text.tsx'
import { connectSync, merchantsAtom } from '#shell/sync/sync-state.ts'
import { progressAtom } from '#app/progress/progress-atom.ts'
import { preloadReader } from '#app/scan/preload-reader.ts'
import { clientAtom } from '#shell/session/client-atom.ts'
import { identityAtom, type Identity } from '#shell/session/identity-atom.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { configAtom, userAtom } from '#shell/session/session-atoms.ts'
import { closeDevice, deviceFor, onDeviceProgress } from './device.ts'
import { lockForOthers, takeOverDevice } from './device-owner.ts'
import { keepTabFor } from './tab-owner.ts'

/** Code for offline customers and kept frames: few people need it, and never at the start. */
const packs = () => import('#offline/offline-customers.ts')
const frames = () => import('#offline/frames/frame-store.ts')

function begin(store: ReturnType<typeof createStore>, identity: Identity): () => void {
  const { userId, customerKey } = identity
  keepTabFor(userId)
  const wake = () => void askForSync().catch(() => undefined)
  const uploads = startUploads({
    database: uploadDatabase,
    userId,
    fetch: silentFetch,
    now: Date.now,
    timers: browserTimers,
    events: pageEvents(window, document),
    locks: navigator.locks,
    wake,
  })
  const offline = startOffline({
    uploads,
    // A refusal behind the scenes pauses the sending; the session ends on a person's own step alone.
    fetch: silentFetch,
    tokenUser: () => tokenOwner(sessionToken.get()),
    ready: async () => {
      if (!sessionToken.get()) await renewToken()
    },
    hashed: import.meta.env.PROD,
    userId,
    device: thisDevice(database),
    timers: browserTimers,
    events: pageEvents(window, document),
    random: Math.random,
    locks: navigator.locks,
    storage: navigator.storage,
    tab: () => sessionStorage,
    witnesses: [tabWitness(() => sessionStorage), cookieWitness(document)],
    wake,
    patience: updateTimeout,
    onViewOnly: () =>
      store.set(addToastAtom, {
        tone: 'danger',
        text: i18n._(problemWord('VIEW_ONLY')),
        // The screen that tried says that nothing was saved.
        explains: true,
      }),
    async forgetMore() {
      await closeDevice(true)
      // Loaded since the start; a logout must not fail because of it.
      await packs().then(
        ({ forgetOfflineCustomers }) => forgetOfflineCustomers(userId),
        () => undefined,
      )
      await frames().then(
        ({ forgetFrames }) => forgetFrames(userId),
        () => undefined,
      )
      await import('#offline/kept-files.ts').then(
        ({ forgetKeptFiles }) => forgetKeptFiles(userId),
        () => undefined,
      )
      await lockForOthers('').catch(() => undefined)
    },
  })
  const disconnect = connectSync(store, offline, customerKey)
  if (isView(userId))
    // The device stays its owner's, and nothing is downloaded.
    return () => {
      disconnect()
      offline.stop()
    }
  void takeOverDevice(userId, store.get(userAtom)?.deviceKey ?? '').then((opened) =>
    opened ? offline.sendNow() : undefined,
  )
  const stopCatalogue = keepCatalogue(store, identity)
  const stopReader = preloadReader(store, readerWantedAtom, loadReader)
  const stopHeic = preloadReader(store, photosWantedAtom, loadHeic)
  const stopTerms = keepTerms(store)
  const stopDropping = whenQuiet(store, () => {
    // A page of the person before may have written while the first lock ran.
    void lockForOthers(userId).catch(() => undefined)
    void packs().then(
      ({ removeExpiredCustomers }) => removeExpiredCustomers(),
      () => undefined,
    )
    void frames().then(
      ({ removeExpiredFrames }) => removeExpiredFrames(),
      () => undefined,
    )
  })
  return () => {
    disconnect()
    stopReader()
    stopHeic()
    stopTerms()
    stopDropping()
    stopCatalogue()
    offline.stop()
  }
}

/**
 * Milliseconds before the catalogue download starts, so that the first screen comes first; it also waits for open
 * requests, up to the second number.
 */
const [afterFirstScreen, latest] = [4_000, 30_000]

/** Runs work once the first screen has had its time and the bar rests. Answers how to call it off. */
function whenQuiet(store: ReturnType<typeof createStore>, work: () => void): () => void {
  let stopWatching = () => {}
  const run = () => {
    end()
    work()
  }
  const look = () => store.get(progressAtom) === 'idle' && run()
  const cancelFirst = browserTimers.after(afterFirstScreen, () => {
    stopWatching = store.sub(progressAtom, look)
    look()
  })
  const cancelLatest = browserTimers.after(latest, run)
  const end = () => {
    stopWatching()
    cancelFirst()
    cancelLatest()
  }
  return end
}

/** Stores the chosen customer's delivery and payment terms on this device, so that an order can be made offline. */
function keepTerms(store: ReturnType<typeof createStore>): () => void {
  const load = async () => {
    const now = store.get(clientAtom)
    if (!now || !store.get(configAtom)?.canCheckout || !store.get(onlineAtom)) return
    const { loadTerms } = await import('./features/cart/terms/checkout-terms.ts')
    await loadTerms({ store, client: () => Promise.resolve(now.client) })
  }
  return savesData() ? () => {} : whenQuiet(store, () => void load().catch(() => undefined))
}

/** Keeps the whole catalogue on this device, unless the browser is told to save data: then it comes when it is asked for. */
function keepCatalogue(store: ReturnType<typeof createStore>, identity: Identity): () => void {
  const page = deviceFor(identity)
  store.set(deviceCatalogueAtom, page)
  onDeviceProgress((progress) => store.set(catalogueProgressAtom, progress))
  const cancel = savesData() ? () => {} : whenQuiet(store, () => page?.keepFresh())
  return () => {
    cancel()
    store.set(deviceCatalogueAtom, null)
    void closeDevice()
  }
}

/** Runs the offline work of the signed-in person, for the customer they work for. */
export function followSession(store: ReturnType<typeof createStore>): void {
  let stop = () => {}
  const follow = () => {
    stop()
    const identity = store.get(identityAtom)
    stop = identity ? begin(store, identity) : () => {}
  }
  store.sub(identityAtom, follow)
  follow()
  const nameMerchants = () => store.set(merchantsAtom, store.get(userAtom)?.merchants ?? [])
  store.sub(userAtom, nameMerchants)
  nameMerchants()
}

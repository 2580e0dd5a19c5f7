import { atom, type createStore } from 'jotai'
import { savesData } from '#data/saves-data.ts'
import { browserTimers } from '#offline/sync/flush-triggers.ts'
import { catalogueProgressAtom, deviceCatalogueAtom } from '#parts/catalogue/catalogue-progress.ts'
import { readerWantedAtom } from '#parts/scan/reader-wanted.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { progressAtom } from '../progress/progress-atom.ts'

/** Time without other requests before the reader loads, in ms. */
const restFor = 5_000

/** The catalogue goes first, since everyone needs it: the reader waits until it is complete or found no room. */
const catalogueDoneAtom = atom((get) => {
  const progress = get(catalogueProgressAtom)
  return (
    get(deviceCatalogueAtom) === null ||
    (progress !== null && !progress.taking && (progress.ready || progress.full !== null))
  )
})

const mayComeAtom = atom(
  (get) =>
    get(readerWantedAtom) &&
    get(onlineAtom) &&
    get(progressAtom) === 'idle' &&
    get(catalogueDoneAtom),
)

/**
 * Loads the bar code reader in advance, once nothing else is loading, because scanning may start offline. With "save
 * data" it loads at the first scan instead. Returns how to cancel.
 */
export function preloadReader(
  store: ReturnType<typeof createStore>,
  bring: () => Promise<void>,
): () => void {
  if (savesData()) return () => {}
  let cancel = () => {}
  let coming = false
  const come = () => {
    coming = true
    void bring().then(end, () => {
      coming = false
    })
  }
  const look = () => {
    cancel()
    cancel = store.get(mayComeAtom) && !coming ? browserTimers.after(restFor, come) : () => {}
  }
  const stopWatching = store.sub(mayComeAtom, look)
  const end = () => {
    stopWatching()
    cancel()
  }
  look()
  return end
}

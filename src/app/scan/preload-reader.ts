import { atom, type createStore } from 'jotai'
import { savesData } from '#data/saves-data.ts'
import { browserTimers } from '#offline/sync/flush-triggers.ts'
import { catalogueProgressAtom, deviceCatalogueAtom } from '#parts/catalogue/catalogue-progress.ts'
import { readerWantedAtom } from '#parts/scan/reader-wanted.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { progressAtom } from '../progress/progress-atom.ts'

/** How long nothing else may have come before the reader does, in ms. */
const restFor = 5_000

/** The catalogue is wanted by everybody, the reader by whoever scans: it waits until that one is here, or has found no room. */
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
 * Brings the reader of bar codes once somebody may need it and nothing else is under way: whoever scans may have no network by
 * then. Not where data is to be saved: there it comes with the first scan. Answers how to call it off.
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

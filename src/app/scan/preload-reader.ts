import { type Atom, atom, type createStore } from 'jotai'
import { savesData } from '#data/saves-data.ts'
import { browserTimers } from '#offline/sync/flush-triggers.ts'
import { catalogueProgressAtom, deviceCatalogueAtom } from '#parts/catalogue/catalogue-progress.ts'
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

/**
 * Loads the reader of bar codes or of photos in advance, once it's wanted and nothing else is loading, because it may be
 * needed offline. With "save data" it loads at its first use instead. Returns how to cancel.
 */
export function preloadReader(
  store: ReturnType<typeof createStore>,
  wantedAtom: Atom<boolean>,
  bring: () => Promise<void>,
): () => void {
  if (savesData()) return () => {}
  const mayComeAtom = atom(
    (get) =>
      get(wantedAtom) && get(onlineAtom) && get(progressAtom) === 'idle' && get(catalogueDoneAtom),
  )
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

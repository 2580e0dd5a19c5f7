import { atom } from 'jotai'
import type { BackgroundWork } from '#data/background-work.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'

/** A piece of background work that failed, and when it was tried last, in ms. */
export interface BackgroundFailure {
  work: BackgroundWork
  at: number
}

/** Background work that failed and has not worked since, the latest first. */
export const backgroundFailuresAtom = atom<readonly BackgroundFailure[]>([])

/** Notes how a piece of background work ended. Without a network every piece fails, and the bar says why. */
export const noteBackgroundAtom = atom(
  null,
  (get, set, work: BackgroundWork, worked: boolean, at: number = Date.now()) => {
    const before = get(backgroundFailuresAtom)
    const others = before.filter((failure) => failure.work !== work)
    if (worked) {
      if (others.length < before.length) set(backgroundFailuresAtom, others)
    } else if (get(onlineAtom)) set(backgroundFailuresAtom, [{ work, at }, ...others])
  },
)

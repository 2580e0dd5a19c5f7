import { useAtomValue, useStore } from 'jotai'
import { useCallback, useEffect } from 'react'
import { areFramesDue } from '#domain/frames/kept-frames.ts'
import { savesData } from '#data/saves-data.ts'
import { database } from '#offline/database.ts'
import { framesChangedAt } from '#offline/frames/frames-changed.ts'
import { subscribeLive } from '#offline/live-query.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { identityAtom } from '#shell/session/identity-atom.ts'
import { useReaderWanted } from '../scan/reader-wanted.ts'

/** Pause before what failed is asked again while the screen is open, in ms; each further one is twice as long. */
const firstPause = 5_000

/**
 * Keeps the bar code reader and the frames of the chosen customer on this device while a screen is open that begins with a
 * frame number, and asks for the frames again when they have aged or a queued change of one has arrived. Returns what asks
 * at once, behind a change of a frame.
 */
export function useKeepFrames(): () => void {
  useReaderWanted()
  const online = useAtomValue(onlineAtom)
  const store = useStore()
  const identity = useAtomValue(identityAtom)
  const refresh = useCallback(
    async (always: boolean) => {
      if (!identity?.customerKey) return
      const { userId, customerKey } = identity
      const isHere = () => store.get(identityAtom)?.userId === userId
      const { framesKeptAt } = await import('#offline/frames/frame-store.ts')
      const at = await framesKeptAt(userId, customerKey)
      const changedAt = await framesChangedAt(database, userId, customerKey)
      if (!always && !areFramesDue(at, Date.now(), changedAt)) return
      const { keepFrames } = await import('./keep-frames.ts')
      await keepFrames(userId, customerKey, 'own', isHere)
    },
    [identity, store],
  )
  useEffect(() => {
    if (!identity?.customerKey || !online || savesData()) return undefined
    const { userId, customerKey } = identity
    let timer: ReturnType<typeof setTimeout> | undefined
    let isLeft = false
    let pause = firstPause
    // A failure shows nothing: offline the form says that no frames are kept.
    const ask = () =>
      refresh(false).catch(() => {
        clearTimeout(timer)
        if (!isLeft) timer = setTimeout(() => void ask(), pause)
        pause *= 2
      })
    // Now, and once a queued change arrives.
    const stop = subscribeLive(
      () => framesChangedAt(database, userId, customerKey),
      () => void ask(),
    )
    return () => {
      isLeft = true
      clearTimeout(timer)
      stop()
    }
  }, [identity, online, refresh])
  return useCallback(() => void refresh(true).catch(() => undefined), [refresh])
}

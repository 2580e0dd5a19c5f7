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
    // Now, and once a queued change arrives. A failure shows nothing: offline the form says that no frames are kept.
    return subscribeLive(
      () => framesChangedAt(database, userId, customerKey),
      () => void refresh(false).catch(() => undefined),
    )
  }, [identity, online, refresh])
  return useCallback(() => void refresh(true).catch(() => undefined), [refresh])
}

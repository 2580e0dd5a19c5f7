import { useAtomValue, useStore } from 'jotai'
import { useCallback, useEffect } from 'react'
import { areFramesDue } from '#domain/frames/kept-frames.ts'
import { savesData } from '#data/saves-data.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { identityAtom } from '#shell/session/identity-atom.ts'

/**
 * Keeps the frames of the chosen customer on this device while a screen is open that begins with a frame number, and asks
 * for them again when they have aged. Returns what asks at once, behind a change of a frame.
 */
export function useKeepFrames(): () => void {
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
      if (!always && !areFramesDue(at, Date.now())) return
      const { keepFrames } = await import('./keep-frames.ts')
      await keepFrames(userId, customerKey, 'own', isHere)
    },
    [identity, store],
  )
  useEffect(() => {
    // A failure shows nothing: offline the form says that no frames are kept.
    if (online && !savesData()) void refresh(false).catch(() => undefined)
  }, [online, refresh])
  return useCallback(() => void refresh(true).catch(() => undefined), [refresh])
}

import { useEffect, useRef, useState } from 'react'

/** Milliseconds from a change to its storage: a paste of thousands is one change. */
const storeAfter = 150
/** Longest wait of a change, in ms: typing without a pause loses no more than this in a crash. */
const storeWithin = 1000

/** A draft that takes what is on the screen and stores it later. */
interface Writable<Content> {
  set(content: Content): void
  flush(): Promise<void>
  isPending(): boolean
  stash(): void
}

/**
 * Stores a draft shortly after each change, and hands what is not stored yet to the next page when this one is left.
 * @param content as it is on the screen; the same object means unchanged @returns whether the device stored nothing
 */
export function useDraftWriting<Content>(
  draft: Writable<Content> | null,
  content: Content,
): boolean {
  const [notSaved, setNotSaved] = useState(false)
  const waitingSince = useRef<number | null>(null)

  useEffect(() => {
    if (!draft) return
    draft.set(content)
    if (!draft.isPending()) return
    waitingSince.current ??= Date.now()
    const wait = Math.min(storeAfter, waitingSince.current + storeWithin - Date.now())
    const timer = setTimeout(() => {
      waitingSince.current = null
      void draft.flush().then(
        () => setNotSaved(false),
        () => setNotSaved(true),
      )
    }, wait)
    return () => clearTimeout(timer)
  }, [draft, content])

  useEffect(() => {
    if (!draft) return
    const leave = () => draft.stash()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      void draft.flush().catch(() => undefined)
    }
  }, [draft])
  return notSaved
}

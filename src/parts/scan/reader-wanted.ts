import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'

/** True once a screen for scanning was open: the next scan may happen offline. */
export const readerWantedAtom = atom(false)

/** Requests the bar code reader for this device. It loads when nothing else does. */
export function useReaderWanted(): void {
  const want = useSetAtom(readerWantedAtom)
  useEffect(() => want(true), [want])
}

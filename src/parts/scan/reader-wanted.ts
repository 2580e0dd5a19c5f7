import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'

/** Whether a screen has been open on which somebody may scan: whoever has been there once may scan next time without a network. */
export const readerWantedAtom = atom(false)

/** Wants the reader of bar codes on this device. It comes when it is in nobody's way. */
export function useReaderWanted(): void {
  const want = useSetAtom(readerWantedAtom)
  useEffect(() => want(true), [want])
}

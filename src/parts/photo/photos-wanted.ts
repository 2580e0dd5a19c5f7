import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'

/** True once a form with photos was open: the next photo may be added offline. */
export const photosWantedAtom = atom(false)

/** Requests what this device needs to read photos. It loads when nothing else does. */
export function usePhotosWanted(): void {
  const want = useSetAtom(photosWantedAtom)
  useEffect(() => want(true), [want])
}

interface Decoders {
  isTypeSupported(type: string): Promise<boolean>
}

/** Brings the reader of HEIC to a device whose browser has none. @throws without a network */
export async function loadHeic(): Promise<void> {
  const { ImageDecoder } = globalThis as { ImageDecoder?: Decoders }
  // Only Safari had no such interface, and it reads HEIC by itself.
  if (ImageDecoder && !(await ImageDecoder.isTypeSupported('image/heic')))
    await (await import('./heic.ts')).loadHeicReader()
}

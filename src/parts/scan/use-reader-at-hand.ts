import { useEffect } from 'react'
import { savesData } from '#data/saves-data.ts'
import { bringReader } from './decoder.ts'

/** After a screen has opened on which somebody may scan, in ms: its own files go first. */
const patience = 3_000

/** Brings the reader of bar codes while there is a network: whoever scans may have none by then. Not where data is to be saved: then it comes with the first scan. */
export function useReaderAtHand(online: boolean): void {
  useEffect(() => {
    if (!online || savesData()) return
    const timer = setTimeout(() => void bringReader().catch(() => undefined), patience)
    return () => clearTimeout(timer)
  }, [online])
}

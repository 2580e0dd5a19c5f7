import { useEffect, useState } from 'react'
import { askToPersist, type StorageSafety } from '#offline/storage-persist.ts'

/** Returns how much this device stores for the portal, and how safely; null until the browser has answered. */
export function useStoredData() {
  const [bytes, setBytes] = useState<number | null>(null)
  const [safety, setSafety] = useState<StorageSafety>('unknown')
  const storage = 'storage' in navigator ? navigator.storage : undefined
  useEffect(() => {
    void storage
      ?.estimate?.()
      .then(({ usage }) => setBytes(usage ?? null))
      .catch(() => undefined)
    void storage
      ?.persisted?.()
      .then((kept) => setSafety(kept ? 'kept' : 'evictable'))
      .catch(() => undefined)
  }, [storage])
  return { bytes, safety, askToKeep: () => void askToPersist(storage).then(setSafety) }
}

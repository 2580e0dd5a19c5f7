import { useEffect, useState } from 'react'
import { subscribeLive } from '#offline/live-query.ts'
import { uploadDatabase } from '#offline/uploads/uploads.ts'

/** Progress of the files of a change, in bytes. */
export interface FileProgress {
  count: number
  bytes: number
  sent: number
}

/** Returns how far files on this device have come; null: there are none, or they aren't read yet. @param ids of files */
export function useFileProgress(ids: readonly string[]): FileProgress | null {
  const key = ids.join()
  const [progress, setProgress] = useState<FileProgress | null>(null)
  useEffect(() => {
    const files = key ? key.split(',') : []
    if (files.length === 0) return setProgress(null)
    const read = async () => {
      const rows = (await uploadDatabase.uploads.bulkGet(files)).filter((row) => row !== undefined)
      return {
        count: rows.length,
        bytes: rows.reduce((sum, { bytes }) => sum + bytes, 0),
        sent: rows.reduce((sum, { arrived, bytes, sent }) => sum + (arrived ? bytes : sent), 0),
      }
    }
    return subscribeLive(read, setProgress)
  }, [key])
  return progress && progress.count > 0 ? progress : null
}

import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { FileKind } from '#domain/files/file-kinds.ts'
import {
  dropUpload,
  enqueueUpload,
  followUploads,
  retryUploads,
} from '#offline/uploads/pending-uploads.ts'
import type { PendingUpload } from '#offline/uploads/upload-database.ts'
import { uploadDatabase } from '#offline/uploads/uploads.ts'
import { identityAtom } from '#shell/session/identity-atom.ts'

/** Purpose of uploads; `use` and `owner` as the server knows them. */
export interface UploadTarget {
  kind: FileKind
  use: string
  owner: string
}

/** A file that this device could not take at all. */
export interface NotTaken {
  name: string
  code: string
}

export interface Uploads {
  /** On their way or refused, oldest first. */
  pending: readonly PendingUpload[]
  notTaken: readonly NotTaken[]
  add: (files: readonly File[]) => Promise<void>
  /** Removes a pending upload; a refused one is dismissed by this too. */
  remove: (id: string) => void
  /** Tries what rests after a failure at once. */
  retry: () => void
}

/**
 * Uploads for one thing: each file is written to this device before it is shown, goes on after a reload, and is sent by page or
 * worker. @param onSent called with those that have arrived
 */
export function useUploads(
  { kind, use, owner }: UploadTarget,
  onSent: (sent: readonly PendingUpload[]) => void,
): Uploads {
  const userId = useAtomValue(identityAtom)?.userId
  const [pending, setPending] = useState<readonly PendingUpload[]>([])
  const [notTaken, setNotTaken] = useState<readonly NotTaken[]>([])
  const removed = useRef(new Set<string>())
  const sent = useRef(onSent)
  useEffect(() => {
    sent.current = onSent
  }, [onSent])

  useEffect(() => {
    if (!userId) return
    let before: readonly PendingUpload[] = []
    return followUploads(uploadDatabase, userId, (all) => {
      const own = all.filter((one) => one.use === use && one.owner === owner && one.kind === kind)
      const gone = before.filter(({ id }) => !own.some((one) => one.id === id))
      before = own
      setPending(own)
      const arrived = gone.filter(({ id }) => !removed.current.has(id))
      if (arrived.length > 0) sent.current(arrived)
    })
  }, [userId, kind, use, owner])

  return {
    pending,
    notTaken,
    async add(files) {
      if (!userId) return
      const failed: NotTaken[] = []
      for (const file of files) {
        const clock = { newId: () => crypto.randomUUID(), now: Date.now }
        const taken = await enqueueUpload(
          uploadDatabase,
          userId,
          { file, kind, use, owner },
          clock,
        ).catch(() => ({ refusal: 'device_full' }))
        if ('refusal' in taken) failed.push({ name: file.name, code: taken.refusal })
      }
      setNotTaken(failed)
    },
    remove(id) {
      removed.current.add(id)
      void dropUpload(uploadDatabase, id)
    },
    retry() {
      if (userId) void retryUploads(uploadDatabase, userId)
    },
  }
}

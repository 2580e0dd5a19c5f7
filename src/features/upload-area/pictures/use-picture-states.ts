import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useClient } from 'urql'
import { dropUpload, followUploads, retryUploads } from '#offline/uploads/pending-uploads.ts'
import type { PendingUpload } from '#offline/uploads/upload-database.ts'
import { uploadDatabase } from '#offline/uploads/uploads.ts'
import { identityAtom } from '#shell/session/identity-atom.ts'
import { UploadedFiles } from '../upload-area.gql.ts'

/** State of a picture: on its way, arrived while its sizes are being made, shown to dealers, or refused. */
export type PictureState =
  | { kind: 'sending'; sent: number; bytes: number }
  | { kind: 'arrived' }
  | { kind: 'ready' }
  | { kind: 'stopped' }
  | { kind: 'refused'; code: string }

/** Pictures are ready a moment after they came. In ms. */
const lookEvery = 1_500

/** Follows the pictures of a batch, and says which of earlier batches are still on their way. @param ids of the batch's uploads */
export function usePictureStates(ids: readonly string[]) {
  const client = useClient()
  const userId = useAtomValue(identityAtom)?.userId
  const [pending, setPending] = useState<readonly PendingUpload[]>([])
  const [stopped, setStopped] = useState<ReadonlySet<string>>(new Set())
  const [answered, setAnswered] = useState<ReadonlyMap<string, PictureState>>(new Map())

  useEffect(() => {
    if (!userId) return
    return followUploads(uploadDatabase, userId, (all) =>
      setPending(all.filter(({ place }) => place !== undefined)),
    )
  }, [userId])

  const onWay = new Map(pending.map((upload) => [upload.id, upload]))
  const toAsk = ids.filter((id) => !onWay.has(id) && !stopped.has(id) && !isFinal(answered.get(id)))
  const asked = toAsk.join()
  useEffect(() => {
    if (!asked) return
    const look = async () => {
      const { data } = await client
        .query(UploadedFiles, { ids: asked.split(',') }, { requestPolicy: 'network-only' })
        .toPromise()
      if (!data) return
      setAnswered(
        (before) =>
          new Map([
            ...before,
            ...data.uploadedFiles.map(
              ({ id, state, refusal }) => [id, stateOf(state, refusal)] as const,
            ),
          ]),
      )
    }
    const timer = setInterval(() => void look(), lookEvery)
    return () => clearInterval(timer)
  }, [asked, client])

  const drop = (gone: readonly string[]) => {
    setStopped((before) => new Set([...before, ...gone]))
    for (const id of gone) void dropUpload(uploadDatabase, id)
  }
  return {
    stateOf(id: string): PictureState {
      if (stopped.has(id)) return { kind: 'stopped' }
      const upload = onWay.get(id)
      if (!upload) return answered.get(id) ?? { kind: 'arrived' }
      const { sent, bytes, refusal } = upload
      return refusal ? { kind: 'refused', code: refusal } : { kind: 'sending', sent, bytes }
    },
    /** Uploads of batches before this one. */
    earlier: {
      pending: pending.filter(({ id }) => !ids.includes(id)),
      notTaken: [],
      remove: (id: string) => drop([id]),
      retry: () => void (userId && retryUploads(uploadDatabase, userId)),
    },
    /** Ends what has not arrived yet. */
    stop: () => drop(ids.filter((id) => onWay.has(id) && !onWay.get(id)!.refusal)),
  }
}

const isFinal = (state: PictureState | undefined) =>
  state?.kind === 'ready' || state?.kind === 'refused'

const stateOf = (state: 'STORED' | 'READY' | 'REFUSED', refusal: string | null): PictureState => {
  if (state === 'REFUSED') return { kind: 'refused', code: refusal ?? 'UNKNOWN' }
  return state === 'READY' ? { kind: 'ready' } : { kind: 'arrived' }
}

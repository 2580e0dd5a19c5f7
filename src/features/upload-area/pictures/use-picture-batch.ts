import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useClient } from 'urql'
import { codesOfName, planPictures, type PlannedPicture } from '#domain/files/picture-names.ts'
import { enqueueUpload } from '#offline/uploads/pending-uploads.ts'
import { uploadDatabase } from '#offline/uploads/uploads.ts'
import { identityAtom } from '#shell/session/identity-atom.ts'
import { PictureTargets } from '../upload-area.gql.ts'
import { type BatchFile, type BatchProblem, readPictureFiles } from './read-picture-files.ts'

/** A picture of a batch; `upload`: its id once it is in line, `refusal`: why this device could not take it. */
export interface BatchPicture extends PlannedPicture<BatchFile> {
  upload: string | null
  refusal: string | null
}

export type BatchState =
  | { kind: 'none' }
  | { kind: 'reading'; done: number }
  | { kind: 'broken'; problem: BatchProblem | 'NETWORK' }
  | { kind: 'planned' | 'queueing' | 'sent'; pictures: readonly BatchPicture[] }

/** Finds the articles of chosen pictures, and puts the good ones in line for the server. */
export function usePictureBatch() {
  const client = useClient()
  const userId = useAtomValue(identityAtom)?.userId
  const [state, setState] = useState<BatchState>({ kind: 'none' })

  const choose = async (chosen: readonly File[]) => {
    setState({ kind: 'reading', done: 0 })
    const files = await readPictureFiles(chosen, (done) => setState({ kind: 'reading', done }))
    if (typeof files === 'string') return setState({ kind: 'broken', problem: files })
    const codes = [
      ...new Set(files.flatMap(({ name }) => codesOfName(name).map(({ code }) => code))),
    ]
    const { data } = await client
      .query(PictureTargets, { codes }, { requestPolicy: 'network-only' })
      .toPromise()
    if (!data) return setState({ kind: 'broken', problem: 'NETWORK' })
    const targets = new Map(data.pictureTargets.map((target) => [target.asked, target]))
    const pictures = planPictures(files, (code) => targets.get(code)).map((picture) => ({
      ...picture,
      upload: null,
      refusal: null,
    }))
    setState({ kind: 'planned', pictures })
  }

  /** Writes a picture to this device. @returns what became of it */
  const enqueue = async ({ file, target, place }: BatchPicture) => {
    const taken = await enqueueUpload(
      uploadDatabase,
      userId!,
      {
        file: file.content(),
        kind: 'article-picture',
        use: 'article-picture',
        owner: target!.article_code,
        place,
      },
      { newId: () => crypto.randomUUID(), now: Date.now },
    )
    return 'refusal' in taken
      ? { refusal: taken.refusal, upload: null }
      : { upload: taken.upload.id, refusal: null }
  }

  const send = async () => {
    if (state.kind !== 'planned' || !userId) return
    const pictures = [...state.pictures]
    for (const [n, picture] of pictures.entries()) {
      if (picture.problem !== null) continue
      const queued = await enqueue(picture).catch(() => ({ refusal: 'device_full', upload: null }))
      pictures[n] = { ...picture, ...queued }
      setState({ kind: 'queueing', pictures: [...pictures] })
    }
    setState({ kind: 'sent', pictures })
  }
  return { state, choose, send }
}

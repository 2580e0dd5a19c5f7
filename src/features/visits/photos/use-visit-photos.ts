import { useEffect, useRef, useState } from 'react'
import { rulesOf } from '#domain/files/file-kinds.ts'
import { readExif, writeExif } from '#domain/files/jpeg-exif.ts'
import { type DraftPhoto, photoField, type VisitDraft } from '#domain/visits/visit-draft.ts'
import { type VisitSlot, visitSlots } from '#domain/visits/visit-slots.ts'
import { askToPersist } from '#offline/storage-persist.ts'
import type { OfflineDraft } from '#parts/drafts/use-offline-draft.ts'
import { compressPhoto } from '#parts/photo/compress-photo.ts'
import { usePhotosWanted } from '#parts/photo/photos-wanted.ts'

const kind = 'visit-photo'

/** A photo that this device could not take. */
export interface RefusedPhoto {
  name: string
  code: string
}

/** Photos of a form that is filled in. */
export interface VisitPhotos {
  /** Slots whose photo is being written to this device. */
  saving: ReadonlySet<VisitSlot>
  /** The slot whose photo is being compressed; null: none. */
  compressing: VisitSlot | null
  /** Photos that still have to be compressed before the form can be sent. */
  unready: number
  /** Writes photos to this device, one to each of these slots. @returns those that were not taken */
  add(files: readonly File[], slots: readonly VisitSlot[]): Promise<RefusedPhoto[]>
  /** Marks photos whose content this device has lost, so that the person takes them again. @returns whether there are any */
  dropLost(): Promise<boolean>
  /** Empties a slot. @returns puts the photo back */
  remove(slot: VisitSlot): () => void
}

/** Whether a photo has something to be done to it before it can be sent. */
const isUnready = (photo: DraftPhoto | undefined, attachPlace: boolean): boolean =>
  photo?.state === 'raw' ||
  (photo?.state === 'ready' && photo.place !== null && photo.placed !== attachPlace)

/** A photo made ready: its content, and how the draft names it. */
interface Made {
  content: Blob | null
  photo: Omit<DraftPhoto, 'file'>
}

async function compressed(content: Blob, name: string, attachPlace: boolean): Promise<Made> {
  const made = await compressPhoto(content, name, rulesOf(kind).formats)
  if (!made) return { content: null, photo: { state: 'unreadable', place: null, placed: false } }
  const plain = new Blob([made.bytes], { type: made.type })
  return withPlace(plain, { state: 'ready', place: made.place, placed: false }, attachPlace)
}

/** Writes the place of a photo into its file, or takes it out. Only JPEG can hold it here. */
async function withPlace(
  content: Blob,
  photo: Omit<DraftPhoto, 'file'>,
  placed: boolean,
): Promise<Made> {
  if (!photo.place || photo.placed === placed) return { content, photo }
  if (content.type !== 'image/jpeg') return { content, photo: { ...photo, place: null } }
  const bytes = new Uint8Array(await content.arrayBuffer())
  const { orientation } = readExif(bytes)
  const written = writeExif(bytes, { orientation, place: placed ? photo.place : null })
  return { content: new Blob([written], { type: content.type }), photo: { ...photo, placed } }
}

/**
 * Takes photos into a form: each is written to this device as it was taken, then shown, then compressed in the background.
 * What a crash leaves uncompressed is compressed when the form is opened again.
 */
export function useVisitPhotos(draft: OfflineDraft, visit: VisitDraft): VisitPhotos {
  usePhotosWanted()
  const [saving, setSaving] = useState<ReadonlySet<VisitSlot>>(new Set())
  const latest = useRef({ draft, visit })
  useEffect(() => {
    latest.current = { draft, visit }
  })
  useUnnamedFiles(draft, visit)
  const { photos, attachPlace } = visit
  const unready = visitSlots.filter((slot) => isUnready(photos[slot], attachPlace))
  const [next] = unready
  const file = next && photos[next]!.file

  useEffect(() => {
    if (!next || !file) return
    let gone = false
    const work = async () => {
      const { draft: form, visit: now } = latest.current
      const photo = now.photos[next]!
      const name = form.files.find(({ id }) => id === file)?.name ?? 'photo'
      const content = await form.preview(file)
      const made: Made = !content
        ? { content: null, photo: { state: 'unreadable', place: null, placed: false } }
        : photo.state === 'raw'
          ? await compressed(content, name, attachPlace)
          : await withPlace(content, photo, attachPlace)
      // It was removed or replaced meanwhile, or the form was left: the next one does it.
      if (gone || latest.current.visit.photos[next]?.file !== file) return
      const set = (id: string) => ({ [photoField(next)]: { ...made.photo, file: id } })
      if (!made.content) return form.setFields(set(file))
      const type = made.content.type
      const taken = new File([made.content], name.replace(/\.\w+$/, '') + endingOf(type), { type })
      const refusal = await form.addFile(taken, kind, set)
      if (refusal) return form.setFields({ [photoField(next)]: { ...photo, state: 'unreadable' } })
      form.removeFile(file)
    }
    void work()
    return () => {
      gone = true
    }
  }, [next, file, attachPlace])

  return {
    saving,
    compressing: next ?? null,
    unready: unready.length,
    async add(files, slots) {
      const refused: RefusedPhoto[] = []
      const placed = files.map((one, n) => [one, slots[n]!] as const)
      setSaving((before) => new Set([...before, ...placed.map(([, slot]) => slot)]))
      void askToPersist('storage' in navigator ? navigator.storage : undefined)
      for (const [one, slot] of placed) {
        const before = latest.current.visit.photos[slot]
        const code = await latest.current.draft.addFile(one, kind, (id) => ({
          [photoField(slot)]: { file: id, state: 'raw', place: null, placed: false },
          touched: true,
        }))
        if (code) refused.push({ name: one.name, code })
        else if (before && before.state !== 'kept') latest.current.draft.removeFile(before.file)
        setSaving((all) => new Set([...all].filter((other) => other !== slot)))
      }
      return refused
    },
    async dropLost() {
      const { draft: form, visit: now } = latest.current
      let isLost = false
      for (const slot of visitSlots) {
        const photo = now.photos[slot]
        if (photo?.state !== 'ready' || (await form.preview(photo.file))) continue
        isLost = true
        form.setFields({ [photoField(slot)]: { ...photo, state: 'unreadable' } })
      }
      return isLost
    },
    remove(slot) {
      const before = latest.current.visit.photos[slot]
      latest.current.draft.setFields({ [photoField(slot)]: null, touched: true })
      return () => latest.current.draft.setFields({ [photoField(slot)]: before ?? null })
    },
  }
}

const endingOf = (type: string) => (type === 'image/jpeg' ? '.jpg' : `.${type.split('/')[1]}`)

/** Lets go, when a form is opened, of files that no slot names: their photo was removed and not brought back. */
function useUnnamedFiles(draft: OfflineDraft, visit: VisitDraft) {
  const opened = useRef(false)
  useEffect(() => {
    if (opened.current) return
    opened.current = true
    const named = new Set(Object.values(visit.photos).map(({ file }) => file))
    for (const { id } of draft.files) if (!named.has(id)) draft.removeFile(id)
  }, [draft, visit])
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { VisitDraft } from '#domain/visits/visit-draft.ts'
import type { VisitSlot } from '#domain/visits/visit-slots.ts'
import { useDates } from '#parts/date/use-dates.ts'
import type { OfflineDraft } from '#parts/drafts/use-offline-draft.ts'
import { otherRefusal, refusalWords } from '#parts/upload/upload-refusal.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { slotName } from '../visit-words.ts'
import type { VisitAnsweredData } from '#parts/visits/visits.gql.ts'
import { PhotoSlot } from './photo-slot.tsx'
import { PhotoViewer } from './photo-viewer.tsx'
import { useFileAddress } from './use-preview.ts'
import type { RefusedPhoto, VisitPhotos } from './use-visit-photos.ts'
import * as css from './photos.css.ts'

interface PhotoPartProps {
  /** Slots of this part that the kind asks for. */
  slots: readonly VisitSlot[]
  visit: VisitDraft
  photos: VisitPhotos
  preview: OfflineDraft['preview']
  /** The last visit, whose photos stand beside the new ones. */
  last: VisitAnsweredData | null | undefined
}

/** The photos of one part of the form, beside those of the last visit. */
export function PhotoPart({ slots, visit, photos, preview, last }: PhotoPartProps) {
  const { t, i18n } = useLingui()
  const { dayOf } = useDates()
  const toast = useToast()
  const [refused, setRefused] = useState<readonly RefusedPhoto[]>([])
  const [enlarged, setEnlarged] = useState<{ slot: VisitSlot; isLast: boolean } | null>(null)
  const [choose, shoot] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const free = slots.filter((slot) => !visit.photos[slot] && !photos.saving.has(slot))
  const thenOf = (slot: VisitSlot) => last?.photos.find((photo) => photo.slot === slot)
  const add = async (files: readonly File[], into: readonly VisitSlot[]) => {
    const over = files.slice(into.length).map(({ name }) => ({ name, code: 'no_slot' }))
    setRefused(over)
    const failed = await photos.add(files.slice(0, into.length), into)
    setRefused([...failed, ...over])
  }
  const remove = (slot: VisitSlot) => {
    const restore = photos.remove(slot)
    const name = slotName(i18n, slot)
    setEnlarged(null)
    toast({ text: t`${name} removed`, action: { label: t`Undo`, run: restore } })
  }
  const input = (capture: boolean) => (
    <input
      ref={capture ? shoot : choose}
      hidden
      type="file"
      tabIndex={-1}
      aria-label={capture ? t`Camera` : t`Photo files`}
      accept="image/*"
      multiple={!capture}
      {...(capture && { capture: 'environment' as const })}
      onChange={({ currentTarget }) => {
        if (currentTarget.files?.length) void add([...currentTarget.files], free)
        currentTarget.value = ''
      }}
    />
  )
  return (
    <>
      {free.length > 0 && (
        <div className={css.tools}>
          <span className={css.camera}>
            <Button variant="primary" icon="image" onClick={() => shoot.current?.click()}>
              <Trans>Take photo</Trans>
            </Button>
          </span>
          <Button icon="upload" onClick={() => choose.current?.click()}>
            <Trans>Choose photos</Trans>
          </Button>
        </div>
      )}
      {refused.length > 0 && (
        <Notice tone="danger" live="alert">
          {refused.map(({ name, code }, n) => (
            <p key={`${name}${n}`} className={css.warn}>
              <strong>{name}</strong>{' '}
              {code === 'no_slot' ? (
                <Trans>There’s no free place for this photo. Replace one of the others.</Trans>
              ) : (
                i18n._(refusalWords[code] ?? otherRefusal)
              )}
            </p>
          ))}
        </Notice>
      )}
      <ul className={slots.some(thenOf) ? css.pairs : css.slots}>
        {slots.map((slot) => {
          const then = thenOf(slot)
          return (
            <PhotoSlot
              key={slot}
              slot={slot}
              photo={visit.photos[slot]}
              then={
                then && {
                  thumbnailUrl: then.thumbnailUrl,
                  when: dayOf(Date.parse(String(last!.visitedAt))),
                  open: () => setEnlarged({ slot, isLast: true }),
                }
              }
              saving={photos.saving.has(slot)}
              compressing={photos.compressing === slot}
              preview={preview}
              onFiles={(files) => void add(files, [slot])}
              onOpen={() => setEnlarged({ slot, isLast: false })}
              onRemove={() => remove(slot)}
            />
          )
        })}
      </ul>
      {input(false)}
      {input(true)}
      {enlarged && (
        <Enlarged
          slot={enlarged.slot}
          visit={visit}
          preview={preview}
          thenUrl={enlarged.isLast ? thenOf(enlarged.slot)?.url : undefined}
          onRemove={() => remove(enlarged.slot)}
          onClose={() => setEnlarged(null)}
        />
      )}
    </>
  )
}

interface EnlargedProps extends Pick<PhotoPartProps, 'visit' | 'preview'> {
  slot: VisitSlot
  /** Address of the last visit's photo, where that is shown. */
  thenUrl: string | undefined
  onRemove: () => void
  onClose: () => void
}

function Enlarged({ slot, visit, preview, thenUrl, onRemove, onClose }: EnlargedProps) {
  const { i18n } = useLingui()
  const photo = visit.photos[slot]
  const address = useFileAddress(preview, photo?.state === 'kept' ? undefined : photo?.file)
  const src = thenUrl ?? (photo?.state === 'kept' ? photo.url : (address ?? undefined))
  return (
    <PhotoViewer
      photos={[{ key: slot, name: slotName(i18n, slot), src }]}
      start={slot}
      onClose={onClose}
      actions={() =>
        !thenUrl && (
          <Button variant="ghost" icon="trash" onClick={onRemove}>
            <Trans>Remove photo</Trans>
          </Button>
        )
      }
    />
  )
}

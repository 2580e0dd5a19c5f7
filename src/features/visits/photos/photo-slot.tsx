import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { DraftPhoto } from '#domain/visits/visit-draft.ts'
import type { VisitSlot } from '#domain/visits/visit-slots.ts'
import { withBasePath } from '#offline/base-path.ts'
import type { OfflineDraft } from '#parts/drafts/use-offline-draft.ts'
import { Icon } from '#ui/display/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { slotName } from '../visit-words.ts'
import { useFileAddress } from './use-preview.ts'
import * as css from './photos.css.ts'

interface PhotoSlotProps {
  slot: VisitSlot
  photo: DraftPhoto | undefined
  /** The photo that the last visit has here; without one the slot stands alone. */
  then: { thumbnailUrl: string; open: () => void; when: string } | undefined
  saving: boolean
  compressing: boolean
  preview: OfflineDraft['preview']
  onFiles: (files: readonly File[]) => void
  onOpen: () => void
  onRemove: () => void
}

/** A place for one photo: what was there at the last visit, and what is there now. */
export function PhotoSlot(props: PhotoSlotProps) {
  const { slot, then, saving, compressing, preview, onFiles, onOpen, onRemove } = props
  // Until it is on this device's disk, a crash loses it: it isn't shown as taken before.
  const photo = saving ? undefined : props.photo
  const { t, i18n } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const name = slotName(i18n, slot)
  const isKept = photo?.state === 'kept'
  const address = useFileAddress(preview, isKept ? undefined : photo?.file)
  const shown = isKept ? photo.thumbnailUrl : address
  const choose = () => input.current?.click()
  return (
    <li className={css.slot}>
      <span className={css.slotName}>{name}</span>
      <div className={css.pair}>
        {then && (
          <div className={css.half}>
            <button
              type="button"
              className={css.taken}
              onClick={then.open}
              aria-label={t`Enlarge ${name} of the last visit`}
            >
              <img
                className={css.picture}
                src={withBasePath(then.thumbnailUrl)}
                alt=""
                loading="lazy"
              />
            </button>
            <span className={css.quiet}>{then.when}</span>
          </div>
        )}
        <div className={css.half}>
          {photo ? (
            <button
              type="button"
              className={css.taken}
              onClick={onOpen}
              aria-label={t`Enlarge ${name}`}
            >
              {shown ? (
                <img className={css.picture} src={withBasePath(shown)} alt="" />
              ) : (
                <Icon name="image" />
              )}
            </button>
          ) : (
            <button type="button" className={css.empty} onClick={choose} aria-busy={saving}>
              <Icon name={saving ? 'sync' : 'plus'} />
              {saving ? <Trans>Saving…</Trans> : t`Add ${name}`}
            </button>
          )}
          <div className={css.state}>
            <PhotoState
              photo={photo}
              compressing={compressing}
              lost={address === null && !isKept}
            />
            {photo && (
              <span className={css.slotButtons}>
                <IconButton size="sm" icon="refresh" label={t`Replace ${name}`} onClick={choose} />
                <IconButton size="sm" icon="trash" label={t`Remove ${name}`} onClick={onRemove} />
              </span>
            )}
          </div>
        </div>
      </div>
      <input
        ref={input}
        hidden
        type="file"
        tabIndex={-1}
        aria-label={t`Photo for ${name}`}
        accept="image/*"
        onChange={({ currentTarget }) => {
          if (currentTarget.files?.length) onFiles([...currentTarget.files])
          // Allows the same file to be chosen again.
          currentTarget.value = ''
        }}
      />
    </li>
  )
}

interface PhotoStateProps {
  photo: DraftPhoto | undefined
  compressing: boolean
  /** Its content is no longer on this device. */
  lost: boolean
}

function PhotoState({ photo, compressing, lost }: PhotoStateProps) {
  if (!photo) return null
  if (photo.state === 'unreadable' || lost)
    return (
      <span className={css.warn} role="alert">
        {lost ? (
          <Trans>This photo is no longer on this device. Take it again.</Trans>
        ) : (
          <Trans>
            This device can’t compress this format, so the photo won’t be sent. Use a JPEG.
          </Trans>
        )}
      </span>
    )
  if (photo.state === 'raw')
    return compressing ? <Trans>Compressing…</Trans> : <Trans>Saved, not compressed yet</Trans>
  if (photo.state === 'kept') return <Trans>Sent</Trans>
  return <Trans>Saved on this device</Trans>
}

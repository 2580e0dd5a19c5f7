import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FileKind } from '#domain/files/file-kinds.ts'
import { pictureAddress } from '#domain/files/picture-address.ts'
import { withBasePath } from '#offline/base-path.ts'
import { Button } from '#ui/button.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { isPictureMade } from './is-picture-made.ts'
import { UploadField } from './upload-field.tsx'
import * as css from './picture-field.css.ts'

interface PictureFieldProps {
  kind: FileKind
  /** Id of the picture that the form holds. */
  value: string
  /** Address of the picture it has; empty: none yet. */
  url: string
  alt: string
  /** `wide` fills the width and is cut to fit. */
  shape?: 'wide' | 'whole'
  error: ReactNode
  /** Called with the id of a picture that has been uploaded. */
  onChange: (id: string) => void
  /** Called with the address of that picture once it can be shown. */
  onReady?: (address: string) => void
  /** Takes the picture away; left out, there must be one. */
  onRemove?: () => void
}

/** One picture of a record, and a place to upload another one. */
export function PictureField({
  kind,
  value,
  url,
  alt,
  shape = 'whole',
  error,
  onChange,
  onReady,
  onRemove,
}: PictureFieldProps) {
  const { t } = useLingui()
  const [owner] = useState(() => `${kind} ${crypto.randomUUID()}`)
  const [uploaded, setUploaded] = useState<{ id: string; address: string; ready: boolean }>()
  // A picture that is no longer in the form was replaced, removed or discarded.
  const sent = uploaded?.id === value ? uploaded : undefined
  const shown = sent ? sent.ready && sent.address : url
  const held = useRef(value)
  useEffect(() => {
    held.current = value
  })
  return (
    <Stack gap={2}>
      {shown && (
        <img
          className={shape === 'wide' ? css.wide : css.whole}
          src={withBasePath(shown)}
          alt={alt}
        />
      )}
      {sent && !sent.ready && (
        <span role="status">
          <Trans>Preparing picture…</Trans>
        </span>
      )}
      <UploadField
        target={{ kind, use: '', owner }}
        hint={<Trans>Drop a picture here.</Trans>}
        chooseLabel={url || sent ? t`Replace picture` : t`Choose picture`}
        onSent={(uploads) => {
          const last = uploads.at(-1)!
          const address = pictureAddress(last.sha256, 'med', 'webp')
          setUploaded({ id: last.id, address, ready: false })
          onChange(last.id)
          void isPictureMade(address).then((ready) => {
            if (!ready || held.current !== last.id) return
            setUploaded({ id: last.id, address, ready })
            onReady?.(address)
          })
        }}
      />
      {onRemove && (url || sent) && (
        <Button onClick={onRemove}>
          <Trans>Remove picture</Trans>
        </Button>
      )}
      {error && <FieldError id={`${kind}-error`}>{error}</FieldError>}
    </Stack>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { pictureAddress } from '#domain/files/picture-address.ts'
import { isPictureMade } from '#parts/upload/is-picture-made.ts'
import { UploadField } from '#parts/upload/upload-field.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { FieldError } from '#ui/form/field.tsx'
import * as css from './banner.css.ts'

interface BannerPictureProps {
  /** Address of the picture it has; empty: none yet. */
  url: string
  error: ReactNode
  /** Called with the id of a picture that has been uploaded. */
  onChange: (id: string) => void
  /** Called with the address of that picture once it can be shown. */
  onReady: (address: string) => void
}

/** The picture of a banner, and a place to upload another one. */
export function BannerPicture({ url, error, onChange, onReady }: BannerPictureProps) {
  const { t } = useLingui()
  const [owner] = useState(() => `banner ${crypto.randomUUID()}`)
  const [sent, setSent] = useState<{ address: string; ready: boolean }>()
  const shown = sent ? sent.ready && sent.address : url
  return (
    <Stack gap={2}>
      {shown && <img className={css.picture} src={shown} alt={t`Picture of the banner`} />}
      {sent && !sent.ready && (
        <span role="status">
          <Trans>Preparing picture…</Trans>
        </span>
      )}
      <UploadField
        target={{ kind: 'content-picture', use: '', owner }}
        hint={<Trans>Drop a picture here.</Trans>}
        chooseLabel={url || sent ? t`Replace picture` : t`Choose picture`}
        onSent={(uploads) => {
          const last = uploads.at(-1)!
          const address = pictureAddress(last.sha256, 'med', 'webp')
          setSent({ address, ready: false })
          onChange(last.id)
          void isPictureMade(address).then((ready) => {
            if (!ready) return
            setSent({ address, ready })
            onReady(address)
          })
        }}
      />
      {error && <FieldError id="banner-picture-error">{error}</FieldError>}
    </Stack>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { contentOf } from '#offline/uploads/pending-uploads.ts'
import { uploadDatabase } from '#offline/uploads/uploads.ts'
import { withBasePath } from '#offline/base-path.ts'
import { useFileAddress } from './use-preview.ts'
import * as css from './photos.css.ts'

/** A photo of a list: on the server, or a file of this device. */
export interface ListedPhoto {
  key: string
  thumbnailUrl: string | undefined
  file: string | undefined
}

/** Photos of a row in sight; the others are a number. */
const most = 4

const preview = (file: string) => contentOf(uploadDatabase, file)

/** The first photos of a visit, small. */
export function Thumbs({ photos }: { photos: readonly ListedPhoto[] }) {
  const { t } = useLingui()
  if (photos.length === 0) return null
  const count = photos.length
  const rest = count - most
  return (
    <span className={css.thumbs} role="img" aria-label={t`${count} photos`}>
      {photos.slice(0, rest > 1 ? most : most + 1).map((photo) => (
        <Thumb key={photo.key} photo={photo} />
      ))}
      {rest > 1 && <span className={css.more}>+{rest}</span>}
    </span>
  )
}

function Thumb({ photo: { thumbnailUrl, file } }: { photo: ListedPhoto }) {
  const here = useFileAddress(preview, thumbnailUrl ? undefined : file)
  const src = thumbnailUrl ?? here ?? undefined
  const [broken, setBroken] = useState(false)
  useEffect(() => setBroken(false), [src])
  return src && !broken ? (
    <img
      className={css.thumb}
      src={withBasePath(src)}
      alt=""
      loading="lazy"
      onError={() => setBroken(true)}
    />
  ) : (
    <span className={css.thumb} />
  )
}

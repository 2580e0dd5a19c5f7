import { useState } from 'react'
import { type PictureFormat, type PictureSize, srcSetOf } from '#domain/files/picture-address.ts'
import { basePath, withBasePath } from '#offline/base-path.ts'
import { Icon } from '#ui/display/icon.tsx'
import * as css from './article-picture.css.ts'
import { drawOnDevice } from './draw-on-device.ts'

interface ArticlePictureProps {
  picture: string | null
  /** Said by readers; empty where the name stands beside it. */
  alt?: string
  size: 'row' | 'thumb' | 'card' | 'cardLow' | 'large'
  /** In sight at once: not loaded lazily. */
  eager?: boolean
}

/** The largest size of an uploaded picture that a place can use, on a screen with two pixels a point. */
const widest: Record<ArticlePictureProps['size'], PictureSize> = {
  row: 'thumb',
  thumb: 'thumb',
  card: 'low',
  cardLow: 'low',
  large: 'med',
}
const cardWidth = '(min-width: 960px) 280px, (min-width: 600px) 45vw, 90vw'
/** Displayed width: cards stand side by side, the large picture takes half of a desk. */
const shownAt: Record<ArticlePictureProps['size'], string> = {
  row: '36px',
  thumb: '48px',
  card: cardWidth,
  cardLow: cardWidth,
  large: '(min-width: 960px) 600px, 100vw',
}

/** The picture of an article, drawn on the device where it cannot be fetched; a quiet mark where that fails too. */
export function ArticlePicture({
  picture: fetched,
  alt = '',
  size,
  eager = false,
}: ArticlePictureProps) {
  const [instead, setInstead] = useState<{ of: string | null; address: string | undefined }>()
  const picture = instead?.of === fetched ? instead.address : fetched
  const srcSet = (format: PictureFormat) =>
    picture ? srcSetOf(picture, format, widest[size], basePath()) : undefined
  const onError = async () => {
    const drawing = picture && (await drawOnDevice(picture).catch(() => undefined))
    setInstead({ of: fetched, address: drawing || undefined })
  }
  return (
    <span className={css.frame({ size })}>
      {picture ? (
        <picture className={css.picture}>
          {srcSet('avif') && (
            <source type="image/avif" srcSet={srcSet('avif')} sizes={shownAt[size]} />
          )}
          <img
            className={css.image}
            src={withBasePath(picture)}
            srcSet={srcSet('webp')}
            sizes={shownAt[size]}
            alt={alt}
            width={320}
            height={240}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
            onError={() => void onError()}
          />
        </picture>
      ) : (
        <Icon name="image" size="lg" />
      )}
    </span>
  )
}

import { useState } from 'react'
import { type PictureSize, srcSetOf } from '#domain/files/picture-address.ts'
import { Icon } from '#ui/display/icon.tsx'
import * as css from './article-picture.css.ts'

interface ArticlePictureProps {
  picture: string | null
  /** Said by readers; empty where the name stands beside it. */
  alt?: string
  size: 'thumb' | 'card' | 'large'
  /** In sight at once: not loaded lazily. */
  eager?: boolean
}

/** The largest size of an uploaded picture that a place can use, on a screen with two pixels a point. */
const widest: Record<ArticlePictureProps['size'], PictureSize> = {
  thumb: 'thumb',
  card: 'low',
  large: 'med',
}
/** Displayed width: cards stand side by side, the large picture takes half of a desk. */
const shownAt: Record<ArticlePictureProps['size'], string> = {
  thumb: '48px',
  card: '(min-width: 960px) 280px, (min-width: 600px) 45vw, 90vw',
  large: '(min-width: 960px) 600px, 100vw',
}

/** The picture of an article, or a quiet mark where there is none or it cannot be had now. */
export function ArticlePicture({ picture, alt = '', size, eager = false }: ArticlePictureProps) {
  const [failed, setFailed] = useState(false)
  return (
    <span className={css.frame({ size })}>
      {picture && !failed ? (
        <picture className={css.picture}>
          {srcSetOf(picture, 'avif', widest[size]) && (
            <source
              type="image/avif"
              srcSet={srcSetOf(picture, 'avif', widest[size])}
              sizes={shownAt[size]}
            />
          )}
          <img
            className={css.image}
            src={picture}
            srcSet={srcSetOf(picture, 'webp', widest[size])}
            sizes={shownAt[size]}
            alt={alt}
            width={320}
            height={240}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
            onError={() => setFailed(true)}
          />
        </picture>
      ) : (
        <Icon name="image" size="lg" />
      )}
    </span>
  )
}

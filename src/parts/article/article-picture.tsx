import { useState } from 'react'
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

/** The picture of an article, or a quiet mark where there is none or it cannot be had now. */
export function ArticlePicture({ picture, alt = '', size, eager = false }: ArticlePictureProps) {
  const [failed, setFailed] = useState(false)
  return (
    <span className={css.frame({ size })}>
      {picture && !failed ? (
        <img
          className={css.image}
          src={picture}
          alt={alt}
          width={320}
          height={240}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailed(true)}
        />
      ) : (
        <Icon name="image" size="lg" />
      )}
    </span>
  )
}

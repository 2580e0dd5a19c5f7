import { Link } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { inSize } from '#domain/files/picture-address.ts'
import type { Article } from '#parts/article/article.ts'
import { ArticlePicture } from '#parts/article/article-picture.tsx'
import { Zoom } from './zoom.tsx'
import * as css from './gallery.css.ts'

interface GalleryProps {
  variants: readonly Article[]
  /** The article shown, with all its pictures. */
  chosen: Article & { pictures?: readonly string[] }
}

/** Returns what distinguishes variants by look: their colour, or else their picture. */
const lookOf = ({ colour, picture }: Article) => colour ?? picture

/** The article's pictures, large and small, and under them the other colours, each leading to its article. */
export function Gallery({ variants, chosen }: GalleryProps) {
  const { t } = useLingui()
  const [zoomed, setZoomed] = useState(false)
  const [wanted, setWanted] = useState<string | null>(null)
  const pictures = chosen.pictures ?? (chosen.picture ? [chosen.picture] : [])
  const shown = pictures.find((picture) => picture === wanted) ?? pictures[0]
  const colours = variants.filter(
    (variant, n) => variants.findIndex((one) => lookOf(one) === lookOf(variant)) === n,
  )
  return (
    <div className={css.gallery}>
      {shown ? (
        <button
          type="button"
          className={css.open}
          aria-label={t`Enlarge the picture of ${chosen.name}`}
          onClick={() => setZoomed(true)}
        >
          <ArticlePicture key={shown} picture={shown} alt={chosen.name} size="large" eager />
        </button>
      ) : (
        <ArticlePicture picture={null} size="large" />
      )}
      {zoomed && shown && (
        <Zoom picture={inSize(shown, 'hi')} name={chosen.name} onClose={() => setZoomed(false)} />
      )}
      {pictures.length > 1 && (
        <div className={css.thumbs} role="group" aria-label={t`Pictures`}>
          {pictures.map((picture, n) => {
            const number = n + 1
            return (
              <button
                key={picture}
                type="button"
                className={css.choose}
                aria-label={t`Picture ${number}`}
                aria-current={picture === shown ? 'true' : undefined}
                onClick={() => setWanted(picture)}
              >
                <ArticlePicture picture={picture} size="thumb" />
              </button>
            )
          })}
        </div>
      )}
      {colours.length > 1 && (
        <nav className={css.thumbs} aria-label={t`Colors`}>
          {colours.map((variant) => (
            <Link
              key={variant.id}
              to="/catalog/$category/$slug"
              params={{ category: variant.category, slug: variant.slug }}
              replace
              className={css.thumb}
              aria-label={variant.colour ?? variant.name}
              aria-current={lookOf(variant) === lookOf(chosen) ? 'true' : undefined}
            >
              <ArticlePicture picture={variant.picture} size="thumb" />
            </Link>
          ))}
        </nav>
      )}
    </div>
  )
}

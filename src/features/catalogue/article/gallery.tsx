import { Link } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Article } from '#parts/article/article.ts'
import { ArticlePicture } from '#parts/article/article-picture.tsx'
import { Zoom } from './zoom.tsx'
import * as css from './gallery.css.ts'

/** The article's picture, and under it those of the other colours, each leading to its article. */
export function Gallery({ variants, chosen }: { variants: readonly Article[]; chosen: Article }) {
  const { t } = useLingui()
  const [zoomed, setZoomed] = useState(false)
  const colours = variants.filter(
    (variant, n) => variants.findIndex(({ picture }) => picture === variant.picture) === n,
  )
  return (
    <div className={css.gallery}>
      {chosen.picture ? (
        <button
          type="button"
          className={css.open}
          aria-label={t`Enlarge the picture of ${chosen.name}`}
          onClick={() => setZoomed(true)}
        >
          <ArticlePicture
            key={chosen.picture}
            picture={chosen.picture}
            alt={chosen.name}
            size="large"
            eager
          />
        </button>
      ) : (
        <ArticlePicture picture={null} size="large" />
      )}
      {zoomed && chosen.picture && (
        <Zoom picture={chosen.picture} name={chosen.name} onClose={() => setZoomed(false)} />
      )}
      {colours.length > 1 && (
        <nav className={css.thumbs} aria-label={t`Colours`}>
          {colours.map((variant) => (
            <Link
              key={variant.id}
              to="/catalog/$category/$slug"
              params={{ category: variant.category, slug: variant.slug }}
              replace
              className={css.thumb}
              aria-label={variant.colour ?? variant.name}
              aria-current={variant.picture === chosen.picture ? 'true' : undefined}
            >
              <ArticlePicture picture={variant.picture} size="thumb" />
            </Link>
          ))}
        </nav>
      )}
    </div>
  )
}

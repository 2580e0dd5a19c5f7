import { Link } from '@tanstack/react-router'
import { Plural, useLingui } from '@lingui/react/macro'
import { useDates } from '#parts/date/use-dates.ts'
import { Badge } from '#ui/display/badge.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { cardFlags } from '#parts/content/card-flags.ts'
import { KeptPicture } from '#parts/content/kept-picture.tsx'
import { perLine } from '#parts/content/per-line.ts'
import type { CategoryOnCard } from './marketing.gql.ts'
import * as cards from '../content.css.ts'
import * as css from './marketing.css.ts'

interface CategoryCardsProps {
  label: string
  categories: readonly CategoryOnCard[]
  itemPerLine: number
}

/** Categories as cards, each with its picture, what is in it and what is new in it. */
export function CategoryCards({ label, categories, itemPerLine }: CategoryCardsProps) {
  const { t } = useLingui()
  const { dayOf } = useDates()
  return (
    <ul className={css.cards[perLine(itemPerLine)]} aria-label={label}>
      {categories.map(({ id, title, route, layout, file, unread, ...category }) => {
        const on = cardFlags(layout)
        return (
          <li key={id} className={css.card}>
            <Link to={route as never} className={css.pictureLink} aria-label={title}>
              <KeptPicture
                className={css.picture}
                url={on.placeholderOnCard ? file?.thumbnailUrl : null}
                otherwise={
                  <span className={css.noPicture}>
                    <Icon name="image" />
                  </span>
                }
              />
            </Link>
            <div className={css.words}>
              {on.titleOnCard && (
                <Link to={route as never} className={css.title}>
                  {title}
                </Link>
              )}
              {on.subtitleOnCard && (
                <span className={cards.quiet}>
                  {category.totalChildren > 0 && (
                    <>
                      <Plural
                        value={category.totalChildren}
                        one="# category"
                        other="# categories"
                      />
                      {' · '}
                    </>
                  )}
                  <Plural value={category.totalMaterials} one="# image" other="# images" />
                </span>
              )}
              {on.releasedonOnCard && (
                <span className={cards.quiet}>
                  {dayOf(Date.parse(String(category.publishedAt)))}
                </span>
              )}
              {unread > 0 && (
                <span>
                  <Badge tone="info">{t`${unread} new`}</Badge>
                </span>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

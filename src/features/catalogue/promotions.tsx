import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from 'urql'
import { useLocale } from '#app/i18n/use-locale.ts'
import type { Locale } from '#domain/locales.ts'
import { quiet } from '#data/quiet.ts'
import { DayText } from '#parts/article/stock-word.tsx'
import { Badge } from '#ui/badge.tsx'
import { RunningPromotions } from './catalogue.gql.ts'
import type { Category } from './catalogue-search.ts'
import * as css from './shelf.css.ts'

const context = { ...quiet, requestPolicy: 'cache-and-network' as const }

interface PromotionsProps {
  /** Only what is to be advertised here. */
  location: 'home' | 'product'
  /** Only these promotions; left out: all. */
  codes?: readonly string[]
}

/** Where its articles are listed: in its part of the catalogue, or over all of them. */
const articlesOf = (locale: Locale, category: Category | null) =>
  category ? ({ to: '/$locale/catalog/$category', params: { locale, category } } as const) : ({ to: '/$locale/catalog', params: { locale } } as const)

/** Promotions that run now, in words, each leading to its articles; without any there is nothing. */
export function Promotions({ location, codes }: PromotionsProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const [{ data }] = useQuery({ query: RunningPromotions, pause: codes?.length === 0, context })
  const shown = (data?.promotions ?? []).filter(({ code, locations }) => locations.includes(location) && (!codes || codes.includes(code)))
  if (shown.length === 0) return null
  return (
    <section className={css.shelf} aria-label={t`Promotions`}>
      <ul className={css.promotions}>
        {shown.map(({ code, name, badge, tagline, description, terms, validTo, productCategory }) => (
          <li key={code}>
            <Link {...articlesOf(locale, productCategory)} search={{ promo: code }} className={css.promotion}>
              <span className={css.promotionName}>{name}{badge && <Badge tone="info" icon="tag">{badge}</Badge>}</span>
              {tagline && <span>{tagline}</span>}
              {description && <span>{description}</span>}
              <span className={css.quiet}>{terms} <Trans>Until <DayText day={validTo} /></Trans></span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

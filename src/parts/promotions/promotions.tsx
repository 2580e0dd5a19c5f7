import * as css from './promotions.css.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { DayText } from '../article/stock-word.tsx'
import { Badge } from '#ui/display/badge.tsx'
import { usePromotions, type PromotionChoice } from './use-promotions.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** Promotions that run now, in words, each leading to its articles; without any there is nothing. */
export function Promotions(choice: PromotionChoice) {
  const { t } = useLingui()
  const shown = usePromotions(choice)
  if (shown.length === 0) return null
  return (
    <section className={css.section} aria-label={t`Promotions`}>
      <ul className={css.cards}>
        {shown.map((promotion) => (
          <li key={promotion.code}>
            <PromotionLink promotion={promotion} className={css.card}>
              <span className={css.name}>
                {promotion.name}
                {promotion.badge && (
                  <Badge tone="info" icon="tag">
                    {promotion.badge}
                  </Badge>
                )}
              </span>
              {promotion.tagline && <span>{promotion.tagline}</span>}
              {promotion.description && <span>{promotion.description}</span>}
              <span className={css.quiet}>
                {promotion.terms}{' '}
                <Trans>
                  Until <DayText day={promotion.validTo} />
                </Trans>
              </span>
            </PromotionLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Promotions beside other content: a line for each, in one row. */
export function PromotionLines(choice: PromotionChoice) {
  const { t } = useLingui()
  const shown = usePromotions(choice)
  if (shown.length === 0) return null
  return (
    <ul className={css.lines} aria-label={t`Promotions`}>
      {shown.map((promotion) => (
        <li key={promotion.code} className={css.place}>
          <PromotionLink promotion={promotion} className={css.line}>
            {promotion.badge && (
              <Badge tone="info" icon="tag">
                {promotion.badge}
              </Badge>
            )}
            <span className={css.lineName}>{promotion.name}</span>
            <span className={css.quiet}>
              <Trans>
                Until <DayText day={promotion.validTo} />
              </Trans>
            </span>
          </PromotionLink>
        </li>
      ))}
    </ul>
  )
}

interface PromotionLinkProps {
  promotion: { code: string; productCategory: 'bike' | 'paa' | 'groupset' | null }
  className: string
  children: ReactNode
}

/** To the articles of a promotion: in its part of the catalogue, or over all of it. */
function PromotionLink({
  promotion: { code, productCategory: category },
  className,
  children,
}: PromotionLinkProps) {
  const to = category
    ? ({ to: '/catalog/$category', params: { category } } as const)
    : ({ to: '/catalog' } as const)
  return (
    <Link {...to} search={{ promo: code }} className={className}>
      {children}
    </Link>
  )
}

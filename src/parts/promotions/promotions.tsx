import { Trans, useLingui } from '@lingui/react/macro'
import { DayText } from '../article/stock-word.tsx'
import { Badge } from '#ui/display/badge.tsx'
import { PromotionLink } from './promotion-link.tsx'
import { type PromotionChoice, usePromotions } from './use-promotions.ts'
import * as css from './promotions.css.ts'

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

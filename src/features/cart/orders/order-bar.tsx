import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CreditBrief } from '#parts/credit/credit-brief.tsx'
import type { OrderedTotals } from '#parts/credit/use-credit-effects.ts'
import * as css from './order-bar.css.ts'

interface OrderBarProps {
  /** Formatted totals; one for each currency. */
  amounts: readonly string[]
  /** The orders that draw on the customer's credit; none where nothing is to be said of it. */
  onCredit: OrderedTotals
  /** Further notes, the most urgent first: overflow must be shown elsewhere on the screen. */
  notes: ReactNode
  /** The way on, or why there is none. */
  children: ReactNode
}

/** Under the thumb where there is no room beside the page: what the order comes to and the way on, in no more than three rows. */
export function OrderBar({ amounts, onCredit, notes, children }: OrderBarProps) {
  const { t } = useLingui()
  return (
    <aside className={css.bar} aria-label={t`Order summary`}>
      <CreditBrief totals={onCredit} />
      <div className={css.notes}>{notes}</div>
      <div className={css.end}>
        <dl className={css.total}>
          <dt className={amounts.length > 1 ? css.unsaid : css.word}>
            <Trans>Total</Trans>
          </dt>
          {amounts.map((amount) => (
            <dd key={amount} className={css.amount}>
              {amount}
            </dd>
          ))}
        </dl>
        <div className={css.action}>{children}</div>
      </div>
    </aside>
  )
}

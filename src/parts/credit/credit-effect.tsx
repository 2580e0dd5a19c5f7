import { Trans, useLingui } from '@lingui/react/macro'
import { balanceWord } from './credit-words.ts'
import { useConfig } from '#shell/session/use-session.ts'
import type { CreditEffect as Effect } from '#domain/ordering/credit-effect.ts'
import { companyNames, creditKey } from '#domain/ordering/credit.ts'
import { formatMoneyIn } from '#domain/ordering/money.ts'
import { Icon } from '#ui/display/icon.tsx'
import { OverdueText } from './overdue-text.tsx'
import { type OrderedTotals, useCreditEffects } from './use-credit-effects.ts'
import * as css from './credit-effect.css.ts'

/** Available credit after this order and overdue invoices, for those who may see them; nothing where unknown. */
export function CreditEffect({ totals }: { totals: OrderedTotals }) {
  const effects = useCreditEffects(totals)
  if (effects.length === 0) return null
  return (
    <div className={css.credit}>
      {effects.map((effect) => (
        <div key={creditKey(effect.credit)} className={css.one}>
          <BalanceAfter effect={effect} named={effects.length > 1} />
          <OverdueText credit={effect.credit} />
        </div>
      ))}
    </div>
  )
}

interface BalanceAfterProps {
  effect: Effect
  /** With the company's name: there are several. */
  named: boolean
  /** For a bar with little room: without the limit, two lines at most. */
  brief?: boolean
}

/** Available credit of one record. */
export function BalanceAfter({
  effect: { credit, left, enough },
  named,
  brief = false,
}: BalanceAfterProps) {
  const { i18n } = useLingui()
  const config = useConfig()
  const word = i18n._(balanceWord(config))
  const company = companyNames(credit)
  const after = formatMoneyIn(left, credit.currency, config.currency)
  const limit = formatMoneyIn(credit.creditLimit, credit.currency, config.currency)
  return (
    <span className={enough ? css.quiet : css.short}>
      {!enough && <Icon name="warning" size="sm" />}
      <span className={brief ? css.twoLines : undefined}>
        {named && brief ? (
          <Trans>
            {company}: {after} after this order
          </Trans>
        ) : named ? (
          <Trans>
            {company}: {word} after this order: {after} of {limit}
          </Trans>
        ) : brief ? (
          <Trans>
            {word} after this order: {after}
          </Trans>
        ) : (
          <Trans>
            {word} after this order: {after} of {limit}
          </Trans>
        )}
      </span>
    </span>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { balanceWord } from './credit-words.ts'
import { useConfig } from '../session/use-session.ts'
import { companyNames, creditKey, creditText } from '#domain/credit.ts'
import { Icon } from '#ui/icon.tsx'
import { OverdueText } from './overdue-text.tsx'
import { type OrderedTotals, useCreditEffects } from './use-credit-effects.ts'
import * as css from './credit-effect.css.ts'

/** What is left of the customer's credit after this order and what of his invoices is overdue, for those who may know it; nothing where nobody can say. */
export function CreditEffect({ totals }: { totals: OrderedTotals }) {
  const { i18n } = useLingui()
  const config = useConfig()
  const effects = useCreditEffects(totals)
  if (effects.length === 0) return null
  const word = i18n._(balanceWord(config))
  return (
    <div className={css.credit}>
      {effects.map(({ credit, left, enough }) => {
        const after = creditText(left, credit.currency, config.currency)
        const limit = creditText(credit.creditLimit, credit.currency, config.currency)
        return (
          <div key={creditKey(credit)} className={css.one}>
            <span className={enough ? css.quiet : css.short}>
              {!enough && <Icon name="warning" size="sm" />}
              <span>
                {effects.length > 1 && <>{companyNames(credit)}: </>}
                <Trans>{word} after this order: {after} of {limit}</Trans>
              </span>
            </span>
            <OverdueText credit={credit} />
          </div>
        )
      })}
    </div>
  )
}

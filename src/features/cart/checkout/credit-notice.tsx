import { Trans } from '@lingui/react/macro'
import { OpenInvoicesLink } from '#parts/credit/open-invoices-link.tsx'
import { type OrderedTotals, useCreditEffects } from '#parts/credit/use-credit-effects.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { creditRefusal } from '#domain/ordering/credit-check.ts'
import { compare } from '#domain/ordering/money.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { RefusalText } from '#parts/order/refusal-text.tsx'
import * as css from '../cart-summary.css.ts'

/** Says before the order is sent that the customer's credit will not carry it, and why. The server has the last word. */
export function CreditNotice({ totals }: { totals: OrderedTotals }) {
  const refusal = creditRefusal(useCreditEffects(totals), useConfig())
  return (
    refusal && (
      <Notice
        tone="warning"
        live="status"
        title={<Trans>This order will be refused</Trans>}
        action={<OpenInvoicesLink />}
      >
        <RefusalText code={refusal} />
      </Notice>
    )
  )
}

/** Says what overdue invoices mean for this order: it is accepted unless the account is blocked, which `CreditNotice` says. */
export function OverdueMeaning({ totals }: { totals: OrderedTotals }) {
  const effects = useCreditEffects(totals)
  const config = useConfig()
  const isOverdue = effects.some(({ credit }) => compare(credit.overdue, '0') > 0)
  if (!isOverdue || creditRefusal(effects, config)) return null
  return (
    <span className={css.quiet}>
      <Trans>
        Overdue invoices don’t hold up this order. If they get your account blocked, new orders are
        refused.
      </Trans>
    </span>
  )
}

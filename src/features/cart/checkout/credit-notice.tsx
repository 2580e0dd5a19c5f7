import { Trans } from '@lingui/react/macro'
import { OpenInvoicesLink } from '#parts/credit/open-invoices-link.tsx'
import { type OrderedTotals, useCreditEffects } from '#parts/credit/use-credit-effects.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { creditRefusal } from '#domain/ordering/credit-check.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { RefusalText } from '#parts/order/refusal-text.tsx'

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

import { Trans } from '@lingui/react/macro'
import { type Credit, creditTone, creditLeft } from '#domain/ordering/credit.ts'
import { formatMoneyIn } from '#domain/ordering/money.ts'
import { toneText } from '#ui/display/tone.css.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { left } from './credit.css.ts'
import { useCredit } from './use-credit.ts'
import { useCreditCompany } from './use-credit-company.ts'
import { useReport } from './use-report.ts'

/** The chosen customer's available credit, in as few words as fit a bar. */
export function CreditLeft() {
  const view = useCredit()
  useReport(view?.problem ?? null)
  return view?.credits ? <Left credits={view.credits} /> : null
}

function Left({ credits }: { credits: readonly Credit[] }) {
  const { currency, creditStatusBlockedReason } = useConfig()
  const { credit } = useCreditCompany(credits)
  const amount = formatMoneyIn(creditLeft(credit), credit.currency, currency)
  const tone = creditStatusBlockedReason ? creditTone(credits) : 'success'
  return (
    <span className={`${left} ${tone === 'success' ? '' : toneText[tone]}`}>
      <Trans>{amount} available</Trans>
    </span>
  )
}

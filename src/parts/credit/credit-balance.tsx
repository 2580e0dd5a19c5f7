import { useLingui } from '@lingui/react'
import { type Credit, creditLeft, creditTone } from '#domain/ordering/credit.ts'
import { formatMoneyIn } from '#domain/ordering/money.ts'
import { Icon } from '#ui/display/icon.tsx'
import { toneText } from '#ui/display/tone.css.ts'
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx'
import { useConfig } from '#shell/session/use-session.ts'
import { balance } from './credit.css.ts'
import { blockWords } from './credit-words.ts'

const icons = { danger: 'blocked', warning: 'warning', success: 'check-circle' } as const

interface CreditBalanceProps {
  credit: Credit
  /** All records of the customer: one that blocks colours every balance. */
  credits: readonly Credit[]
}

/** Available credit; green, amber or red where the tenant shows that, with an icon and words that say the same. */
export function CreditBalance({ credit, credits }: CreditBalanceProps) {
  const { i18n } = useLingui()
  const { currency, creditStatusBlockedReason } = useConfig()
  const text = formatMoneyIn(creditLeft(credit), credit.currency, currency)
  if (!creditStatusBlockedReason) return <span className={balance}>{text}</span>
  const tone = creditTone(credits)
  const reason = credits.find(({ reasonBlocked }) => reasonBlocked)?.reasonBlocked
  return (
    <span
      className={`${balance} ${toneText[tone]}`}
      title={reason ? i18n._(blockWords[reason]) : undefined}
    >
      <Icon name={icons[tone]} size="sm" />
      {text}
      {reason && <VisuallyHidden>{i18n._(blockWords[reason])}</VisuallyHidden>}
    </span>
  )
}

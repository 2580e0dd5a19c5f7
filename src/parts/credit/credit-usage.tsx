import { useLingui } from '@lingui/react'
import { type Credit, usedPercent } from '#domain/ordering/credit.ts'
import { formatMoneyIn } from '#domain/ordering/money.ts'
import { toneText } from '#ui/display/tone.css.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { track, usage, used } from './credit.css.ts'

/** Used part of the limit: amount, share and bar. */
export function CreditUsage({ credit }: { credit: Credit }) {
  const { currency } = useConfig()
  const { i18n } = useLingui()
  const percent = usedPercent(credit)
  const amount = formatMoneyIn(credit.creditExposure, credit.currency, currency)
  if (percent === null) return <span>{amount}</span>
  const tone = percent > 100 ? 'danger' : percent > 85 ? 'warning' : 'info'
  return (
    <span className={usage}>
      <span>
        {amount} ({i18n.number(percent / 100, { style: 'percent' })})
      </span>
      <span className={track} aria-hidden="true">
        <span
          className={`${used} ${toneText[tone]}`}
          style={{ display: 'block', width: `${Math.min(100, percent)}%` }}
        />
      </span>
    </span>
  )
}

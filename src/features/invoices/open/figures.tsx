import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { compare, formatMoneyIn } from '#domain/ordering/money.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { toneText } from '#ui/display/tone.css.ts'
import type { CurrencyFigures } from './accounts.ts'
import * as css from './open.css.ts'

interface FiguresProps {
  figures: readonly CurrencyFigures[]
  average: readonly { year: number; days: number }[]
}

/** Amounts owed, late and coming, of all accounts together. */
export function Figures({ figures, average }: FiguresProps) {
  const { t } = useLingui()
  const { currency } = useConfig()
  const amounts = (of: (figures: CurrencyFigures) => string) =>
    figures.map((one) => (
      <span key={one.currency}>{formatMoneyIn(of(one), one.currency, currency)}</span>
    ))
  const late = figures.some(({ overdue }) => compare(overdue, '0') > 0)
  const paying = figures.some(({ pending }) => compare(pending, '0') !== 0)
  const [now, before] = average
  return (
    <dl className={css.figures}>
      <Figure label={t`Owed`}>{amounts(({ total }) => total)}</Figure>
      <Figure label={t`Overdue`} tone={late ? toneText.danger : undefined}>
        {amounts(({ overdue }) => overdue)}
      </Figure>
      <Figure label={t`Due within 7 days`}>{amounts(({ soon }) => soon)}</Figure>
      {paying && <Figure label={t`In payment`}>{amounts(({ pending }) => pending)}</Figure>}
      {now && (
        <Figure label={t`Days to pay, ${now.year}`}>
          <Trans>{now.days} on average</Trans>
          {before && (
            <span className={css.quiet}>
              {before.year}: {before.days}
            </span>
          )}
        </Figure>
      )}
    </dl>
  )
}

interface FigureProps {
  label: string
  tone?: string | undefined
  children: ReactNode
}

const Figure = ({ label, tone = '', children }: FigureProps) => (
  <div>
    <dt className={css.quiet}>{label}</dt>
    <dd className={`${css.figure} ${tone}`}>{children}</dd>
  </div>
)

import { Plural, useLingui } from '@lingui/react/macro'
import { type Ageing, ageings } from '#domain/invoices/due.ts'
import { formatMoneyIn } from '#domain/ordering/money.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { StatusDot } from '#ui/feedback/status-dot.tsx'
import type { CurrencyFigures } from './accounts.ts'
import { ageingTones, useAgeingWords } from './use-ageing-words.ts'
import { toneText } from '#ui/display/tone.css.ts'
import * as css from './ageing.css.ts'

interface AgeingBarProps {
  figures: readonly CurrencyFigures[]
  chosen: Ageing | undefined
  /** Undefined: all groups. */
  onChoose: (ageing: Ageing | undefined) => void
}

/** Open amounts by age as a bar, and a button for each group that narrows the list to it. */
export function AgeingBar({ figures, chosen, onChoose }: AgeingBarProps) {
  const { t } = useLingui()
  const { currency } = useConfig()
  const words = useAgeingWords()
  const [first] = figures
  // Amounts of several currencies have no common length: there the number of invoices counts.
  const lengthOf = (code: Ageing) =>
    figures.length === 1 ? Math.max(0, Number(first!.ageing[code].value)) : countOf(figures, code)
  return (
    <section aria-label={t`Ageing`} className={css.ageing}>
      <div className={css.bar} aria-hidden="true">
        {ageings.map(({ code }) => {
          const length = lengthOf(code)
          return (
            length > 0 && (
              <span
                key={code}
                className={`${css.part} ${toneText[ageingTones[code]]}`}
                data-faded={chosen !== undefined && chosen !== code}
                style={{ flexGrow: length }}
              />
            )
          )
        })}
      </div>
      <div className={css.groups}>
        {ageings.map(({ code }) => {
          const count = countOf(figures, code)
          return (
            <button
              key={code}
              type="button"
              className={css.group}
              aria-pressed={chosen === code}
              disabled={count === 0 && chosen !== code}
              onClick={() => onChoose(chosen === code ? undefined : code)}
            >
              <StatusDot tone={count === 0 ? 'neutral' : ageingTones[code]}>
                {words[code]}
              </StatusDot>
              <span className={css.sums}>
                {figures
                  .filter(({ ageing }) => figures.length === 1 || ageing[code].count > 0)
                  .map((one) => (
                    <span key={one.currency}>
                      {formatMoneyIn(one.ageing[code].value, one.currency, currency)}
                    </span>
                  ))}
              </span>
              <span className={css.count}>
                <Plural value={count} one="# invoice" other="# invoices" />
              </span>
            </button>
          )
        })}
      </div>
    </section>
  )
}

const countOf = (figures: readonly CurrencyFigures[], code: Ageing) =>
  figures.reduce((total, { ageing }) => total + ageing[code].count, 0)

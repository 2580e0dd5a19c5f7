import { Trans, useLingui } from '@lingui/react/macro'
import { cardTypeOf, cardTypes } from '#domain/payments/card.ts'
import type { CardEntry, EntryProblems } from '#domain/payments/payment-entry.ts'
import { ProblemText } from '#ui/form/problem-text.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { entryWords } from './entry-words.ts'
import * as css from '../payments.css.ts'

interface CardFieldsProps {
  entry: CardEntry
  problems: EntryProblems<CardEntry>
  onChange: (part: Partial<CardEntry>) => void
}

/** A card for the payment service. Nothing typed here is kept on this device. */
export function CardFields({ entry, problems, onChange }: CardFieldsProps) {
  const { t } = useLingui()
  const type = cardTypeOf(entry.cardNumber)
  const field = (name: keyof CardEntry) => ({
    name,
    value: entry[name],
    inputMode: 'numeric' as const,
    error: problems[name] && <ProblemText code={problems[name]} words={entryWords} />,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })
  return (
    <>
      <TextField
        label={t`Card number`}
        autoComplete="cc-number"
        icon="card"
        maxLength={23}
        required
        hint={type ?? cardTypes.join(', ')}
        {...field('cardNumber')}
      />
      <div className={css.pair}>
        <TextField
          label={t`Month`}
          autoComplete="cc-exp-month"
          placeholder="MM"
          maxLength={2}
          required
          {...field('expiredMonth')}
        />
        <TextField
          label={t`Year`}
          autoComplete="cc-exp-year"
          placeholder={t`YYYY`}
          maxLength={4}
          required
          {...field('expiredYear')}
        />
        <TextField
          label={t`Security code`}
          autoComplete="cc-csc"
          maxLength={4}
          required
          hint={
            type === 'American Express' ? (
              <Trans>4 digits on the front</Trans>
            ) : (
              <Trans>3 digits on the back</Trans>
            )
          }
          {...field('securityCode')}
        />
      </div>
    </>
  )
}

import { useLingui } from '@lingui/react/macro'
import { accountTypes } from '#domain/payments/bank-account.ts'
import type { AccountEntry, EntryProblems } from '#domain/payments/payment-entry.ts'
import { ProblemText } from '#ui/form/problem-text.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { entryWords } from './entry-words.ts'

interface AccountFieldsProps {
  entry: AccountEntry
  problems: EntryProblems<AccountEntry>
  onChange: (part: Partial<AccountEntry>) => void
}

/** A bank account for a direct debit. Nothing typed here is kept on this device. */
export function AccountFields({ entry, problems, onChange }: AccountFieldsProps) {
  const { t } = useLingui()
  const words: Record<(typeof accountTypes)[number], string> = {
    Checking: t`Checking`,
    'General Ledger': t`General ledger`,
    Savings: t`Savings`,
    'Corporate Checking': t`Corporate checking`,
  }
  const field = (name: keyof AccountEntry) => ({
    name,
    value: entry[name],
    error: problems[name] && <ProblemText code={problems[name]} words={entryWords} />,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })
  return (
    <>
      <SelectField
        label={t`Kind of account`}
        required
        placeholder={t`Choose`}
        options={accountTypes.map((value) => ({ value, label: words[value] }))}
        {...field('accountType')}
      />
      <TextField
        label={t`Routing number`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={11}
        required
        hint={t`9 digits at the bottom left of a check`}
        {...field('routingNumber')}
      />
      <TextField
        label={t`Account number`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={21}
        required
        {...field('accountNumber')}
      />
    </>
  )
}

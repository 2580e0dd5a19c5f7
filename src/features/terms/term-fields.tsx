import { useLingui } from '@lingui/react/macro'
import type { ChangeEvent, ReactNode } from 'react'
import type { ListFilter } from '#parts/page/list-tools.tsx'
import { useConfig } from '#shell/session/use-session.ts'
import { CheckField } from '#ui/form/check-field.tsx'
import { CheckGroup } from '#ui/form/check-group.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'

type Change = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void

interface TextValue {
  name: string
  value: string
  error: ReactNode
  onChange: Change
}

interface SorgFieldProps extends TextValue {
  sorgs: readonly { sorg: string; name: string }[]
  disabled?: boolean
}

/** Whose terms these are. */
export function SorgField({ sorgs, ...field }: SorgFieldProps) {
  const { t } = useLingui()
  return (
    <SelectField
      label={t`Sales organization`}
      required
      placeholder={t`Choose`}
      options={sorgs.map(({ sorg, name }) => ({ value: sorg, label: `${sorg} ${name}` }))}
      {...field}
    />
  )
}

/** Returns the filter of a list of terms by sales organisation. */
export function useSorgFilter(sorgs: readonly { sorg: string; name: string }[]): ListFilter {
  const { t } = useLingui()
  return {
    name: 'sorg',
    label: t`Sales organization`,
    any: t`All sales organizations`,
    options: sorgs.map(({ sorg, name }) => ({ value: sorg, label: `${sorg} ${name}` })),
  }
}

interface CustomerGroupsFieldProps {
  groups: readonly string[]
  name: string
  value: readonly string[]
  error: ReactNode
  onChange: (groups: string[]) => void
}

/** Groups of customers that are offered it; a chosen group that no customer is in any more stays in sight. */
export function CustomerGroupsField({ groups, ...field }: CustomerGroupsFieldProps) {
  const { t } = useLingui()
  const all = [...new Set([...groups, ...field.value])]
  if (all.length === 0) return null
  return (
    <CheckGroup
      label={t`Only for these customer groups`}
      options={all.map((group) => ({ value: group, label: group, text: group }))}
      {...field}
    />
  )
}

interface PlaceFieldsProps {
  sorting: TextValue
  active: {
    name: string
    checked: boolean
    error: ReactNode
    onChange: (event: ChangeEvent<HTMLInputElement>) => void
  }
}

/** Place in the list that buyers see, and whether it is offered at all. */
export function PlaceFields({ sorting, active }: PlaceFieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <TextField
        label={t`Position`}
        inputMode="numeric"
        hint={t`Smaller numbers come first.`}
        {...sorting}
      />
      <CheckField label={t`In use`} hint={t`Checkout and payments offer it.`} {...active} />
    </>
  )
}

/** Returns how a decimal is written in a field: with the tenant's decimal mark. */
export function useTypedDecimal(): (decimal: string) => string {
  const { decimalSeparator } = useConfig().currency
  return (decimal) => decimal.replace('.', decimalSeparator)
}

/** Returns the sales organisation of a new record: the only one, else none yet. */
export const firstSorg = (sorgs: readonly { sorg: string }[]): string =>
  sorgs.length === 1 ? sorgs[0]!.sorg : ''

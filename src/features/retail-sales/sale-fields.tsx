import { useLingui } from '@lingui/react/macro'
import type { Registration } from '#domain/frames/registration.ts'
import { CheckField } from '#ui/form/check-field.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import type { useForm } from '#ui/form/use-form.tsx'
import { OwnerFields, type OwnerValues } from './owner-fields.tsx'

type AnyForm = ReturnType<typeof useForm>

/** The part of a form of sales that these fields need: forms have more of their own. */
interface SaleFieldsProps {
  form: {
    values: Pick<Registration, 'nonRetail' | 'useAccountData'>
    field: (name: 'soldDate' | keyof OwnerValues) => ReturnType<AnyForm['field']>
    check: (name: 'nonRetail' | 'useAccountData') => ReturnType<AnyForm['check']>
  }
}

/** Fields for the day of a frame's sale and its owner. */
export function SaleFields({ form }: SaleFieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <DateField label={t`Day of the sale`} required {...form.field('soldDate')} />
      <CheckField
        label={t`Not sold to a customer`}
        hint={t`For a bicycle that you keep, to lend or to show`}
        {...form.check('nonRetail')}
      />
      <CheckField
        label={t`Use the data of my shop`}
        hint={t`Your shop’s name and address stand for the owner’s`}
        {...form.check('useAccountData')}
      />
      {!form.values.useAccountData && (
        <OwnerFields field={form.field} required={!form.values.nonRetail} />
      )}
    </>
  )
}

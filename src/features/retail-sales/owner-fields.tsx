import { useLingui } from '@lingui/react/macro'
import type { Registration } from '#domain/frames/registration.ts'
import type { useForm } from '#ui/form/use-form.tsx'
import { TextField } from '#ui/form/text-field.tsx'

/** Values of the owner of a frame. */
export type OwnerValues = Pick<Registration, 'name' | 'phone' | 'email' | 'address' | 'city'>

interface OwnerFieldsProps {
  field: (name: keyof OwnerValues) => ReturnType<ReturnType<typeof useForm>['field']>
  /** The name has to be filled in. */
  required: boolean
}

/** Fields for the owner of a frame. */
export function OwnerFields({ field, required }: OwnerFieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <TextField
        label={t`Name of the owner`}
        autoComplete="off"
        required={required}
        {...field('name')}
      />
      <TextField label={t`Phone`} inputMode="tel" {...field('phone')} />
      <TextField label={t`Email`} inputMode="email" {...field('email')} />
      <TextField label={t`Address`} {...field('address')} />
      <TextField label={t`City`} {...field('city')} />
    </>
  )
}

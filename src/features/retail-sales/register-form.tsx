import { useLingui } from '@lingui/react/macro'
import { useSave } from '#data/save.ts'
import { RegistrationFields } from '#domain/frames/registration.ts'
import { EditPage } from '#parts/page/edit-page.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/form/use-form.tsx'
import { frameWords } from './frame-words.ts'
import { RegisterFrame } from './retail-sales.gql.ts'

/** Reports a frame as sold. */
export function RegisterForm() {
  const { t } = useLingui()
  const save = useSave(RegisterFrame)
  const form = useForm({
    schema: RegistrationFields,
    words: frameWords,
    initial: {
      frameNumber: '',
      soldDate: '',
      useAccountData: false,
      nonRetail: false,
      name: '',
      phone: '',
      email: '',
      address: '',
      city: '',
    },
    save: async (frame) => (await save({ frame })).failure,
  })
  const ownerIsShop = form.values.useAccountData
  return (
    <EditPage form={form} saved={t`Sale reported`}>
      <TextField
        label={t`Frame number`}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        required
        {...form.field('frameNumber')}
      />
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
      {!ownerIsShop && (
        <>
          <TextField
            label={t`Name of the owner`}
            autoComplete="off"
            required={!form.values.nonRetail}
            {...form.field('name')}
          />
          <TextField label={t`Phone`} inputMode="tel" {...form.field('phone')} />
          <TextField label={t`Email`} inputMode="email" {...form.field('email')} />
          <TextField label={t`Address`} {...form.field('address')} />
          <TextField label={t`City`} {...form.field('city')} />
        </>
      )}
    </EditPage>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useSave } from '#data/save.ts'
import { RegistrationFields } from '#domain/frames/registration.ts'
import { EditPage } from '#parts/page/edit-page.tsx'
import { FrameNumberField } from '#parts/scan/frame-number-field.tsx'
import { useSaveOrQueue } from '#parts/sync/use-save-or-queue.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { useUser } from '#shell/session/use-session.ts'
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
  const saveOrQueue = useSaveOrQueue()
  const online = useAtomValue(onlineAtom)
  const { customerData } = useUser()
  const custCode = customerData?.custCode.r3 ?? ''
  const form = useForm({
    schema: RegistrationFields,
    words: frameWords,
    draft: 'frame-registration.draft',
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
    save: (frame) =>
      saveOrQueue(custCode, { kind: 'REGISTER_FRAME', args: frame }, () => save({ frame })),
  })
  const ownerIsShop = form.values.useAccountData
  return (
    <EditPage form={form} queued saved={online ? t`Sale reported` : t`Saved on this device`}>
      <FrameNumberField
        {...form.field('frameNumber')}
        onScan={(number) => form.control('frameNumber').onChange(number)}
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

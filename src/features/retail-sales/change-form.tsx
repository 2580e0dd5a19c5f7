import { useLingui } from '@lingui/react/macro'
import { useSave } from '#data/save.ts'
import { RegistrationFields } from '#domain/frames/registration.ts'
import { EditPage } from '#parts/page/edit-page.tsx'
import { useRecord } from '#parts/page/use-record.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/form/use-form.tsx'
import { frameWords } from './frame-words.ts'
import { ChangeRegistration, type RegistrationToEdit } from './retail-sales.gql.ts'
import { SaleFields } from './sale-fields.tsx'

/** Corrects the report of a sold frame. */
export function ChangeForm() {
  const { t } = useLingui()
  const { id, registeredFrame: sale } = useRecord<typeof RegistrationToEdit>('registeredFrame')
  const save = useSave(ChangeRegistration)
  const own = sale?.useAccountData ? null : sale
  const form = useForm({
    schema: RegistrationFields,
    words: frameWords,
    draft: `frame-registration.draft.${id}`,
    initial: {
      frameNumber: sale?.frameNumber ?? '',
      soldDate: sale?.soldDate ?? '',
      useAccountData: sale?.useAccountData ?? false,
      nonRetail: sale?.nonRetail ?? false,
      name: own?.custName ?? '',
      phone: own?.custPhone ?? '',
      email: own?.custEmail ?? '',
      address: own?.custAddress ?? '',
      city: own?.custCity ?? '',
    },
    revision: sale?.revision,
    save: async (frame, seen) => (await save({ frame, seen })).failure,
  })
  return (
    <EditPage form={form} saved={t`Report corrected`}>
      <TextField
        label={t`Frame number`}
        hint={sale?.articleDescription}
        readOnly
        {...form.field('frameNumber')}
      />
      <SaleFields form={form} />
    </EditPage>
  )
}

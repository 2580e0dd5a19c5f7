import { useLingui } from '@lingui/react/macro'
import { useSave } from '#data/save.ts'
import { AccountBikeChange } from '#domain/frames/account-bike.ts'
import { EditPage } from '#parts/page/edit-page.tsx'
import { useRecord } from '#parts/page/use-record.ts'
import { DateField } from '#ui/form/date-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/form/use-form.tsx'
import { frameWords } from '../frame-words.ts'
import { OwnerFields } from '../owner-fields.tsx'
import { type AccountBikeToEdit, ChangeAccountBike } from './account-bike.gql.ts'

/** Corrects what the owner of a bicycle has registered in an account at the brand. */
export function AccountBikeForm() {
  const { t } = useLingui()
  const { id, accountPolygonBikesData: bike } =
    useRecord<typeof AccountBikeToEdit>('accountPolygonBikesData')
  const save = useSave(ChangeAccountBike)
  const form = useForm({
    schema: AccountBikeChange,
    words: frameWords,
    draft: `account-bike.draft.${id}`,
    initial: {
      registeredOn: bike?.registeredOn ?? '',
      name: bike?.custName ?? '',
      phone: bike?.custPhone ?? '',
      email: bike?.custEmail ?? '',
      address: bike?.custAddress ?? '',
      city: bike?.custCity ?? '',
    },
    revision: bike?.revision,
    save: async (fields, seen) => (await save({ id: id!, bike: fields, seen })).failure,
  })
  return (
    <EditPage form={form} saved={t`Bike changed`}>
      <TextField
        label={t`Frame number`}
        hint={bike?.articleDescription}
        readOnly
        value={bike?.frameNumber ?? ''}
      />
      <DateField label={t`Day of the registration`} required {...form.field('registeredOn')} />
      <OwnerFields field={form.field} required />
    </EditPage>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { ResultOf } from 'gql.tada'
import { useSave } from '#data/save.ts'
import { VendorForm as VendorFormFields } from '#domain/third-party/vendor.ts'
import { EditPage } from '#parts/page/edit-page.tsx'
import { useRecord } from '#parts/page/use-record.ts'
import { CheckField } from '#ui/form/check-field.tsx'
import { CheckGroup } from '#ui/form/check-group.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/form/use-form.tsx'
import { vendorWords as words } from './vendor-words.ts'
import { DeleteVendor, SaveVendor, type VendorToEdit } from './vendor.gql.ts'

type Vendor = NonNullable<ResultOf<typeof VendorToEdit>['vendor']>

/** Values of the form: of a stored vendor, or of a new one. */
const valuesOf = (vendor: Vendor | null) => ({
  code: vendor?.code ?? '',
  name: vendor?.name ?? '',
  email: vendor?.email ?? '',
  orderEmails: vendor?.orderEmails.join('\n') ?? '',
  address: vendor?.address ?? '',
  sorgs: vendor?.sorgs ?? [],
  active: vendor?.active ?? true,
  people: vendor?.people ?? [],
})

/** Creates or edits a vendor. */
export function VendorForm() {
  const { t } = useLingui()
  const { id, vendor, vendorPeople, termChoices } = useRecord<typeof VendorToEdit>('vendor')
  const save = useSave(SaveVendor)
  const form = useForm({
    schema: VendorFormFields,
    draft: `vendor.draft.${id ?? ''}`,
    words,
    initial: valuesOf(vendor),
    revision: vendor?.revision,
    save: async (input, seen) => (await save({ id, vendor: input, seen })).failure,
  })
  const removal = { mutation: DeleteVendor, label: t`Delete vendor`, words }
  return (
    <EditPage
      form={form}
      saved={t`Vendor saved`}
      removal={vendor && { ...removal, id: vendor.id, name: vendor.name }}
    >
      <TextField label={t`Name`} required autoComplete="off" {...form.field('name')} />
      <TextField
        label={t`Code`}
        required
        autoComplete="off"
        hint={t`The code of this vendor in your ERP.`}
        {...form.field('code')}
      />
      <CheckField
        label={t`Active`}
        hint={t`Articles of a vendor that isn’t active can’t be ordered.`}
        {...form.check('active')}
      />
      <TextField
        label={t`Contact email`}
        type="email"
        inputMode="email"
        autoComplete="off"
        hint={t`Buyers see it with their orders.`}
        {...form.field('email')}
      />
      <TextArea
        label={t`Email addresses for new orders`}
        rows={2}
        autoComplete="off"
        hint={t`One on each line. Leave this empty to send orders to the contact email.`}
        {...form.field('orderEmails')}
      />
      <TextArea label={t`Address`} rows={3} autoComplete="off" {...form.field('address')} />
      <CheckGroup
        label={t`Only for customers of these sales organizations`}
        options={termChoices.sorgs.map(({ sorg, name }) => ({
          value: sorg,
          label: `${sorg} ${name}`,
          text: `${sorg} ${name}`,
        }))}
        {...form.control('sorgs')}
      />
      <PeopleField people={vendorPeople} {...form.control('people')} />
    </EditPage>
  )
}

interface PeopleFieldProps extends Omit<
  React.ComponentProps<typeof CheckGroup>,
  'label' | 'options'
> {
  people: ResultOf<typeof VendorToEdit>['vendorPeople']
}

/** Users who work for the vendor. */
function PeopleField({ people, ...field }: PeopleFieldProps) {
  const { t } = useLingui()
  if (people.length === 0)
    return (
      <p>
        <Trans>
          Users who may maintain articles of a vendor can work for one. There are none yet.
        </Trans>
      </p>
    )
  return (
    <CheckGroup
      label={t`Users who work for this vendor`}
      options={people.map(({ username, name, active }) => ({
        value: username,
        label: name,
        hint: active ? username : t`${username}, inactive`,
        text: `${name} ${username}`,
      }))}
      {...field}
    />
  )
}

import { useLingui } from '@lingui/react/macro'
import { useSave } from '#data/save.ts'
import { SalesOrganisationFields } from '#domain/terms/term-fields.ts'
import { EditPage } from '#parts/page/edit-page.tsx'
import { useRecord } from '#parts/page/use-record.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { CheckField } from '#ui/form/check-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/form/use-form.tsx'
import { sorgWords } from '../term-words.ts'
import {
  DeleteSalesOrganisation,
  SaveSalesOrganisation,
  type SalesOrganisationToEdit,
} from './sales-organisation.gql.ts'

/** Creates or edits a sales organisation. */
export function SalesOrganisationForm() {
  const { t } = useLingui()
  const { id, salesOrganisation: sorg } =
    useRecord<typeof SalesOrganisationToEdit>('salesOrganisation')
  const save = useSave(SaveSalesOrganisation)
  const config = useConfig()
  const form = useForm({
    schema: SalesOrganisationFields,
    draft: `sales-organisation.draft.${id ?? ''}`,
    words: sorgWords,
    initial: {
      sorg: sorg?.sorg ?? '',
      name: sorg?.name ?? '',
      merchantName: sorg?.merchantName ?? '',
      companyCode: sorg?.companyCode ?? '',
      companyName: sorg?.companyName ?? '',
      currency: sorg?.currency ?? config.currency.display,
      exactQtyCheck: sorg?.exactQtyCheck ?? false,
      availableStockCheck: sorg?.availableStockCheck ?? false,
      allowPayInvoice: sorg?.allowPayInvoice ?? true,
      url1: sorg?.url1 ?? '',
      url2: sorg?.url2 ?? '',
      url3: sorg?.url3 ?? '',
    },
    revision: sorg?.revision,
    save: async (input, seen) => (await save({ id, salesOrganisation: input, seen })).failure,
  })
  const removal = {
    mutation: DeleteSalesOrganisation,
    label: t`Delete sales organization`,
    words: sorgWords,
  }
  const off = t`The setting for all sales organizations is off, so this has no effect.`
  return (
    <EditPage
      form={form}
      saved={t`Sales organization saved`}
      removal={sorg && { ...removal, id: sorg.id, name: sorg.merchantName }}
    >
      <TextField
        label={t`Code`}
        required={!id}
        readOnly={!!id}
        autoComplete="off"
        hint={t`The ERP knows the sales organization by it.`}
        {...form.field('sorg')}
      />
      <TextField
        label={t`Merchant name`}
        required
        autoComplete="off"
        hint={t`Who dealers buy from. A cart is one order for each merchant.`}
        {...form.field('merchantName')}
      />
      <TextField label={t`Internal name`} required autoComplete="off" {...form.field('name')} />
      <TextField
        label={t`Company code`}
        required
        autoComplete="off"
        hint={t`The company that invoices.`}
        {...form.field('companyCode')}
      />
      <TextField
        label={t`Company name`}
        required
        autoComplete="off"
        {...form.field('companyName')}
      />
      <TextField
        label={t`Currency`}
        required
        autoComplete="off"
        autoCapitalize="characters"
        hint={t`Three letters, such as EUR.`}
        {...form.field('currency')}
      />
      <CheckField
        label={t`No more than the available stock can be ordered`}
        hint={config.availableStockCheck ? undefined : off}
        {...form.check('availableStockCheck')}
      />
      <CheckField
        label={t`No more than can be shipped at once can be ordered`}
        hint={config.exactQtyCheck ? undefined : off}
        {...form.check('exactQtyCheck')}
      />
      <CheckField
        label={t`Its invoices can be paid in the portal`}
        {...form.check('allowPayInvoice')}
      />
      {(['url1', 'url2', 'url3'] as const).map((name, n) => (
        <TextField
          key={name}
          label={t`Web page ${n + 1}`}
          inputMode="url"
          autoComplete="off"
          hint={
            n === 0 ? t`Such as the terms of delivery; shown at checkout and on orders.` : undefined
          }
          {...form.field(name)}
        />
      ))}
    </EditPage>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useSave } from '#data/save.ts'
import { PaymentMethodFields } from '#domain/terms/term-fields.ts'
import { paymentModules } from '#domain/terms/term-kinds.ts'
import { EditPage } from '#parts/page/edit-page.tsx'
import { useRecord } from '#parts/page/use-record.ts'
import { CheckField } from '#ui/form/check-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/form/use-form.tsx'
import {
  CustomerGroupsField,
  firstSorg,
  PlaceFields,
  SorgField,
  useTypedDecimal,
} from '../term-fields.tsx'
import { moduleWords, termWords } from '../term-words.ts'
import {
  DeletePaymentMethod,
  type PaymentMethodToEdit,
  SavePaymentMethod,
} from './payment-method.gql.ts'

/** Creates or edits a way to pay. */
export function PaymentMethodForm() {
  const { t, i18n } = useLingui()
  const { id, paymentMethod, termChoices } = useRecord<typeof PaymentMethodToEdit>('paymentMethod')
  const save = useSave(SavePaymentMethod)
  const typed = useTypedDecimal()
  const form = useForm({
    schema: PaymentMethodFields,
    draft: `payment-method.draft.${id ?? ''}`,
    words: termWords,
    initial: {
      sorg: paymentMethod?.sorg ?? firstSorg(termChoices.sorgs),
      module: (paymentMethod?.module ?? '') as string,
      code: paymentMethod?.code ?? '',
      type: paymentMethod?.type ?? '',
      description: paymentMethod?.description ?? '',
      instruction: paymentMethod?.instruction ?? '',
      gatewayId: paymentMethod?.gatewayId ?? '',
      discount: typed(paymentMethod?.discount ?? '0'),
      onCredit: paymentMethod?.onCredit ?? true,
      expiryHours: String(paymentMethod?.expiryHours ?? 72),
      customerGroups: paymentMethod?.customerGroups ?? [],
      sorting: String(paymentMethod?.sorting ?? 0),
      active: paymentMethod?.active ?? true,
    },
    revision: paymentMethod?.revision,
    save: async (input, seen) => (await save({ id, paymentMethod: input, seen })).failure,
  })
  const { paymentServices: services } = termChoices
  const { gatewayId } = form.values
  const removal = {
    mutation: DeletePaymentMethod,
    label: t`Delete payment method`,
    words: termWords,
  }
  return (
    <EditPage
      form={form}
      saved={t`Payment method saved`}
      removal={
        paymentMethod && {
          ...removal,
          id: paymentMethod.id,
          name: paymentMethod.description,
        }
      }
    >
      <SorgField sorgs={termChoices.sorgs} disabled={!!id} {...form.field('sorg')} />
      <SelectField
        label={t`Pays`}
        required
        disabled={!!id}
        placeholder={t`Choose`}
        options={paymentModules.map((one) => ({ value: one, label: i18n._(moduleWords[one]) }))}
        {...form.field('module')}
      />
      <TextField
        label={t`Code`}
        required={!id}
        readOnly={!!id}
        autoComplete="off"
        hint={t`The ERP knows the payment method by it.`}
        {...form.field('code')}
      />
      <TextField
        label={t`Type`}
        required
        autoComplete="off"
        hint={t`ACH, Credit Card and Virtual Account go through a payment service. Any other type is a transfer, shown by a proof.`}
        {...form.field('type')}
      />
      <TextField
        label={t`Description`}
        required
        autoComplete="off"
        hint={t`What the buyer reads.`}
        {...form.field('description')}
      />
      <TextArea label={t`Instructions for the payer`} {...form.field('instruction')} />
      <SelectField
        label={t`Payment service`}
        placeholder={t`None`}
        options={[
          ...services.map((value) => ({ value, label: value })),
          ...(gatewayId && !services.includes(gatewayId)
            ? [{ value: gatewayId, label: t`${gatewayId} (not set up on this server)` }]
            : []),
        ]}
        {...form.field('gatewayId')}
      />
      <TextField
        label={t`Discount`}
        required
        inputMode="decimal"
        hint={t`As a fraction: 0.02 takes 2% off.`}
        {...form.field('discount')}
      />
      <CheckField
        label={t`On credit`}
        hint={t`Orders count against the credit limit. Off: they’re paid in advance.`}
        {...form.check('onCredit')}
      />
      <TextField
        label={t`Hours to pay`}
        required
        inputMode="numeric"
        hint={t`A payment that isn’t made by then ends and frees its invoices.`}
        {...form.field('expiryHours')}
      />
      <CustomerGroupsField
        groups={termChoices.customerGroups}
        {...form.control('customerGroups')}
      />
      <PlaceFields sorting={form.field('sorting')} active={form.check('active')} />
    </EditPage>
  )
}

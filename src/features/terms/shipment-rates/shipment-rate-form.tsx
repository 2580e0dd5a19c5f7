import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { useSave } from '#data/save.ts'
import { precisionOf } from '#domain/payments/payment-amount.ts'
import { shipmentRateFields } from '#domain/terms/term-fields.ts'
import { rateBases } from '#domain/terms/term-kinds.ts'
import { EditPage } from '#parts/page/edit-page.tsx'
import { useRecord } from '#parts/page/use-record.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { CheckField } from '#ui/form/check-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/form/use-form.tsx'
import {
  CustomerGroupsField,
  firstSorg,
  PlaceFields,
  SorgField,
  useTypedDecimal,
} from '../term-fields.tsx'
import { basisWords, termWords } from '../term-words.ts'
import {
  DeleteShipmentRate,
  SaveShipmentRate,
  type ShipmentRateToEdit,
} from './shipment-rate.gql.ts'
import { StepsField } from './steps-field.tsx'

/** Creates or edits a kind of shipment. */
export function ShipmentRateForm() {
  const { t, i18n } = useLingui()
  const { id, shipmentRate, termChoices } = useRecord<typeof ShipmentRateToEdit>('shipmentRate')
  const save = useSave(SaveShipmentRate)
  const { currency } = useConfig()
  const typed = useTypedDecimal()
  const currencyOf = (sorg: string) =>
    termChoices.sorgs.find((one) => one.sorg === sorg)?.currency ?? currency.display
  const form = useForm({
    schema: v.lazy((input) =>
      shipmentRateFields(precisionOf(currencyOf((input as { sorg: string }).sorg), currency)),
    ),
    draft: `shipment-rate.draft.${id ?? ''}`,
    words: termWords,
    initial: {
      sorg: shipmentRate?.sorg ?? firstSorg(termChoices.sorgs),
      code: shipmentRate?.code ?? '',
      type: shipmentRate?.type ?? '',
      description: shipmentRate?.description ?? '',
      input: shipmentRate?.input ?? false,
      rate: typed(shipmentRate?.rate ?? ''),
      basis: (shipmentRate?.basis ?? '') as string,
      steps: (shipmentRate?.steps ?? []).map(({ from, rate }) => ({
        from: typed(from),
        rate: typed(rate),
      })),
      customerGroups: shipmentRate?.customerGroups ?? [],
      sorting: String(shipmentRate?.sorting ?? 0),
      active: shipmentRate?.active ?? true,
    },
    revision: shipmentRate?.revision,
    save: async ({ basis, ...input }, seen) =>
      (await save({ id, shipmentRate: { ...input, basis: basis || null }, seen })).failure,
  })
  const basis = rateBases.find((one) => one === form.values.basis)
  const money = currencyOf(form.values.sorg)
  const removal = { mutation: DeleteShipmentRate, label: t`Delete shipment rate`, words: termWords }
  return (
    <EditPage
      form={form}
      saved={t`Shipment rate saved`}
      removal={shipmentRate && { ...removal, id: shipmentRate.id, name: shipmentRate.description }}
    >
      <SorgField sorgs={termChoices.sorgs} disabled={!!id} {...form.field('sorg')} />
      <TextField
        label={t`Code`}
        required={!id}
        readOnly={!!id}
        autoComplete="off"
        hint={t`The ERP knows the kind of shipment by it.`}
        {...form.field('code')}
      />
      <TextField
        label={t`Type`}
        required
        autoComplete="off"
        hint={t`A short name, such as standard or express.`}
        {...form.field('type')}
      />
      <TextField
        label={t`Description`}
        required
        autoComplete="off"
        hint={t`What the buyer reads.`}
        {...form.field('description')}
      />
      <CheckField
        label={t`Asks the buyer for a text`}
        hint={t`Such as the number of their carrier account.`}
        {...form.check('input')}
      />
      <TextField
        label={t`Rate (${money})`}
        required
        numeric
        inputMode="decimal"
        {...form.field('rate')}
      />
      <SelectField
        label={t`Steps by`}
        placeholder={t`No steps: always the same rate`}
        options={rateBases.map((one) => ({ value: one, label: i18n._(basisWords[one]) }))}
        {...form.field('basis')}
      />
      {basis && <StepsField basis={basis} currency={money} {...form.control('steps')} />}
      <CustomerGroupsField
        groups={termChoices.customerGroups}
        {...form.control('customerGroups')}
      />
      <PlaceFields sorting={form.field('sorting')} active={form.check('active')} />
    </EditPage>
  )
}

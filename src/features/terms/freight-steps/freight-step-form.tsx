import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { useSave } from '#data/save.ts'
import { precisionOf } from '#domain/payments/payment-amount.ts'
import { freightStepFields } from '#domain/terms/term-fields.ts'
import { EditPage } from '#parts/page/edit-page.tsx'
import { useRecord } from '#parts/page/use-record.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { CheckField } from '#ui/form/check-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/form/use-form.tsx'
import { firstSorg, SorgField, useTypedDecimal } from '../term-fields.tsx'
import { termWords } from '../term-words.ts'
import { DeleteFreightStep, type FreightStepToEdit, SaveFreightStep } from './freight-step.gql.ts'

/** Creates or edits a discount on the freight. */
export function FreightStepForm() {
  const { t } = useLingui()
  const { id, freightStep, termChoices } = useRecord<typeof FreightStepToEdit>('freightStep')
  const save = useSave(SaveFreightStep)
  const { currency } = useConfig()
  const typed = useTypedDecimal()
  const currencyOf = (sorg: string) =>
    termChoices.sorgs.find((one) => one.sorg === sorg)?.currency ?? currency.display
  const form = useForm({
    schema: v.lazy((input) =>
      freightStepFields(precisionOf(currencyOf((input as { sorg: string }).sorg), currency)),
    ),
    draft: `freight-step.draft.${id ?? ''}`,
    words: termWords,
    initial: {
      sorg: freightStep?.sorg ?? firstSorg(termChoices.sorgs),
      warehouseArea: freightStep?.warehouseArea ?? '',
      targetQty: String(freightStep?.targetQty ?? ''),
      isHomeWarehouse: freightStep?.isHomeWarehouse ?? false,
      discountAmount: typed(freightStep?.discountAmount ?? ''),
      active: freightStep?.active ?? true,
    },
    revision: freightStep?.revision,
    save: async (input, seen) => (await save({ id, freightStep: input, seen })).failure,
  })
  const removal = {
    mutation: DeleteFreightStep,
    label: t`Delete freight discount`,
    words: termWords,
  }
  const known = termChoices.warehouseAreas.join(', ')
  return (
    <EditPage
      form={form}
      saved={t`Freight discount saved`}
      removal={
        freightStep && {
          ...removal,
          id: freightStep.id,
          name: freightStep.warehouseArea || freightStep.sorg,
        }
      }
    >
      <SorgField sorgs={termChoices.sorgs} {...form.field('sorg')} />
      <TextField
        label={t`Warehouse area`}
        autoComplete="off"
        hint={
          known
            ? t`Stock lies in ${known}. Empty: stock without an area.`
            : t`Empty: stock without an area.`
        }
        {...form.field('warehouseArea')}
      />
      <TextField
        label={t`Pieces needed`}
        required
        numeric
        inputMode="numeric"
        {...form.field('targetQty')}
      />
      <TextField
        label={t`Discount on the freight (${currencyOf(form.values.sorg)})`}
        required
        numeric
        inputMode="decimal"
        {...form.field('discountAmount')}
      />
      <CheckField
        label={t`Home warehouse`}
        hint={t`The area is the one nearest to the dealers.`}
        {...form.check('isHomeWarehouse')}
      />
      <CheckField label={t`In use`} hint={t`It counts at checkout.`} {...form.check('active')} />
    </EditPage>
  )
}

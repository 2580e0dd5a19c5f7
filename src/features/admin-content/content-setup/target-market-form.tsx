import { useLingui } from '@lingui/react/macro'
import { useSave } from '#data/save.ts'
import { TargetMarketFields } from '#domain/content/setup-fields.ts'
import { EditPage } from '#parts/page/edit-page.tsx'
import { useRecord } from '#parts/page/use-record.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/form/use-form.tsx'
import { setupWords } from './setup-words.ts'
import {
  DeleteTargetMarket,
  SaveTargetMarket,
  type TargetMarketToEdit,
} from './content-setup.gql.ts'

/** Creates or edits a group of readers. */
export function TargetMarketForm() {
  const { t } = useLingui()
  const { id, targetMarket: market } = useRecord<typeof TargetMarketToEdit>('targetMarket')
  const save = useSave(SaveTargetMarket)
  const form = useForm({
    schema: TargetMarketFields,
    draft: `target-market.draft.${id ?? ''}`,
    words: setupWords,
    initial: {
      marketName: market?.marketName ?? '',
      source: market?.source ?? '',
      brand: market?.brand ?? '',
    },
    revision: market?.revision,
    save: async (input, seen) => (await save({ id, targetMarket: input, seen })).failure,
  })
  const removal = {
    mutation: DeleteTargetMarket,
    label: t`Delete target market`,
    words: setupWords,
  }
  return (
    <EditPage
      form={form}
      saved={t`Target market saved`}
      removal={market && { ...removal, id: market.id, name: market.marketName }}
    >
      <TextField
        label={t`Name`}
        required
        autoComplete="off"
        hint={t`Such as a country or a kind of dealer.`}
        {...form.field('marketName')}
      />
      <TextField
        label={t`Source`}
        autoComplete="off"
        hint={t`Where the goods come from, if that matters.`}
        {...form.field('source')}
      />
      <TextField label={t`Brand`} autoComplete="off" {...form.field('brand')} />
    </EditPage>
  )
}

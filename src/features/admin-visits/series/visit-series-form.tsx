import { useLingui } from '@lingui/react/macro'
import { useSave } from '#data/save.ts'
import { VisitSeriesFields } from '#domain/visits/visit-lists.ts'
import { EditPage } from '#parts/page/edit-page.tsx'
import { useRecord } from '#parts/page/use-record.ts'
import { CheckField } from '#ui/form/check-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/form/use-form.tsx'
import { kindOptions, visitListWords } from '../visit-list-words.ts'
import { DeleteVisitSeries, SaveVisitSeries, type VisitSeriesToEdit } from './visit-series.gql.ts'

/** Creates or edits a series that visits can choose. */
export function VisitSeriesForm() {
  const { t } = useLingui()
  const { id, visitSeries, visitForms } = useRecord<typeof VisitSeriesToEdit>('visitSeries')
  const save = useSave(SaveVisitSeries)
  const form = useForm({
    schema: VisitSeriesFields,
    draft: `visit-series.draft.${id ?? ''}`,
    words: visitListWords,
    initial: {
      kind: visitSeries?.kind ?? '',
      brand: visitSeries?.brand ?? '',
      name: visitSeries?.name ?? '',
      sorting: String(visitSeries?.sorting ?? 0),
      active: visitSeries?.active ?? true,
    },
    revision: visitSeries?.revision,
    save: async (input, seen) => (await save({ id, visitSeries: input, seen })).failure,
  })
  const removal = { mutation: DeleteVisitSeries, label: t`Delete series`, words: visitListWords }
  return (
    <EditPage
      form={form}
      saved={t`Series saved`}
      removal={
        visitSeries &&
        !visitSeries.used && { ...removal, id: visitSeries.id, name: visitSeries.name }
      }
    >
      <SelectField
        label={t`Kind`}
        required
        disabled={visitSeries?.used}
        placeholder={t`Choose`}
        options={kindOptions(visitForms.rows)}
        {...form.field('kind')}
      />
      <TextField label={t`Brand`} required autoComplete="off" {...form.field('brand')} />
      <TextField label={t`Name`} required autoComplete="off" {...form.field('name')} />
      <TextField label={t`Position`} inputMode="numeric" {...form.field('sorting')} />
      <CheckField
        label={t`In use`}
        hint={t`Visits that have it keep it either way.`}
        {...form.check('active')}
      />
    </EditPage>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useSave } from '#data/save.ts'
import { visitLists } from '#domain/visits/visit-kinds.ts'
import { VisitChoiceFields } from '#domain/visits/visit-lists.ts'
import { EditPage } from '#parts/page/edit-page.tsx'
import { useRecord } from '#parts/page/use-record.ts'
import { CheckField } from '#ui/form/check-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/form/use-form.tsx'
import { kindOptions, listWords, visitListWords } from '../visit-list-words.ts'
import { DeleteVisitChoice, SaveVisitChoice, type VisitChoiceToEdit } from './visit-choice.gql.ts'

/** Creates or edits an answer that visits can choose. */
export function VisitChoiceForm() {
  const { t, i18n } = useLingui()
  const { id, visitChoice, visitForms } = useRecord<typeof VisitChoiceToEdit>('visitChoice')
  const save = useSave(SaveVisitChoice)
  const form = useForm({
    schema: VisitChoiceFields,
    draft: `visit-choice.draft.${id ?? ''}`,
    words: visitListWords,
    initial: {
      kind: visitChoice?.kind ?? '',
      list: (visitChoice?.list ?? '') as string,
      name: visitChoice?.name ?? '',
      needsText: visitChoice?.needsText ?? false,
      sorting: String(visitChoice?.sorting ?? 0),
      active: visitChoice?.active ?? true,
    },
    revision: visitChoice?.revision,
    save: async (input, seen) => (await save({ id, visitChoice: input, seen })).failure,
  })
  const removal = { mutation: DeleteVisitChoice, label: t`Delete answer`, words: visitListWords }
  return (
    <EditPage
      form={form}
      saved={t`Answer saved`}
      removal={
        visitChoice &&
        !visitChoice.used && { ...removal, id: visitChoice.id, name: visitChoice.name }
      }
    >
      <SelectField
        label={t`Kind`}
        required
        disabled={visitChoice?.used}
        placeholder={t`Choose`}
        options={kindOptions(visitForms.rows)}
        {...form.field('kind')}
      />
      <SelectField
        label={t`Question`}
        required
        disabled={visitChoice?.used}
        placeholder={t`Choose`}
        options={visitLists.map((list) => ({ value: list, label: i18n._(listWords[list]) }))}
        {...form.field('list')}
      />
      <TextField label={t`Name`} required autoComplete="off" {...form.field('name')} />
      <CheckField
        label={t`Asks for a description`}
        hint={t`For answers such as “Others”.`}
        {...form.check('needsText')}
      />
      <TextField label={t`Position`} inputMode="numeric" {...form.field('sorting')} />
      <CheckField
        label={t`In use`}
        hint={t`Visits that have it keep it either way.`}
        {...form.check('active')}
      />
    </EditPage>
  )
}

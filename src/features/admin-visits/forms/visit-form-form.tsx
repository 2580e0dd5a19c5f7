import { useLingui } from '@lingui/react/macro'
import { useSave } from '#data/save.ts'
import { visitFields } from '#domain/visits/visit-form.ts'
import { VisitFormFields } from '#domain/visits/visit-lists.ts'
import { visitSlots } from '#domain/visits/visit-slots.ts'
import { EditPage } from '#parts/page/edit-page.tsx'
import { useRecord } from '#parts/page/use-record.ts'
import { CheckGroup } from '#ui/form/check-group.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/form/use-form.tsx'
import { codeOptions, fieldWords, slotName, visitListWords } from '../visit-list-words.ts'
import { DeleteVisitForm, SaveVisitForm, type VisitFormToEdit } from './visit-form.gql.ts'

/** Creates or edits a kind of visit. */
export function VisitFormForm() {
  const { t, i18n } = useLingui()
  const { id, visitForm } = useRecord<typeof VisitFormToEdit>('visitForm')
  const save = useSave(SaveVisitForm)
  const form = useForm({
    schema: VisitFormFields,
    draft: `visit-form.draft.${id ?? ''}`,
    words: visitListWords,
    initial: {
      kind: visitForm?.kind ?? '',
      name: visitForm?.name ?? '',
      fields: (visitForm?.fields ?? [...visitFields]) as string[],
      slots: (visitForm?.slots ?? [...visitSlots]) as string[],
      sorting: String(visitForm?.sorting ?? 0),
    },
    revision: visitForm?.revision,
    save: async (input, seen) => (await save({ id, visitForm: input, seen })).failure,
  })
  const isFree = visitForm && !visitForm.used && visitForm.choices + visitForm.series === 0
  const removal = { mutation: DeleteVisitForm, label: t`Delete visit form`, words: visitListWords }
  return (
    <EditPage
      form={form}
      saved={t`Visit form saved`}
      removal={isFree && { ...removal, id: visitForm.id, name: visitForm.name }}
    >
      <SelectField
        label={t`Kind`}
        hint={t`The option of a person’s area names it.`}
        required={!id}
        disabled={!!id}
        placeholder={t`Choose`}
        options={codeOptions}
        {...form.field('kind')}
      />
      <TextField label={t`Name`} required autoComplete="off" {...form.field('name')} />
      <CheckGroup
        label={t`Questions`}
        options={visitFields.map((field) => {
          const label = i18n._(fieldWords[field])
          return { value: field, label, text: label }
        })}
        {...form.control('fields')}
      />
      <CheckGroup
        label={t`Photos`}
        options={visitSlots.map((slot) => {
          const label = slotName(i18n, slot)
          return { value: slot, label, text: label }
        })}
        {...form.control('slots')}
      />
      <TextField label={t`Position`} inputMode="numeric" {...form.field('sorting')} />
    </EditPage>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useSave } from '#data/save.ts'
import { ContentLayoutFields } from '#domain/content/setup-fields.ts'
import { contentTypes, layoutFlags } from '#domain/content/layout-kinds.ts'
import { EditPage } from '#parts/page/edit-page.tsx'
import { useRecord } from '#parts/page/use-record.ts'
import { Card } from '#ui/display/card.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/form/use-form.tsx'
import { contentTypeWords, flagWords, setupWords } from './setup-words.ts'
import {
  type ContentLayoutToEdit,
  DeleteContentLayout,
  SaveContentLayout,
} from './content-setup.gql.ts'

/** Creates or edits a way to show content on cards. */
export function ContentLayoutForm() {
  const { t, i18n } = useLingui()
  const { id, contentLayout: layout } = useRecord<typeof ContentLayoutToEdit>('contentLayout')
  const save = useSave(SaveContentLayout)
  const form = useForm({
    schema: ContentLayoutFields,
    draft: `content-layout.draft.${id ?? ''}`,
    words: setupWords,
    initial: {
      type: (layout?.type ?? '') as string,
      description: layout?.description ?? '',
      placeholderOnCard: layout?.placeholderOnCard ?? true,
      titleOnCard: layout?.titleOnCard ?? true,
      subtitleOnCard: layout?.subtitleOnCard ?? true,
      releasedonOnCard: layout?.releasedonOnCard ?? true,
      resolutionOnCard: layout?.resolutionOnCard ?? false,
      gotopdpOnCard: layout?.gotopdpOnCard ?? true,
    },
    revision: layout?.revision,
    save: async (input, seen) => (await save({ id, contentLayout: input, seen })).failure,
  })
  const removal = { mutation: DeleteContentLayout, label: t`Delete layout`, words: setupWords }
  return (
    <EditPage
      form={form}
      saved={t`Layout saved`}
      removal={layout && { ...removal, id: layout.id, name: layout.description }}
    >
      <TextField label={t`Name`} required autoComplete="off" {...form.field('description')} />
      <SelectField
        label={t`For`}
        required
        placeholder={t`Choose`}
        options={contentTypes.map((type) => ({
          value: type,
          label: i18n._(contentTypeWords[type]),
        }))}
        {...form.field('type')}
      />
      <Card title={t`On the card`}>
        {layoutFlags.map((flag) => (
          <CheckField key={flag} label={i18n._(flagWords[flag])} {...form.check(flag)} />
        ))}
      </Card>
    </EditPage>
  )
}

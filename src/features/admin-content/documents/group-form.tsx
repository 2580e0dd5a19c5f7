import { useLingui } from '@lingui/react/macro'
import { useSave } from '#data/save.ts'
import { SalesDocumentGroupFields } from '#domain/content/content-fields.ts'
import { EditPage } from '#parts/page/edit-page.tsx'
import { useRecord } from '#parts/page/use-record.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/form/use-form.tsx'
import { contentWords } from '../content-words.ts'
import { MarketsField } from '../publishing-fields.tsx'
import {
  CreateDocumentGroup,
  DeleteDocumentGroup,
  type DocumentGroupToEdit,
  UpdateDocumentGroup,
} from './document.gql.ts'

/** Creates or edits a group of sales documents. */
export function GroupForm() {
  const { t } = useLingui()
  const {
    id,
    salesDocumentGroup: group,
    contentTargetMarkets,
  } = useRecord<typeof DocumentGroupToEdit>('salesDocumentGroup')
  const create = useSave(CreateDocumentGroup)
  const update = useSave(UpdateDocumentGroup)
  const form = useForm({
    schema: SalesDocumentGroupFields,
    draft: `sales-document-group.draft.${id ?? ''}`,
    words: contentWords,
    initial: {
      name: group?.name ?? '',
      markets: group?.contentTargetMarkets.map((market) => market.id) ?? [],
    },
    revision: group?.revision,
    async save(salesDocumentGroup, seen) {
      const { failure } = id
        ? await update({ id, salesDocumentGroup, seen })
        : await create({ salesDocumentGroup })
      return failure
    },
  })
  return (
    <EditPage
      form={form}
      saved={t`Group saved`}
      removal={
        group && {
          mutation: DeleteDocumentGroup,
          label: t`Delete group`,
          words: contentWords,
          id: group.id,
          name: group.name,
        }
      }
    >
      <TextField label={t`Name`} required autoComplete="off" {...form.field('name')} />
      <MarketsField markets={contentTargetMarkets.rows} {...form.control('markets')} />
    </EditPage>
  )
}

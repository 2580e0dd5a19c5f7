import { useLingui } from '@lingui/react/macro'
import { useLingui as useMessages } from '@lingui/react'
import { useState } from 'react'
import { useSave } from '#data/save.ts'
import { documentTypes, SalesDocumentFields } from '#domain/content/content-fields.ts'
import { minuteIn } from '#domain/time/zoned-time.ts'
import { HtmlField } from '#parts/content-editor/html-field.tsx'
import { EditPage } from '#parts/page/edit-page.tsx'
import { useRecord } from '#parts/page/use-record.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/form/use-form.tsx'
import { CardFields } from '../card-fields.tsx'
import { ContentFilesField } from '../content-files-field.tsx'
import { contentWords } from '../content-words.ts'
import { PreviewButton } from '../preview/preview-button.tsx'
import { enclosingGroup, previewOfBody } from '../preview/previewed.ts'
import { publishedFields, publishedInput } from '../published.ts'
import { MarketsField, SpanFields } from '../publishing-fields.tsx'
import { useContentList } from '../use-content-list.tsx'
import {
  CreateSalesDocument,
  DeleteSalesDocument,
  type DocumentToEdit,
  RestoreSalesDocument,
  UpdateSalesDocument,
} from './document.gql.ts'
import { typeWords } from './type-words.ts'

/** Creates or edits a sales document. */
export function DocumentForm() {
  const { t } = useLingui()
  const { i18n } = useMessages()
  const { timeZone } = useConfig()
  const { id, salesDocument, salesDocumentGroups, layouts, contentTargetMarkets } =
    useRecord<typeof DocumentToEdit>('salesDocument')
  const create = useSave(CreateSalesDocument)
  const update = useSave(UpdateSalesDocument)
  const { removalText } = useContentList(RestoreSalesDocument)
  const [now] = useState(() => minuteIn(timeZone, new Date()))
  const form = useForm({
    schema: SalesDocumentFields,
    draft: `sales-document.draft.${id ?? ''}`,
    words: contentWords,
    initial: {
      ...publishedFields(salesDocument, now),
      type: salesDocument?.type ?? '',
      subtitle: salesDocument?.subtitle ?? '',
      group: salesDocument?.salesDocumentGroup?.id ?? '',
    },
    revision: salesDocument?.revision,
    async save(fields, seen) {
      const { group, ...input } = publishedInput(fields)
      const document = { ...input, group: group || null }
      const { failure } = id
        ? await update({ id, salesDocument: document, seen })
        : await create({ salesDocument: document })
      return failure
    },
  })
  const group = salesDocumentGroups.rows.find((one) => one.id === form.values.group)
  return (
    <EditPage
      form={form}
      actions={
        <PreviewButton
          markets={contentTargetMarkets.rows}
          content={previewOfBody(form.values, {
            kind: 'document',
            intro: [form.values.subtitle, group?.name ?? ''],
            saved: salesDocument,
            layouts,
            within: group ? [enclosingGroup(group)] : [],
          })}
        />
      }
      saved={t`Document saved`}
      locked={
        salesDocument?.state === 'DELETED' &&
        t`This document was deleted. Restore it from the list to change it.`
      }
      removal={
        salesDocument &&
        salesDocument.state !== 'DELETED' && {
          mutation: DeleteSalesDocument,
          label: t`Delete document`,
          text: removalText,
          words: contentWords,
          id: salesDocument.id,
          name: salesDocument.title,
        }
      }
    >
      <SelectField
        label={t`Kind`}
        required
        placeholder={t`Choose a kind`}
        options={documentTypes.map((value) => ({ value, label: i18n._(typeWords[value]) }))}
        {...form.field('type')}
      />
      <SelectField
        label={t`Group`}
        placeholder={t`No group`}
        options={salesDocumentGroups.rows.map(({ id: value, name }) => ({ value, label: name }))}
        {...form.field('group')}
      />
      <TextField label={t`Title`} required autoComplete="off" {...form.field('title')} />
      <TextField label={t`Subtitle`} autoComplete="off" {...form.field('subtitle')} />
      <HtmlField label={t`Text`} {...form.control('body')} />
      <ContentFilesField
        files={form.values.named}
        error={form.control('files').error}
        onChange={(named) => form.set({ named, files: named.map((file) => file.id) })}
      />
      <CardFields
        layouts={layouts}
        layout={form.field('layout')}
        itemPerLine={form.field('itemPerLine')}
      />
      <SpanFields from={form.field('from')} to={form.field('to')} />
      <MarketsField markets={contentTargetMarkets.rows} {...form.control('markets')} />
    </EditPage>
  )
}

import { useLingui } from '@lingui/react/macro'
import type { ResultOf, VariablesOf } from 'gql.tada'
import { documentTypes } from '#domain/content/content-fields.ts'
import { withoutGroup } from '#domain/content/document-group.ts'
import { type Question, useData } from '#data/load.ts'
import { ListPage } from '#parts/page/list-page.tsx'
import { contentWords } from '../content-words.ts'
import { useContentList, validNames } from '../use-content-list.tsx'
import {
  DeleteSalesDocument,
  type DocumentsToManage,
  RestoreSalesDocument,
} from './document.gql.ts'
import { typeWords } from './type-words.ts'

interface DocumentListProps {
  question: Question<ResultOf<typeof DocumentsToManage>, VariablesOf<typeof DocumentsToManage>>
}

/** Sales documents for those who publish them. */
export function DocumentList({ question }: DocumentListProps) {
  const { t, i18n } = useLingui()
  const { markets, groups } = useData(question)
  const { columns, removalText, filters, ...list } = useContentList(
    RestoreSalesDocument,
    validNames,
    markets.rows,
  )
  return (
    <ListPage
      question={question}
      pageOf={({ salesDocuments }) => salesDocuments}
      keyOf={({ id }) => id}
      rowTo={({ id }) => `/admin/sales-document/list/${id}/edit`}
      create={{ to: '/admin/sales-document/list/create', label: t`New document` }}
      removal={{
        mutation: DeleteSalesDocument,
        label: t`Delete document`,
        text: removalText,
        words: contentWords,
      }}
      {...list}
      filters={[
        ...filters,
        {
          name: 'type',
          label: t`Kind`,
          any: t`All kinds`,
          options: documentTypes.map((value) => ({ value, label: i18n._(typeWords[value]) })),
        },
        {
          name: 'group',
          label: t`Group`,
          any: t`All groups`,
          options: [
            ...groups.rows.map(({ id, name }) => ({ value: id, label: name })),
            { value: withoutGroup, label: t`Without a group` },
          ],
        },
      ]}
      exportName="sales-documents"
      searchHint={t`Title or text`}
      empty={{
        heading: t`No documents yet`,
        text: t`Published documents appear under “Sales documents”.`,
        icon: 'document',
      }}
      columns={[
        { key: 'title', title: t`Title`, lead: true, sortable: true, text: ({ title }) => title },
        {
          key: 'group',
          title: t`Group`,
          text: ({ salesDocumentGroup }) => salesDocumentGroup?.name ?? '',
        },
        ...columns,
      ]}
    />
  )
}

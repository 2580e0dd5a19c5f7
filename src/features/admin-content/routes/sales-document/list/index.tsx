import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { listSearch, listVariables } from '#data/list-search.ts'
import { documentTypes } from '#domain/content/content-fields.ts'
import { contentStates } from '#domain/content/validity.ts'
import { ListPage, ListPending } from '#parts/page/list-page.tsx'
import { contentWords } from '../../../content-words.ts'
import {
  DeleteSalesDocument,
  DocumentsToManage,
  RestoreSalesDocument,
} from '../../../documents/document.gql.ts'
import { typeWords } from '../../../documents/type-words.ts'
import { useContentList, validNames } from '../../../use-content-list.tsx'

export const Route = createFileRoute('/_frame/admin/sales-document/list/')({
  staticData: {
    screen: {
      title: msg`Sales documents`,
      allow: ['sales-document.cu'],
      menu: { group: 'admin', order: 130, icon: 'document' },
    },
  },
  validateSearch: listSearch({
    filters: { filter: v.picklist(contentStates), type: v.picklist(documentTypes) },
  }),
  loaderDeps: ({ search }) => listVariables(search),
  loader: ({ context, deps }) => context.load(DocumentsToManage, deps),
  pendingComponent: ListPending,
  component: ManageDocuments,
})

function ManageDocuments() {
  const { t, i18n } = useLingui()
  const { columns, removalText, filters, ...list } = useContentList(
    RestoreSalesDocument,
    validNames,
  )
  return (
    <ListPage
      question={Route.useLoaderData()}
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

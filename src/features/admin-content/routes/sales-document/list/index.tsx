import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { ListPending } from '#parts/page/list-page.tsx'
import { DocumentsToManage } from '../../../documents/document.gql.ts'
import { DocumentList } from '../../../documents/document-list.tsx'
import { documentSearch, documentVariables } from '../../../documents/document-search.ts'

export const Route = createFileRoute('/_frame/admin/sales-document/list/')({
  staticData: {
    screen: {
      title: msg`Sales documents`,
      allow: ['sales-document.cu'],
      menu: { group: 'admin', order: 130, icon: 'document' },
    },
  },
  validateSearch: documentSearch,
  loaderDeps: ({ search }) => documentVariables(search),
  loader: ({ context, deps }) => context.load(DocumentsToManage, deps),
  pendingComponent: ListPending,
  component: ManageDocuments,
})

function ManageDocuments() {
  return <DocumentList question={Route.useLoaderData()} />
}

import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { ListPending } from '#parts/page/list-page.tsx'
import { DocumentsToRead } from '../../content.gql.ts'
import { documentSearch, documentVariables } from '../../document-search.ts'
import { DocumentList } from '../../reading/document-list.tsx'

export const Route = createFileRoute('/_frame/sales-document/')({
  staticData: { screen: { title: msg`Sales documents`, allow: 'signed-in' } },
  validateSearch: documentSearch,
  loaderDeps: ({ search }) => documentVariables(search),
  loader: ({ context, deps }) => context.load(DocumentsToRead, deps),
  pendingComponent: ListPending,
  component: Documents,
})

function Documents() {
  return <DocumentList question={Route.useLoaderData()} />
}

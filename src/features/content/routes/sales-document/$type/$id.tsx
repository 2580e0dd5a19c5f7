import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { ListPending } from '#parts/page/list-page.tsx'
import { DocumentToRead } from '../../../content.gql.ts'
import { DocumentScreen } from '../../../reading/document-screen.tsx'

export const Route = createFileRoute('/_frame/sales-document/$type/$id')({
  staticData: { screen: { title: msg`Sales document`, allow: 'signed-in' } },
  loader: ({ context, params: { id } }) => context.load(DocumentToRead, { id }),
  pendingComponent: ListPending,
  component: Document,
})

function Document() {
  return <DocumentScreen question={Route.useLoaderData()} />
}

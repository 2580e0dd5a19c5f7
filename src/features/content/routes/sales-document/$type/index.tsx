import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { ListPending } from '#parts/page/list-page.tsx'
import { DocumentsToRead } from '../../../content.gql.ts'
import { documentSearch, documentVariables } from '../../../document-search.ts'
import { DocumentList } from '../../../reading/document-list.tsx'
import { readsOnly, typeTitles } from '../../../document-types.ts'

export const Route = createFileRoute('/_frame/sales-document/$type/')({
  staticData: {
    screen: {
      title: msg`Sales documents`,
      titleFrom: ({ params }) => typeTitles[params.type!],
      allow: 'signed-in',
      menu: [
        {
          group: 'content',
          order: 40,
          icon: 'document',
          label: typeTitles.sales,
          params: { type: 'sales' },
          when: readsOnly,
        },
        {
          group: 'content',
          order: 41,
          icon: 'document',
          label: typeTitles.technical,
          params: { type: 'technical' },
          when: readsOnly,
        },
      ],
    },
  },
  validateSearch: documentSearch,
  loaderDeps: ({ search }) => documentVariables(search),
  loader: ({ context, deps, params: { type } }) => context.load(DocumentsToRead, { ...deps, type }),
  pendingComponent: ListPending,
  component: Documents,
})

function Documents() {
  return <DocumentList question={Route.useLoaderData()} />
}

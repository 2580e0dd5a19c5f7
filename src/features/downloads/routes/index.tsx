import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { listSearch, listVariables } from '#data/list-search.ts'
import { ListPending } from '#parts/page/list-page.tsx'
import { DownloadList } from '../download-list.tsx'
import { Downloads } from '../downloads.gql.ts'

export const Route = createFileRoute('/_frame/download-area/')({
  staticData: {
    screen: {
      title: msg`Download area`,
      allow: ['page.download-area'],
      needsCustomer: (user) => user.limitation !== 'audit',
      menu: { group: 'content', order: 10, icon: 'download' },
    },
  },
  validateSearch: listSearch(),
  loaderDeps: ({ search: { page, size } }) => listVariables({ page, size }),
  loader: ({ context, deps }) => context.load(Downloads, deps),
  pendingComponent: ListPending,
  component: DownloadArea,
})

function DownloadArea() {
  return <DownloadList question={Route.useLoaderData()} />
}

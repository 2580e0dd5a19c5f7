import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { listSearch, listVariables } from '#data/list-search.ts'
import { collectStatuses } from '#domain/collect/collect-status.ts'
import { ListPending } from '#parts/page/list-page.tsx'
import { CollectOrders } from '../click-collect.gql.ts'
import { CollectList } from '../collect-list.tsx'

export const Route = createFileRoute('/_frame/click-collect/')({
  staticData: {
    screen: {
      title: msg`Click and collect`,
      allow: ['page.click-collect'],
      menu: { group: 'orders', order: 50, icon: 'package' },
    },
  },
  validateSearch: listSearch({
    filters: { status: v.picklist(collectStatuses.map(({ code }) => code)) },
  }),
  loaderDeps: ({ search }) => {
    const { status, ...variables } = listVariables(search)
    return { ...variables, ...(status && { status: [status] }) }
  },
  loader: ({ context, deps }) => context.load(CollectOrders, deps),
  pendingComponent: ListPending,
  component: Collecting,
})

function Collecting() {
  return <CollectList question={Route.useLoaderData()} />
}

import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { listSearch, listVariables } from '#data/list-search.ts'
import { itemStatuses } from '#domain/third-party/item-status.ts'
import { ListPending } from '#parts/page/list-page.tsx'
import { ItemList } from '../item-list.tsx'
import { ThirdPartyItems } from '../third-party.gql.ts'

export const Route = createFileRoute('/_frame/3rd-party/order')({
  staticData: {
    screen: {
      title: msg`Third-party orders`,
      allow: ['page.3rdpartyorder'],
      search: true,
      menu: { group: 'third-party', order: 20, icon: 'truck' },
    },
  },
  validateSearch: listSearch({
    filters: { status: v.picklist(itemStatuses.map(({ code }) => code)), vendor: v.string() },
  }),
  loaderDeps: ({ search }) => listVariables(search),
  loader: ({ context, deps }) => context.load(ThirdPartyItems, deps),
  pendingComponent: ListPending,
  component: Items,
})

function Items() {
  return <ItemList question={Route.useLoaderData()} />
}

import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { listSearch, listVariables } from '#data/list-search.ts'
import { ListPage, ListPending } from '#parts/page/list-page.tsx'
import { setupWords } from '../../content-setup/setup-words.ts'
import { DeleteTargetMarket, TargetMarketList } from '../../content-setup/content-setup.gql.ts'

export const Route = createFileRoute('/_frame/admin/target-markets/')({
  staticData: {
    screen: {
      title: msg`Target markets`,
      allow: ['page.user-management'],
      search: true,
      menu: { group: 'admin', order: 57, icon: 'users' },
    },
  },
  validateSearch: listSearch(),
  loaderDeps: ({ search }) => listVariables(search),
  loader: ({ context, deps }) => context.load(TargetMarketList, deps),
  pendingComponent: ListPending,
  component: TargetMarkets,
})

function TargetMarkets() {
  const { t } = useLingui()
  return (
    <ListPage
      question={Route.useLoaderData()}
      pageOf={({ targetMarkets }) => targetMarkets}
      keyOf={({ id }) => id}
      rowTo={({ id }) => `/admin/target-markets/edit/${id}`}
      create={{ to: '/admin/target-markets/edit', label: t`New target market` }}
      removal={{ mutation: DeleteTargetMarket, label: t`Delete target market`, words: setupWords }}
      exportName="target-markets"
      searchHint={t`Name, source or brand`}
      empty={{
        heading: t`No target markets yet`,
        text: t`Content can be written for target markets; users read for those they are given.`,
        icon: 'users',
      }}
      columns={[
        {
          key: 'marketName',
          title: t`Name`,
          lead: true,
          sortable: true,
          text: ({ marketName }) => marketName,
        },
        { key: 'source', title: t`Source`, sortable: true, text: ({ source }) => source ?? '' },
        { key: 'brand', title: t`Brand`, sortable: true, text: ({ brand }) => brand ?? '' },
        { key: 'readers', title: t`Users`, align: 'end', text: ({ readers }) => readers },
      ]}
    />
  )
}

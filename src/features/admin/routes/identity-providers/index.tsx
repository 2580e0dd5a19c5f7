import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { listSearch, listVariables } from '#data/list-search.ts'
import { ListPage, ListPending } from '#parts/page/list-page.tsx'
import { Badge } from '#ui/display/badge.tsx'
import {
  DeleteIdentityProvider,
  IdentityProviderList,
} from '../../identity-providers/identity-provider.gql.ts'

export const Route = createFileRoute('/_frame/admin/identity-providers/')({
  staticData: {
    screen: {
      title: msg`Identity providers`,
      allow: ['page.user-management'],
      search: true,
      menu: { group: 'admin', order: 41, icon: 'shield' },
    },
  },
  validateSearch: listSearch(),
  loaderDeps: ({ search }) => listVariables(search),
  loader: ({ context, deps }) => context.load(IdentityProviderList, deps),
  pendingComponent: ListPending,
  component: IdentityProviders,
})

function IdentityProviders() {
  const { t } = useLingui()
  const stateOf = ({ active }: { active: boolean }) => (active ? t`On` : t`Switched off`)
  return (
    <ListPage
      question={Route.useLoaderData()}
      pageOf={({ identityProviders }) => identityProviders}
      keyOf={({ id }) => id}
      rowTo={({ id }) => `/admin/identity-providers/edit/${id}`}
      create={{ to: '/admin/identity-providers/create', label: t`New identity provider` }}
      removal={{ mutation: DeleteIdentityProvider, label: t`Delete identity provider` }}
      exportName="identity-providers"
      searchHint={t`Name or address`}
      empty={{
        icon: 'shield',
        heading: t`No identity providers yet`,
        text: t`With an identity provider, people log in with the account of their company.`,
      }}
      columns={[
        { key: 'name', title: t`Name`, lead: true, sortable: true, text: ({ name }) => name },
        { key: 'issuer', title: t`Issuer`, text: ({ issuer }) => issuer },
        { key: 'people', title: t`Linked users`, align: 'end', text: ({ people }) => people },
        {
          key: 'state',
          title: t`State`,
          cell: (provider) => (
            <Badge tone={provider.active ? 'success' : 'neutral'}>{stateOf(provider)}</Badge>
          ),
          text: stateOf,
        },
      ]}
    />
  )
}

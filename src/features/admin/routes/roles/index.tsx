import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { listSearch, listVariables } from '#data/list-search.ts'
import { useData } from '#data/load.ts'
import { ListPage, ListPending } from '#parts/page/list-page.tsx'
import { DeleteRole, RoleList } from '../../roles/role.gql.ts'
import { rightsWords } from '../../rights-words.ts'

export const Route = createFileRoute('/_frame/admin/roles/')({
  staticData: {
    screen: {
      title: msg`Roles`,
      allow: ['page.user-management'],
      search: true,
      menu: { group: 'admin', order: 20, icon: 'shield' },
    },
  },
  validateSearch: listSearch({ filters: { permission: v.string() } }),
  loaderDeps: ({ search }) => listVariables(search),
  loader: ({ context, deps }) => context.load(RoleList, deps),
  pendingComponent: ListPending,
  component: Roles,
})

function Roles() {
  const { t } = useLingui()
  const question = Route.useLoaderData()
  const { rightsChoices } = useData(question)
  return (
    <ListPage
      question={question}
      pageOf={({ roles }) => roles}
      keyOf={({ id }) => id}
      rowTo={({ id }) => `/admin/roles/edit/${encodeURIComponent(id)}`}
      create={{ to: '/admin/roles/create', label: t`New role` }}
      removal={{ mutation: DeleteRole, label: t`Delete role`, words: rightsWords }}
      removable={({ builtIn }) => !builtIn}
      exportName="roles"
      searchHint={t`Name or description`}
      filters={[
        {
          name: 'permission',
          label: t`Permission`,
          any: t`All permissions`,
          options: rightsChoices.permissions.map(({ id }) => ({ value: id, label: id })),
        },
      ]}
      empty={{ heading: t`No roles yet`, icon: 'shield' }}
      columns={[
        {
          key: 'name',
          title: t`Name`,
          lead: true,
          sortable: true,
          text: ({ name }) => name,
        },
        {
          key: 'description',
          title: t`Description`,
          text: ({ description }) => description,
        },
        {
          key: 'permissions',
          title: t`Permissions`,
          align: 'end',
          cell: ({ permissions }) => permissions.length,
          text: ({ permissions }) => permissions.map(({ name }) => name).join(' '),
        },
        {
          key: 'groupRoles',
          title: t`Group roles`,
          align: 'end',
          cell: ({ groupRoles }) => groupRoles.length,
          text: ({ groupRoles }) => groupRoles.join(', '),
        },
        {
          key: 'users',
          title: t`Users`,
          align: 'end',
          sortable: true,
          text: ({ users }) => users,
        },
      ]}
    />
  )
}

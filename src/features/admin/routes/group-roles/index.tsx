import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { listSearch, listVariables } from '#data/list-search.ts'
import { useData } from '#data/load.ts'
import { ListPage, ListPending } from '#parts/page/list-page.tsx'
import { DeleteGroupRole, GroupRoleList } from '../../group-roles/group-role.gql.ts'
import { rightsWords } from '../../rights-words.ts'

export const Route = createFileRoute('/_frame/admin/group-roles/')({
  staticData: {
    screen: {
      title: msg`Group roles`,
      allow: ['page.user-management'],
      search: true,
      menu: { group: 'admin', order: 30, icon: 'handshake' },
    },
  },
  validateSearch: listSearch({ filters: { role: v.string() } }),
  loaderDeps: ({ search }) => listVariables(search),
  loader: ({ context, deps }) => context.load(GroupRoleList, deps),
  pendingComponent: ListPending,
  component: GroupRoles,
})

function GroupRoles() {
  const { t } = useLingui()
  const question = Route.useLoaderData()
  const { rightsChoices } = useData(question)
  return (
    <ListPage
      question={question}
      pageOf={({ groupRoles }) => groupRoles}
      keyOf={({ id }) => id}
      rowTo={({ id }) => `/admin/group-roles/edit/${id}`}
      create={{ to: '/admin/group-roles/create', label: t`New group role` }}
      removal={{ mutation: DeleteGroupRole, label: t`Delete group role`, words: rightsWords }}
      exportName="group-roles"
      searchHint={t`Description or role`}
      filters={[
        {
          name: 'role',
          label: t`Role`,
          any: t`All roles`,
          options: rightsChoices.roles.map(({ name }) => ({ value: name, label: name })),
        },
      ]}
      empty={{
        heading: t`No group roles yet`,
        text: t`A group role gives a user several roles at once.`,
        icon: 'users',
      }}
      columns={[
        {
          key: 'description',
          title: t`Description`,
          lead: true,
          sortable: true,
          text: ({ description }) => description,
        },
        {
          key: 'roles',
          title: t`Roles`,
          text: ({ roles }) => roles.map(({ name }) => name).join(', '),
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

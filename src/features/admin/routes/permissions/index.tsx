import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { listSearch, listVariables } from '#data/list-search.ts'
import { ListPage, ListPending } from '#parts/page/list-page.tsx'
import { DeletePermission, PermissionList } from '../../permissions/permission.gql.ts'
import { rightsWords } from '../../rights-words.ts'
import { usePermissionScreens } from '../../use-permission-screens.ts'

export const Route = createFileRoute('/_frame/admin/permissions/')({
  staticData: {
    screen: {
      title: msg`Permissions`,
      allow: ['page.user-management'],
      search: true,
      menu: { group: 'admin', order: 40, icon: 'check-circle' },
    },
  },
  validateSearch: listSearch(),
  loaderDeps: ({ search }) => listVariables(search),
  loader: ({ context, deps }) => context.load(PermissionList, deps),
  pendingComponent: ListPending,
  component: Permissions,
})

function Permissions() {
  const { t } = useLingui()
  const screensOf = usePermissionScreens()
  return (
    <ListPage
      question={Route.useLoaderData()}
      pageOf={({ permissions }) => permissions}
      keyOf={({ id }) => id}
      rowTo={({ id }) => `/admin/permissions/edit/${id}`}
      create={{ to: '/admin/permissions/create', label: t`New permission` }}
      removal={{ mutation: DeletePermission, label: t`Delete permission`, words: rightsWords }}
      removable={({ builtIn }) => !builtIn}
      exportName="permissions"
      searchHint={t`Name or description`}
      empty={{ heading: t`No permissions yet` }}
      columns={[
        { key: 'name', title: t`Name`, lead: true, sortable: true, text: ({ name }) => name },
        { key: 'description', title: t`Description`, text: ({ description }) => description },
        { key: 'opens', title: t`Opens`, text: ({ name }) => screensOf(name) },
        { key: 'roles', title: t`Roles`, align: 'end', sortable: true, text: ({ roles }) => roles },
      ]}
    />
  )
}

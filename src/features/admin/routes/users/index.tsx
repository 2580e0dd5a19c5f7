import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { limitations } from '#domain/users/limitations.ts'
import { listSearch, listVariables, severalOf } from '#data/list-search.ts'
import { ListPending } from '#parts/page/list-page.tsx'
import { UserList } from '../../users/user.gql.ts'
import { userVariables } from '../../users/user-variables.ts'
import { Users } from '../../users/users-page.tsx'

export const Route = createFileRoute('/_frame/admin/users/')({
  staticData: {
    screen: {
      title: msg`Users`,
      allow: ['page.user-management', 'page.user-management-us'],
      search: true,
      menu: { group: 'admin', order: 10, icon: 'users' },
    },
  },
  validateSearch: listSearch({
    filters: {
      role: v.string(),
      groupRole: v.string(),
      limitation: severalOf(limitations),
      permission: v.string(),
      active: v.picklist(['yes', 'no']),
    },
  }),
  loaderDeps: ({ search }) => listVariables(search),
  loader: ({ context, deps }) => context.load(UserList, userVariables(deps)),
  pendingComponent: ListPending,
  component: Users,
})

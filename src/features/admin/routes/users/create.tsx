import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { UserToCreate } from '../../users/user.gql.ts'
import { NewUser } from '../../users/user-screens.tsx'

export const Route = createFileRoute('/_frame/admin/users/create')({
  staticData: {
    screen: {
      title: msg`New user`,
      allow: ['page.user-management', 'page.user-management-us'],
      up: '/admin/users',
    },
  },
  loader: ({ context }) => context.load(UserToCreate, {}),
  component: NewUser,
})

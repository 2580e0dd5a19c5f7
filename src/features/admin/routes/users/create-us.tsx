import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { UserToCreate } from '../../users/user.gql.ts'
import { NewUsUser } from '../../users/user-screens.tsx'

export const Route = createFileRoute('/_frame/admin/users/create-us')({
  staticData: {
    screen: {
      title: msg`New user (US)`,
      allow: ['page.user-management', 'page.user-management-us'],
      up: '/admin/users',
    },
  },
  loader: ({ context }) => context.load(UserToCreate, {}),
  component: NewUsUser,
})

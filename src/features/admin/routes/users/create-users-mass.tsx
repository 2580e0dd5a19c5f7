import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { UsersFromFile } from '../../users/mass/users-from-file.tsx'
import { UserToCreate } from '../../users/user.gql.ts'

export const Route = createFileRoute('/_frame/admin/users/create-users-mass')({
  staticData: {
    screen: {
      title: msg`New users from a file`,
      allow: ['page.user-management', 'page.user-management-us'],
      up: '/admin/users',
    },
  },
  loader: ({ context }) => context.load(UserToCreate, {}),
  component: UsersFromFile,
})

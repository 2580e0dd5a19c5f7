import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { UserToEdit } from '../../../users/user.gql.ts'
import { EditUsUser } from '../../../users/user-screens.tsx'

export const Route = createFileRoute('/_frame/admin/users/$id/edit-us')({
  staticData: {
    screen: {
      title: msg`Edit user (US)`,
      allow: ['page.user-management', 'page.user-management-us'],
      up: '/admin/users',
    },
  },
  loader: ({ context, params }) => context.load(UserToEdit, { id: params.id }),
  remountDeps: ({ params }) => params.id,
  component: EditUsUser,
})

import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { PermissionForm } from '../../../permissions/permission-form.tsx'
import { PermissionToEdit } from '../../../permissions/permission.gql.ts'

export const Route = createFileRoute('/_frame/admin/permissions/edit/{-$id}')({
  staticData: {
    screen: { title: msg`Edit permission`, allow: ['page.user-management'], up: true },
  },
  loader: ({ context, params }) => context.load(PermissionToEdit, { id: params.id ?? '' }),
  remountDeps: ({ params }) => params.id,
  component: PermissionForm,
})

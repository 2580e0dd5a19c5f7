import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { RoleForm } from '../../../roles/role-form.tsx'
import { RoleToEdit } from '../../../roles/role.gql.ts'

export const Route = createFileRoute('/_frame/admin/roles/edit/{-$id}')({
  staticData: { screen: { title: msg`Edit role`, allow: ['page.user-management'], up: true } },
  loader: ({ context, params }) => context.load(RoleToEdit, { id: params.id ?? '' }),
  remountDeps: ({ params }) => params.id,
  component: RoleForm,
})

import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { RoleForm } from '../../roles/role-form.tsx'
import { RoleToEdit } from '../../roles/role.gql.ts'

export const Route = createFileRoute('/_frame/admin/roles/create')({
  staticData: { screen: { title: msg`New role`, allow: ['page.user-management'], up: true } },
  loader: ({ context }) => context.load(RoleToEdit, { id: '' }),
  component: RoleForm,
})

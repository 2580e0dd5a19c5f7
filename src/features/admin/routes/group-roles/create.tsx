import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { GroupRoleForm } from '../../group-roles/group-role-form.tsx'
import { GroupRoleToEdit } from '../../group-roles/group-role.gql.ts'

export const Route = createFileRoute('/_frame/admin/group-roles/create')({
  staticData: { screen: { title: msg`New group role`, allow: ['page.user-management'], up: true } },
  loader: ({ context }) => context.load(GroupRoleToEdit, { id: '' }),
  component: GroupRoleForm,
})

import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { GroupRoleForm } from '../../../group-roles/group-role-form.tsx'
import { GroupRoleToEdit } from '../../../group-roles/group-role.gql.ts'

export const Route = createFileRoute('/_frame/admin/group-roles/edit/$id')({
  staticData: {
    screen: { title: msg`Edit group role`, allow: ['page.user-management'], up: true },
  },
  loader: ({ context, params }) => context.load(GroupRoleToEdit, { id: params.id }),
  remountDeps: ({ params }) => params.id,
  component: GroupRoleForm,
})

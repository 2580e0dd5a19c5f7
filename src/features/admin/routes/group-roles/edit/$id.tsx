import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useData } from '#data/load.ts'
import { GroupRoleForm } from '../../../group-roles/group-role-form.tsx'
import { GroupRoleToEdit } from '../../../group-roles/group-role.gql.ts'

export const Route = createFileRoute('/_frame/admin/group-roles/edit/$id')({
  staticData: {
    screen: {
      title: msg`Edit group role`,
      allow: ['page.user-management'],
      up: '/admin/group-roles',
    },
  },
  loader: ({ context, params }) => context.load(GroupRoleToEdit, params),
  component: EditGroupRole,
})

function EditGroupRole() {
  const { id } = Route.useParams()
  return <GroupRoleForm key={id} id={id} data={useData(Route.useLoaderData())} />
}

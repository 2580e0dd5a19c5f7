import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useData } from '#data/load.ts'
import { RoleForm } from '../../../roles/role-form.tsx'
import { RoleToEdit } from '../../../roles/role.gql.ts'

export const Route = createFileRoute('/_frame/admin/roles/edit/{-$id}')({
  staticData: {
    screen: { title: msg`Edit role`, allow: ['page.user-management'], up: '/admin/roles' },
  },
  loader: ({ context, params }) => context.load(RoleToEdit, { id: params.id ?? '' }),
  component: EditRole,
})

function EditRole() {
  const { id } = Route.useParams()
  return <RoleForm key={id} id={id} data={useData(Route.useLoaderData())} />
}

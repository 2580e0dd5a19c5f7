import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useData } from '#data/load.ts'
import { RoleForm } from '../../../roles/role-form.tsx'
import { RoleToEdit } from '../../../roles/role.gql.ts'

export const Route = createFileRoute('/_frame/admin/roles/edit/')({
  staticData: {
    screen: { title: msg`Edit role`, allow: ['page.user-management'], up: '/admin/roles' },
  },
  loader: ({ context }) => context.load(RoleToEdit, { id: '' }),
  component: BlankRole,
})

function BlankRole() {
  return <RoleForm data={useData(Route.useLoaderData())} />
}

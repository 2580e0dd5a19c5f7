import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useData } from '#data/load.ts'
import { PermissionForm } from '../../../permissions/permission-form.tsx'
import { PermissionToEdit } from '../../../permissions/permission.gql.ts'

export const Route = createFileRoute('/_frame/admin/permissions/edit/{-$id}')({
  staticData: {
    screen: {
      title: msg`Edit permission`,
      allow: ['page.user-management'],
      up: '/admin/permissions',
    },
  },
  loader: ({ context, params }) => context.load(PermissionToEdit, { id: params.id ?? '' }),
  component: EditPermission,
})

function EditPermission() {
  const { id } = Route.useParams()
  return <PermissionForm key={id} id={id} data={useData(Route.useLoaderData())} />
}

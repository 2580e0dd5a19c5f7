import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { UserDevicesPage } from '../../../users/devices-page.tsx'
import { UserDevices } from '../../../users/user.gql.ts'

export const Route = createFileRoute('/_frame/admin/users/$id/devices')({
  staticData: {
    screen: {
      title: msg`Devices of the user`,
      allow: ['page.user-management', 'page.user-management-us'],
      up: '/admin/users',
    },
  },
  loader: ({ context, params }) => context.load(UserDevices, { id: params.id }),
  component: Devices,
})

function Devices() {
  return <UserDevicesPage id={Route.useParams().id} />
}

import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { ViewAsPage } from '../../../users/view-page.tsx'

export const Route = createFileRoute('/_frame/admin/users/$id/view')({
  staticData: {
    screen: {
      title: msg`View as user`,
      allow: ['page.user-management', 'page.user-management-us'],
      up: '/admin/users',
    },
  },
  component: View,
})

function View() {
  return <ViewAsPage id={Route.useParams().id} />
}

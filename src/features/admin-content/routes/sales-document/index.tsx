import { createFileRoute, redirect } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/admin/sales-document/')({
  staticData: { screen: { title: msg`Sales documents`, allow: ['sales-document.cu'] } },
  beforeLoad: () => {
    throw redirect({ to: '/admin/sales-document/list' as never, replace: true })
  },
})

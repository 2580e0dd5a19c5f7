import { createFileRoute, Navigate } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/admin/sales-document/')({
  staticData: { screen: { title: msg`Sales documents`, allow: ['sales-document.cu'] } },
  component: ToList,
})

/** The documents are listed one address further down. */
function ToList() {
  return <Navigate to={'/admin/sales-document/list' as never} replace />
}

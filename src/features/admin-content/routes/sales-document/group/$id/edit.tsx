import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/admin/sales-document/group/$id/edit')({
  staticData: {
    screen: {
      title: msg`Edit document group`,
      allow: ['sales-document.cu'],
      up: '/admin/sales-document/group',
      notYet: true,
    },
  },
})

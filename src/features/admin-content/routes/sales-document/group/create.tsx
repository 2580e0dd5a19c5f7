import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/admin/sales-document/group/create')({
  staticData: {
    screen: {
      title: msg`New document group`,
      allow: ['sales-document.cu'],
      up: '/admin/sales-document/group',
      notYet: true,
    },
  },
})

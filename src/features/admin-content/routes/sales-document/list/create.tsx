import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/admin/sales-document/list/create')({
  staticData: {
    screen: {
      title: msg`New sales document`,
      allow: ['sales-document.cu'],
      up: '/admin/sales-document/list',
      notYet: true,
    },
  },
})

import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/admin/sales-document/list/$id/edit')({
  staticData: {
    screen: {
      title: msg`Edit sales document`,
      allow: ['sales-document.cu'],
      up: '/admin/sales-document/list',
      notYet: true,
    },
  },
})

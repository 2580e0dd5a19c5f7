import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/admin/sales-document/group/')({
  staticData: {
    screen: {
      title: msg`Document groups`,
      allow: ['sales-document.cu'],
      menu: { group: 'admin', order: 120, icon: 'list' },
      notYet: true,
    },
  },
})

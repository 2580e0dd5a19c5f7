import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/download-area/')({
  staticData: {
    screen: {
      title: msg`Download area`,
      allow: ['page.download-area'],
      needsCustomer: (user) => user.limitation !== 'audit',
      menu: { group: 'content', order: 10, icon: 'download' },
      notYet: true,
    },
  },
})

import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/admin/banners/')({
  staticData: {
    screen: {
      title: msg`Banners`,
      allow: ['page.banner'],
      menu: { group: 'admin', order: 80, icon: 'image' },
      notYet: true,
    },
  },
})

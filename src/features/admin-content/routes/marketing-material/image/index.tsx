import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/admin/marketing-material/image/')({
  staticData: {
    screen: {
      title: msg`Images`,
      allow: ['marketing-material.cud'],
      menu: { group: 'admin', order: 110, icon: 'image', label: msg`Marketing images` },
      notYet: true,
    },
  },
})

import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/admin/marketing-material/category/')({
  staticData: {
    screen: {
      title: msg`Categories`,
      allow: ['marketing-material.cud'],
      menu: { group: 'admin', order: 100, icon: 'tag', label: msg`Marketing categories` },
      notYet: true,
    },
  },
})

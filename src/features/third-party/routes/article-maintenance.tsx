import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/3rd-party/article-maintenance')({
  staticData: {
    screen: {
      title: msg`Article maintenance`,
      allow: ['page.3rdpartyarticlemaintenance'],
      menu: { group: 'third-party', order: 30, icon: 'edit' },
      notYet: true,
    },
  },
})

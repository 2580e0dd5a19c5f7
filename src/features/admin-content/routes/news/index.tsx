import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/admin/news/')({
  staticData: {
    screen: {
      title: msg`News`,
      allow: ['news.cu'],
      when: ({ config }) => config.features.NEWS,
      menu: { group: 'admin', order: 90, icon: 'newspaper' },
      notYet: true,
    },
  },
})

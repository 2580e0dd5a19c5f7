import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/admin/news/create')({
  staticData: {
    screen: {
      title: msg`New article`,
      allow: ['news.cu'],
      when: ({ config }) => config.features.NEWS,
      up: '/admin/news',
      notYet: true,
    },
  },
})

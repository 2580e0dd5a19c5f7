import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/news/$id')({
  staticData: {
    screen: {
      title: msg`News`,
      allow: ['page.news'],
      when: ({ config }) => config.features.NEWS,
      notYet: true,
    },
  },
})

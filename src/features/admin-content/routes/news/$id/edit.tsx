import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/admin/news/$id/edit')({
  staticData: {
    screen: {
      title: msg`Edit article`,
      allow: ['news.cu'],
      when: ({ config }) => config.features.NEWS,
      up: '/admin/news',
      notYet: true,
    },
  },
})

import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { hasScope } from '#domain/account/permissions.ts'

export const Route = createFileRoute('/_frame/news/')({
  staticData: {
    screen: {
      title: msg`News`,
      allow: ['page.news'],
      when: ({ config }) => config.features.NEWS,
      menu: {
        group: 'content',
        order: 50,
        icon: 'newspaper',
        when: ({ user }) => !hasScope(user.permissions, ['news.cu']),
      },
      notYet: true,
    },
  },
})

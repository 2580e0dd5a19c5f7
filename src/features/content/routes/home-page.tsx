import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/home-page')({
  staticData: {
    screen: {
      title: msg`Home`,
      allow: ['page.home-page'],
      menu: {
        group: 'shop',
        order: 10,
        icon: 'home',
        when: ({ config }) => !config.features.MERGE_MENU_CATALOG,
      },
      notYet: true,
    },
  },
})

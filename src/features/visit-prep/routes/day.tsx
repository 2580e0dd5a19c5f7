import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { DayScreen } from '../day/day-screen.tsx'

export const Route = createFileRoute('/_frame/road/day')({
  staticData: {
    screen: {
      title: msg`My day`,
      allow: ['page.formvisit'],
      chip: false,
      menu: { group: 'sales', order: 4, icon: 'calendar' },
    },
  },
  component: DayScreen,
})

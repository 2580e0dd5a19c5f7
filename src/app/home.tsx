import { createFileRoute, redirect } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/')({
  staticData: { screen: { title: msg`Home`, allow: 'signed-in' } },
  beforeLoad: () => {
    throw redirect({ to: '/home', replace: true })
  },
})

import { createFileRoute, redirect } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/')({
  staticData: { screen: { title: msg`Home`, allow: 'signed-in' } },
  beforeLoad: async ({ context }) => {
    // The menu and its question are no part of the login page.
    const { findHome } = await import('./find-home.ts')
    throw redirect({ to: (await findHome(context)) as never, replace: true })
  },
})

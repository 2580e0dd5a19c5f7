import { createFileRoute, redirect } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/$locale/')({
  staticData: { screen: { title: msg`Home`, allow: 'signed-in' } },
  beforeLoad: async ({ context, params }) => {
    // The menu and its question are no part of the login page.
    const { findHome } = await import('./find-home.ts')
    const path = await findHome(context)
    throw redirect({ to: `/${params.locale}${path}` as never, replace: true })
  },
})

import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AppError } from '#parts/failure/app-error.tsx'
import { WithClient } from './with-client.tsx'

/** Screens that ask the server and stand outside the frame. */
export const Route = createFileRoute('/_client')({
  staticData: { screen: null },
  beforeLoad: ({ context }) => context.clientReady(),
  component: ClientRoute,
  errorComponent: AppError,
})

function ClientRoute() {
  return (
    <WithClient>
      <Outlet />
    </WithClient>
  )
}

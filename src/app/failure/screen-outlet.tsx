import {
  CatchBoundary,
  type ErrorComponentProps,
  isNotFound,
  Outlet,
  useRouterState,
} from '@tanstack/react-router'
import { AppError, isBadAddress } from '#parts/failure/app-error.tsx'

/** The screen in sight. One that cannot be shown says so in its place: the ways to all others stay around it. */
export function ScreenOutlet() {
  const screen = useRouterState({ select: ({ matches }) => matches.at(-1) })
  return (
    <CatchBoundary getResetKey={() => screen} errorComponent={InPlace}>
      <Outlet />
    </CatchBoundary>
  )
}

function InPlace(props: ErrorComponentProps) {
  // No screen has this address, and what stands around screens does not belong to it.
  if (isNotFound(props.error) || isBadAddress(props.error)) throw props.error
  return <AppError {...props} />
}

import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { trackersOf } from '#domain/portal/trackers.ts'
import { useConfig } from '#shell/session/use-session.ts'

const ConsentRun = lazy(() =>
  import('./consent-run.tsx').then((module) => ({ default: module.ConsentRun })),
)

/** Services that count visits, for tenants that have any: most never fetch even this question. */
export function ConsentHost() {
  const config = useConfig()
  const path = useLocation({ select: ({ publicHref }) => publicHref.replace(/[?#].*$/, '') })
  if (trackersOf(config).length === 0) return null
  return (
    <Suspense fallback={null}>
      <ConsentRun path={path} />
    </Suspense>
  )
}

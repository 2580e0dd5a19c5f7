import { Link } from '@tanstack/react-router'
import { SyncPill } from '#parts/sync/sync-pill.tsx'
import { useHasRoute } from './use-has-route.ts'

/** Whether everything done here has arrived; opens the list of what waits. */
export function SyncState() {
  const hasOutbox = useHasRoute('/outbox')
  return (
    <SyncPill link={(content) => (hasOutbox ? <Link to="/outbox">{content}</Link> : content)} />
  )
}

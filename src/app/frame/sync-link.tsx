import { Link } from '@tanstack/react-router'
import { SyncPill } from '#parts/sync/sync-pill.tsx'
import { useLocale } from '#shell/i18n/use-locale.ts'
import { useHasRoute } from './use-has-route.ts'

/** Whether everything done here has arrived; opens the list of what waits. */
export function SyncState() {
  const locale = useLocale()
  const hasOutbox = useHasRoute('/$locale/outbox')
  return (
    <SyncPill
      link={(content) =>
        hasOutbox ? <Link to={`/${locale}/outbox` as never}>{content}</Link> : content
      }
    />
  )
}

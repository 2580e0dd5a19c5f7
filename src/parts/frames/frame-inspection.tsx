import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { useDates } from '#parts/date/use-dates.ts'
import { useScope } from '#shell/session/use-session.ts'
import { StatusDot } from '#ui/feedback/status-dot.tsx'

interface FrameInspectionProps {
  /** Its day; null: none was made. */
  on: string | null
  id: string | null
  complete: boolean
}

/** Day of a frame's latest inspection, with a link to it for those who may read it, and a word where it is incomplete. */
export function FrameInspection({ on, id, complete }: FrameInspectionProps) {
  const { t } = useLingui()
  const { day } = useDates()
  const mayRead = useScope('page.pdi')
  if (on === null) return t`Not inspected`
  return (
    <>
      {id && mayRead ? <Link to={`/pdi/${id}` as never}>{day(on)}</Link> : day(on)}
      {/* Kept frames of an earlier version say nothing of it. */}
      {complete === false && (
        <>
          {' '}
          <StatusDot tone="warning">
            <Trans>Incomplete</Trans>
          </StatusDot>
        </>
      )}
    </>
  )
}

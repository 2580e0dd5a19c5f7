import { Trans, useLingui } from '@lingui/react/macro'
import { useDates } from '#parts/date/use-dates.ts'
import { fileProblemWords } from '#parts/exports/file-problem-words.ts'
import { Stack } from '#ui/display/stack.tsx'
import { StatusDot } from '#ui/feedback/status-dot.tsx'
import type { ScheduleRow } from './schedule.gql.ts'
import { causeText, endWords } from './schedule-words.ts'

/** Whether a schedule runs, and how its newest file fared. */
export function ScheduleState({ schedule }: { schedule: ScheduleRow }) {
  const { i18n } = useLingui()
  const { brief } = useDates()
  const { ended, failing, problem, delivery, tries } = schedule
  const [newest] = tries
  const cause = newest?.cause && causeText(i18n, newest.cause, newest.status)
  if (ended)
    return (
      <StatusDot tone="danger">
        <Trans>Ended: {i18n._(endWords[ended])}</Trans>
      </StatusDot>
    )
  if (delivery === 'FAILED')
    return (
      <Stack gap={1}>
        <StatusDot tone="danger">
          <Trans>Last file not delivered</Trans>
        </StatusDot>
        {cause}
      </Stack>
    )
  if (delivery === 'WAITING')
    return (
      <Stack gap={1}>
        <StatusDot tone={cause ? 'warning' : 'info'}>
          {cause ? <Trans>We’ll try again soon</Trans> : <Trans>On its way</Trans>}
        </StatusDot>
        {cause}
      </Stack>
    )
  if (failing)
    return (
      <Stack gap={1}>
        <StatusDot tone="warning">
          <Trans>Last file failed</Trans>
        </StatusDot>
        {problem && i18n._(fileProblemWords[problem])}
      </Stack>
    )
  return (
    <Stack gap={1}>
      <StatusDot tone="success">
        <Trans>Active</Trans>
      </StatusDot>
      {delivery === 'DELIVERED' && newest && (
        <Trans>Delivered {brief(Date.parse(String(newest.at)))}</Trans>
      )}
    </Stack>
  )
}

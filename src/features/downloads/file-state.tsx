import { useLingui } from '@lingui/react/macro'
import { fileProblemWords } from '#parts/exports/file-problem-words.ts'
import { Stack } from '#ui/display/stack.tsx'
import { StatusDot } from '#ui/feedback/status-dot.tsx'
import { statusWords } from './download-words.ts'
import type { DownloadRow } from './downloads.gql.ts'
import { causeText } from './schedules/schedule-words.ts'

/** The state of a file, and why it failed or was not taken by the system it was sent to. */
export function FileState({ row }: { row: DownloadRow }) {
  const { t, i18n } = useLingui()
  const { status, rows, problem, delivery, cause, answerStatus } = row
  const { tone, words } = statusWords[status]
  return (
    <Stack gap={1}>
      <StatusDot tone={tone}>
        {i18n._(words)}
        {status === 'running' && rows > 0 && ` (${i18n.number(rows)})`}
      </StatusDot>
      {status === 'failed' && (
        <small>
          {problem
            ? i18n._(fileProblemWords[problem])
            : t`Something went wrong in the portal. Try again, or take a shorter period.`}
        </small>
      )}
      {cause && delivery !== 'DELIVERED' && (
        <small>
          {delivery === 'FAILED' ? t`Not delivered` : t`Not delivered yet`}:{' '}
          {causeText(i18n, cause, answerStatus)}
        </small>
      )}
    </Stack>
  )
}

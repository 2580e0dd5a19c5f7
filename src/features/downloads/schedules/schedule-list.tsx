import { Trans, useLingui } from '@lingui/react/macro'
import type { ResultOf, VariablesOf } from 'gql.tada'
import { type Question, useData } from '#data/load.ts'
import { maxSchedules } from '#domain/downloads/schedule.ts'
import { ListPage } from '#parts/page/list-page.tsx'
import { StatusDot } from '#ui/feedback/status-dot.tsx'
import { formatWords, moduleWords } from '../download-words.ts'
import { DeleteDownloadSchedule, type DownloadScheduleList } from './schedule.gql.ts'
import { endWords, useScheduleTimes } from './schedule-words.ts'

interface ScheduleListProps {
  question: Question<
    ResultOf<typeof DownloadScheduleList>,
    VariablesOf<typeof DownloadScheduleList>
  >
}

/** The person's schedules, with their next run. */
export function ScheduleList({ question }: ScheduleListProps) {
  const { t, i18n } = useLingui()
  const { times, moment } = useScheduleTimes()
  const { count } = useData(question).downloadSchedules
  return (
    <ListPage
      question={question}
      pageOf={({ downloadSchedules }) => downloadSchedules}
      keyOf={({ id }) => id}
      rowTo={({ id }) => `/download-area/schedules/edit/${id}`}
      create={
        count < maxSchedules
          ? { to: '/download-area/schedules/create', label: t`New schedule` }
          : undefined
      }
      intro={
        <Trans>
          {count} of {maxSchedules} schedules
        </Trans>
      }
      removal={{ mutation: DeleteDownloadSchedule, label: t`Delete schedule` }}
      nameOf={({ module, rhythm, day, hour }) =>
        `${i18n._(moduleWords[module])}, ${times({ rhythm, day: day ?? null, hour })}`
      }
      empty={{
        icon: 'calendar',
        heading: t`No schedules yet`,
        text: t`Get orders, prices or stock by email every day, week or month, ready for your own system.`,
      }}
      columns={[
        {
          key: 'module',
          title: t`Data`,
          lead: true,
          text: ({ module }) => i18n._(moduleWords[module]),
        },
        { key: 'format', title: t`Format`, text: ({ format }) => i18n._(formatWords[format]) },
        {
          key: 'times',
          title: t`How often`,
          text: ({ rhythm, day, hour }) => times({ rhythm, day: day ?? null, hour }),
        },
        { key: 'customer', title: t`Customer`, text: ({ customer }) => customer ?? '–' },
        {
          key: 'nextRunAt',
          title: t`Next file`,
          text: ({ ended, nextRunAt }) => (ended ? '–' : moment(new Date(String(nextRunAt)))),
        },
        {
          key: 'state',
          title: t`State`,
          cell: ({ ended, failing }) =>
            ended ? (
              <StatusDot tone="danger">
                <Trans>Ended: {i18n._(endWords[ended])}</Trans>
              </StatusDot>
            ) : failing ? (
              <StatusDot tone="warning">
                <Trans>Last file failed</Trans>
              </StatusDot>
            ) : (
              <StatusDot tone="success">
                <Trans>Active</Trans>
              </StatusDot>
            ),
        },
      ]}
    />
  )
}

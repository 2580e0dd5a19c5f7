import { Trans, useLingui } from '@lingui/react/macro'
import type { ResultOf, VariablesOf } from 'gql.tada'
import { useState } from 'react'
import { type Question, useData } from '#data/load.ts'
import { useSave } from '#data/save.ts'
import { maxSchedules } from '#domain/downloads/schedule.ts'
import { formatWords, moduleWords } from '#parts/downloads/download-code-words.ts'
import { ListPage } from '#parts/page/list-page.tsx'
import { useToast } from '#shell/toasts/use-toast.ts'
import { ProblemText } from '#ui/form/problem-text.tsx'
import { downloadProblems } from '../download-words.ts'
import {
  DeleteDownloadSchedule,
  type DownloadScheduleList,
  ResendDownload,
  type ScheduleRow,
} from './schedule.gql.ts'
import { ScheduleState } from './schedule-state.tsx'
import { ScheduleTries } from './schedule-tries.tsx'
import { useScheduleTimes } from './schedule-words.ts'

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
  const toast = useToast()
  const resend = useSave(ResendDownload)
  const [open, setOpen] = useState<ScheduleRow | null>(null)
  const tryAgain = async ({ id }: ScheduleRow) => {
    const { failure } = await resend({ id })
    if (failure)
      return toast({
        tone: 'danger',
        text: <ProblemText code={failure.code} words={downloadProblems} />,
      })
    toast({ tone: 'success', text: t`The file is on its way again` })
  }
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
      actions={(schedule) => [
        ...(schedule.delivery === 'FAILED' && !schedule.ended
          ? [
              {
                label: t`Try again`,
                icon: 'refresh',
                run: () => void tryAgain(schedule),
              } as const,
            ]
          : []),
        ...(schedule.tries.length > 0
          ? [{ label: t`Show tries`, icon: 'eye', run: () => setOpen(schedule) } as const]
          : []),
      ]}
      removal={{ mutation: DeleteDownloadSchedule, label: t`Delete schedule` }}
      nameOf={({ module, rhythm, day, hour }) =>
        `${i18n._(moduleWords[module])}, ${times({ rhythm, day: day ?? null, hour })}`
      }
      empty={{
        icon: 'calendar',
        heading: t`No schedules yet`,
        text: t`Get orders, prices or stock every day, week or month, by email or sent straight to your own system.`,
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
          key: 'url',
          title: t`Sent by`,
          text: ({ url }) => (url ? new URL(url).host : t`Email`),
        },
        {
          key: 'state',
          title: t`State`,
          cell: (schedule) => <ScheduleState schedule={schedule} />,
        },
      ]}
    >
      <ScheduleTries schedule={open} onClose={() => setOpen(null)} />
    </ListPage>
  )
}

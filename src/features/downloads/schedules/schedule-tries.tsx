import { useLingui } from '@lingui/react/macro'
import { moduleWords } from '#parts/downloads/download-code-words.ts'
import { TriesTable } from '#parts/delivery/tries-table.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import type { ScheduleRow } from './schedule.gql.ts'
import { causeText } from './schedule-words.ts'

interface ScheduleTriesProps {
  /** Null: closed. */
  schedule: ScheduleRow | null
  onClose: () => void
}

/** The last tries to send files of a schedule, with what came of each. */
export function ScheduleTries({ schedule, onClose }: ScheduleTriesProps) {
  const { t, i18n } = useLingui()
  return (
    <Dialog
      open={schedule !== null}
      onOpenChange={(open) => !open && onClose()}
      width="large"
      title={schedule && i18n._(moduleWords[schedule.module])}
      description={schedule?.url}
    >
      {schedule && (
        <TriesTable
          tries={schedule.tries}
          more={[{ key: 'fileName', title: t`File`, text: ({ fileName }) => fileName }]}
          resultOf={({ cause, status }) => (cause ? causeText(i18n, cause, status) : t`Delivered`)}
        />
      )}
    </Dialog>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useDates } from '#parts/date/use-dates.ts'
import { type Column, Table } from '#ui/table/table.tsx'

interface SentTry {
  id: string
  at: unknown
  milliseconds: number
  status: number | null
  answer: string | null
}

interface TriesTableProps<One extends SentTry> {
  tries: readonly One[]
  /** The result of a try, in words. */
  resultOf: (one: One) => string
  /** Columns behind the time. */
  more?: readonly Column<One>[]
}

/** Tries to send something, newest first, with what came of each. */
export function TriesTable<One extends SentTry>({
  tries,
  resultOf,
  more = [],
}: TriesTableProps<One>) {
  const { t } = useLingui()
  const { moment } = useDates()
  return (
    <Table
      caption={t`Tries`}
      rows={tries}
      keyOf={({ id }) => id}
      columns={[
        { key: 'at', title: t`Time`, lead: true, text: ({ at }) => moment(new Date(String(at))) },
        ...more,
        {
          key: 'status',
          title: t`Status`,
          align: 'end',
          text: ({ status }) => status ?? t`No answer`,
        },
        {
          key: 'milliseconds',
          title: t`Duration`,
          align: 'end',
          text: ({ milliseconds }) => t`${milliseconds} ms`,
        },
        { key: 'result', title: t`Result`, text: resultOf },
        { key: 'answer', title: t`Answer`, text: ({ answer }) => answer || '–' },
      ]}
    />
  )
}

import { useLingui } from '@lingui/react/macro'
import { Table } from '#ui/table/table.tsx'
import type { SentImport } from './imports.gql.ts'

/** The first rows that an import refuses, each with its place and the reason. */
export function RefusedRows({ rows }: { rows: SentImport['refused'] }) {
  const { t, i18n } = useLingui()
  return (
    <Table
      caption={t`Refused rows`}
      rows={rows}
      keyOf={({ feed, line, column }) => `${feed} ${line} ${column}`}
      columns={[
        { key: 'feed', title: t`File`, lead: true, text: ({ feed }) => `${feed}.csv` },
        { key: 'line', title: t`Line`, align: 'end', text: ({ line }) => i18n.number(line) },
        { key: 'column', title: t`Column`, cell: ({ column }) => <code>{column}</code> },
        {
          key: 'reason',
          title: t`Reason`,
          cell: ({ text }) => <span lang="en">{text}</span>,
        },
        { key: 'value', title: t`Value`, text: ({ value }) => value },
      ]}
    />
  )
}

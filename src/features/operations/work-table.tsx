import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useDates } from '#parts/date/use-dates.ts'
import { type Column, Table } from '#ui/table/table.tsx'

export interface Work {
  kind: string
  waiting: number
  failed: number
  oldest: unknown
  done: unknown
}

const kinds: Record<string, MessageDescriptor> = {
  orders: msg`Orders to the ERP`,
  mail: msg`Emails`,
  push: msg`Push messages`,
  notify: msg`Notifications`,
  picture: msg`Picture sizes`,
  'feed-pictures': msg`Pictures from feeds`,
  'fetch-picture': msg`Picture downloads`,
  'password-link': msg`Password links`,
  'undo-import': msg`Undone imports`,
  'claim-handover': msg`Claims to the ERP`,
  'claim-mail': msg`Emails about claims`,
  'frame-handover': msg`Retail sales to the ERP`,
  webhook: msg`Webhook deliveries`,
  webhooks: msg`Webhook events`,
  'pdf-text': msg`Text of PDF files`,
  'photo-place': msg`Visit photos`,
  'vendor-picture': msg`Pictures of vendors`,
  'import-uploaded': msg`Imports of sent files`,
  'sum-sales': msg`Sales sums`,
  pay: msg`Payment requests`,
  'forget-payment': msg`Deleted payment methods`,
  export: msg`Exports and downloads`,
  'download-delivery': msg`Files sent to addresses`,
  'sandbox-reset': msg`Sandbox resets`,
}

/** Work that waits or was given up, a row for each kind. */
export function WorkTable({ work }: { work: readonly Work[] }) {
  const { t, i18n } = useLingui()
  const { moment } = useDates()
  const at = (value: unknown) => (value ? moment(new Date(String(value))) : '–')
  const count = (key: 'waiting' | 'failed', title: string): Column<Work> => ({
    key,
    title,
    align: 'end',
    text: (row) => i18n.number(row[key]),
  })
  const columns: Column<Work>[] = [
    {
      key: 'kind',
      title: t`Work`,
      lead: true,
      text: ({ kind }) => (kinds[kind] ? t(kinds[kind]) : kind),
    },
    count('waiting', t`Waiting`),
    count('failed', t`Failed in 7 days`),
    { key: 'oldest', title: t`Waiting since`, text: ({ oldest }) => at(oldest) },
    { key: 'done', title: t`Last done`, text: ({ done }) => at(done) },
  ]
  return (
    <Table caption={t`Waiting work`} columns={columns} rows={work} keyOf={({ kind }) => kind} />
  )
}

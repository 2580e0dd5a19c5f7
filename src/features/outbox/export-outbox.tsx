import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ConflictRow } from '#offline/database.ts'
import type { PendingChange } from '#offline/sync/pending-changes.ts'
import { saveCsv } from '#parts/file/save-csv.ts'
import { changeWords } from '#parts/sync/change-words.ts'
import { rejectionWords } from '#parts/sync/rejection-text.tsx'
import { Button } from '#ui/button.tsx'

/** Exports waiting and conflicting changes: customer, change, time and reason. */
export function ExportOutbox({
  waiting,
  needsYou,
}: {
  waiting: readonly PendingChange[]
  needsYou: readonly ConflictRow[]
}) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  if (waiting.length + needsYou.length === 0) return null
  const facts = (row: Pick<PendingChange, 'customerKey' | 'name' | 'kind' | 'args' | 'at'>) => [
    row.customerKey,
    'article' in row.args ? row.args.article : '',
    row.name ?? '',
    changeWords(i18n, row),
    new Date(row.at).toISOString(),
  ]
  const save = () =>
    saveCsv(`outbox-${new Date().toISOString().slice(0, 10)}.csv`, [
      [t`Customer`, t`Article`, t`Name`, t`Change`, t`Time`, t`State`, t`Reason`],
      ...needsYou.map((row) => [
        ...facts(row),
        t`Needs you`,
        row.overwrote
          ? t`You replaced a change by ${row.overwrote.by}`
          : rejectionWords(i18n, row.reason, row.kind),
      ]),
      ...waiting.map((row) => [...facts(row), t`Waiting`, '']),
    ])
  return (
    <Button icon="download" onClick={save}>
      <Trans>Export</Trans>
    </Button>
  )
}

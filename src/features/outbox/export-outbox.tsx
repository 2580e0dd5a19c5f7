import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { filesOf } from '#domain/sync/intent-file.ts'
import type { ConflictRow } from '#offline/database.ts'
import type { PendingChange } from '#offline/sync/pending-changes.ts'
import { uploadDatabase } from '#offline/uploads/uploads.ts'
import { csvOf, saveFile } from '#parts/file/save-csv.ts'
import { changeWords } from '#parts/sync/change-words.ts'
import { rejectionWords } from '#parts/sync/rejection-text.tsx'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'

/** Writes what was entered as JSON that a person can read: the words of a change alone can't be typed in again. */
const readable = (value: unknown) => JSON.stringify(value, null, 2)

/**
 * Exports waiting and conflicting changes: customer, change, time, reason and all that was entered; with the photos and papers
 * that are still on this device, as a ZIP.
 */
export function ExportOutbox({
  waiting,
  needsYou,
}: {
  waiting: readonly PendingChange[]
  needsYou: readonly ConflictRow[]
}) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const rows = [...needsYou, ...waiting]
  if (rows.length === 0) return null
  const stateOf = (row: PendingChange | ConflictRow) =>
    !('reason' in row)
      ? [t`Waiting`, '']
      : [
          t`Needs you`,
          row.overwrote
            ? t`You replaced a change by ${row.overwrote.by}`
            : rejectionWords(i18n, row.reason, row.kind),
        ]
  const save = async () => {
    const { filesHere, outboxArchive, pathOf } = await import('./outbox-archive.ts')
    const ids = rows.flatMap((row) => filesOf(row).map(({ id }) => id))
    const here = await filesHere(uploadDatabase, ids)
    const filesByRow = rows.map((row, at) =>
      filesOf(row).flatMap(({ id }, n) => {
        const upload = here.get(id)
        return upload ? [{ id, path: pathOf(at + 1, n + 1, upload) }] : []
      }),
    )
    const list = csvOf([
      [
        t`Customer`,
        t`Article`,
        t`Name`,
        t`Change`,
        t`Time`,
        t`State`,
        t`Reason`,
        t`Files`,
        t`Details`,
      ],
      ...rows.map((row, at) => [
        row.customerKey,
        'article' in row.args ? row.args.article : '',
        row.name ?? '',
        changeWords(i18n, row),
        new Date(row.at).toISOString(),
        ...stateOf(row),
        filesByRow[at]!.map(({ path }) => path).join(', '),
        readable(row.args),
      ]),
    ])
    const entered = rows.map(({ customerKey, kind, args, at }, n) => ({
      customer: customerKey,
      kind,
      change: changeWords(i18n, rows[n]!),
      time: new Date(at).toISOString(),
      details: args,
      files: filesByRow[n],
    }))
    const name = `outbox-${new Date().toISOString().slice(0, 10)}`
    const files = filesByRow.flat()
    if (files.length === 0) saveFile(`${name}.csv`, new Blob([list], { type: 'text/csv' }))
    else
      saveFile(
        `${name}.zip`,
        await outboxArchive(
          uploadDatabase,
          [
            { path: `${name}.csv`, text: list },
            { path: `${name}.json`, text: readable(entered) },
          ],
          files,
        ),
      )
  }
  const run = () => {
    setBusy(true)
    void save()
      .catch(() =>
        toast({ tone: 'danger', text: t`The files on this device couldn’t be read. Try again.` }),
      )
      .finally(() => setBusy(false))
  }
  return (
    <Button icon="download" busy={busy} onClick={run}>
      <Trans>Export</Trans>
    </Button>
  )
}

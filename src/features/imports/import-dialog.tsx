import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useDates } from '#parts/date/use-dates.ts'
import { Button } from '#ui/button.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { type Column, Table } from '#ui/table/table.tsx'
import type { Import } from './import-state.tsx'
import { UndoImport } from './undo-import.tsx'

interface ImportDialogProps {
  shown: Import | null
  onClose: () => void
}

/** Files of an import, with their counts and refused rows. */
export function ImportDialog({ shown, onClose }: ImportDialogProps) {
  const { moment } = useDates()
  return (
    <Dialog
      open={shown !== null}
      onOpenChange={(open) => !open && onClose()}
      width="large"
      title={shown && <Trans>Import of {moment(new Date(String(shown.startedAt)))}</Trans>}
      description={shown?.startedBy}
      footer={
        <>
          {shown?.undoable && <UndoImport id={shown.id} onAsked={onClose} />}
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        </>
      }
    >
      {shown && <Details shown={shown} />}
    </Dialog>
  )
}

function Details({ shown }: { shown: Import }) {
  const { source, delta, error, files, undoneAt, restored, leftAlone } = shown
  const { moment } = useDates()
  return (
    <Stack>
      {error && (
        <Notice tone="danger" title={<Trans>The import stopped</Trans>}>
          <span lang="en">{error}</span>
        </Notice>
      )}
      {files
        .filter(({ brokenDetail }) => brokenDetail !== null)
        .map(({ feed, brokenDetail }) => (
          <Notice
            key={feed}
            tone="danger"
            title={<Trans>Nothing was imported from {`${feed}.csv`}</Trans>}
          >
            <span lang="en">{brokenDetail}</span>
          </Notice>
        ))}
      {undoneAt && (
        <Notice tone="info" title={<Trans>Undone on {moment(new Date(String(undoneAt)))}</Trans>}>
          <Plural
            value={restored ?? 0}
            one="# row is as it was before the import."
            other="# rows are as they were before the import."
          />{' '}
          {(leftAlone ?? 0) > 0 && (
            <Plural
              value={leftAlone ?? 0}
              one="# row had changed since then and was left alone."
              other="# rows had changed since then and were left alone."
            />
          )}
        </Notice>
      )}
      {source && (
        <p>
          <Trans>Folder: {source}</Trans>
        </p>
      )}
      {delta && (
        <p>
          <Trans>Changes only: rows the files don’t name were left alone.</Trans>
        </p>
      )}
      {files.length === 0 ? (
        <p>
          <Trans>No files were imported.</Trans>
        </p>
      ) : (
        <Files shown={shown} />
      )}
    </Stack>
  )
}

function Files({ shown: { id, files } }: { shown: Import }) {
  const { t, i18n } = useLingui()
  type File = Import['files'][number]
  const count = (
    key: 'rows' | 'inserted' | 'updated' | 'unchanged' | 'ended',
    title: string,
  ): Column<File> => ({
    key,
    title,
    align: 'end',
    text: (file) => i18n.number(file[key]),
  })
  const columns: Column<File>[] = [
    { key: 'feed', title: t`File`, lead: true, text: ({ feed }) => `${feed}.csv` },
    count('rows', t`Rows`),
    count('inserted', t`New`),
    count('updated', t`Changed`),
    count('unchanged', t`Unchanged`),
    count('ended', t`Ended`),
    {
      key: 'refused',
      title: t`Refused`,
      align: 'end',
      cell: ({ feed, refused }) =>
        refused === 0 ? (
          i18n.number(0)
        ) : (
          <a
            href={`/server/imports/${id}/${feed}`}
            download
            aria-label={t`Download refused rows of ${feed}.csv`}
          >
            {i18n.number(refused)}
          </a>
        ),
      text: ({ refused }) => refused,
    },
  ]
  return (
    <Table caption={t`Imported files`} columns={columns} rows={files} keyOf={({ feed }) => feed} />
  )
}

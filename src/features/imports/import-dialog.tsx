import { Plural, Trans } from '@lingui/react/macro'
import { useDates } from '#parts/date/use-dates.ts'
import { Button } from '#ui/button.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import type { Import } from './import-state.tsx'
import { BrokenFiles } from './broken-files.tsx'
import { ImportedFiles } from './imported-files.tsx'
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
      <BrokenFiles files={files} />
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
        <ImportedFiles files={files} history={shown.id} />
      )}
    </Stack>
  )
}

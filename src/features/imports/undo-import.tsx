import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSave } from '#data/save.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { UndoImport as UndoImportMutation } from './imports.gql.ts'

interface UndoImportProps {
  id: string
  onAsked: () => void
}

/** Brings back what an import changed, after a question. */
export function UndoImport({ id, onAsked }: UndoImportProps) {
  const { t } = useLingui()
  const toast = useToast()
  const save = useSave(UndoImportMutation)
  const [asking, setAsking] = useState(false)
  const undo = async () => {
    const { failure } = await save({ id })
    setAsking(false)
    if (failure?.kind === 'forbidden')
      return toast({
        tone: 'danger',
        text: t`You no longer have permission to do this. Ask your contact.`,
      })
    if (failure?.code === 'cannot_undo')
      toast({ tone: 'danger', text: t`This import can no longer be undone.` })
    else if (failure)
      return toast({
        tone: 'danger',
        text: t`The import was not undone. Check the connection and try again.`,
      })
    else toast({ tone: 'success', text: t`The import is being undone` })
    onAsked()
  }
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        <Trans>Undo import</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={<Trans>Undo this import?</Trans>}
        text={
          <Trans>
            Rows go back to what they were before. Rows that have changed since then stay as they
            are.
          </Trans>
        }
        confirm={<Trans>Undo import</Trans>}
        onConfirm={undo}
      />
    </>
  )
}

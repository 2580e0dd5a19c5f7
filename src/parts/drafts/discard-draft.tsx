import { useNavigate } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { useUser } from '#shell/session/use-session.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { discardWithFiles } from './discard-with-files.ts'

interface DiscardDraftProps {
  /** Kind of the form, as `visit`. */
  form: string
  draftId: string
  /** Names what goes with it. */
  text: ReactNode
  /** Screen that is shown then; without one the screen stays. */
  to?: string
}

/** Deletes a form and its files from this device, after a question. */
export function DiscardDraft({ form, draftId, text, to }: DiscardDraftProps) {
  const { t } = useLingui()
  const { id } = useUser()
  const navigate = useNavigate()
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const discard = async () => {
    if (to) await navigate({ to: to as never, replace: true })
    await discardWithFiles(id, form, draftId)
    toast({ text: t`The draft is deleted` })
  }
  return (
    <>
      <Button variant="ghost" icon="trash" onClick={() => setAsking(true)}>
        <Trans>Delete draft</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={<Trans>Delete this draft?</Trans>}
        text={text}
        keep={<Trans>Keep draft</Trans>}
        confirm={<Trans>Delete draft</Trans>}
        onConfirm={discard}
      />
    </>
  )
}

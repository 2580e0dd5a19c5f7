import { useNavigate } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { database } from '#offline/database.ts'
import { discardForm } from '#offline/drafts/stored-forms.ts'
import { dropUpload } from '#offline/uploads/pending-uploads.ts'
import { uploadDatabase } from '#offline/uploads/uploads.ts'
import { useUser } from '#shell/session/use-session.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { visitForm } from '#parts/visits/local-visits.ts'

/** Deletes a form and its photos from this device, after a question. */
export function DiscardDraft({ draftId, kind }: { draftId: string; kind: string }) {
  const { t } = useLingui()
  const { id } = useUser()
  const navigate = useNavigate()
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const discard = async () => {
    await navigate({ to: `/visit-form/${kind}` as never, replace: true })
    const files = await discardForm(database, id, visitForm, draftId)
    for (const file of files) await dropUpload(uploadDatabase, file)
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
        text={<Trans>Its answers and photos are removed from this device for good.</Trans>}
        keep={<Trans>Keep draft</Trans>}
        confirm={<Trans>Delete draft</Trans>}
        onConfirm={discard}
      />
    </>
  )
}

import { useNavigate } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { fieldsOfVisit } from '#domain/visits/visit-draft.ts'
import { database } from '#offline/database.ts'
import { reopenForm } from '#offline/drafts/reopen-form.ts'
import { uploadDatabase } from '#offline/uploads/uploads.ts'
import { useUser } from '#shell/session/use-session.ts'
import { offlineAtom } from '#shell/sync/sync-state.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { type LocalVisit, visitForm } from './local-visits.ts'

/** Returns what makes a waiting or refused visit a draft again, with all its values and photos, and opens it. */
export function useReopenVisit() {
  const { t } = useLingui()
  const { id: userId } = useUser()
  const offline = useAtomValue(offlineAtom)
  const navigate = useNavigate()
  const toast = useToast()
  return async ({ mutationId, draftId, visit }: LocalVisit) => {
    if (!offline || !mutationId) return
    const opened = await reopenForm(
      { database, uploads: uploadDatabase, userId },
      mutationId,
      () => ({ id: draftId, fields: fieldsOfVisit(visit) }),
      (id) => offline.draft(visitForm, id),
    )
    if (!opened)
      return toast({ text: t`This visit is being sent already. Change it once it has arrived.` })
    await navigate({
      to: `/visit-form/${visit.form}/create` as never,
      search: { draft: opened, step: 'review' } as never,
    })
  }
}

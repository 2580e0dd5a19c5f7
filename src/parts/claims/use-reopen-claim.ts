import { useNavigate } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { fieldsOfClaim } from '#domain/claims/claim-draft.ts'
import { database } from '#offline/database.ts'
import { reopenForm } from '#offline/drafts/reopen-form.ts'
import { uploadDatabase } from '#offline/uploads/uploads.ts'
import { useUser } from '#shell/session/use-session.ts'
import { offlineAtom } from '#shell/sync/sync-state.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { claimForm, type LocalClaim } from './local-claims.ts'

/** Returns what makes a waiting or refused claim a draft again, with all its values and files, and opens it. */
export function useReopenClaim() {
  const { t } = useLingui()
  const { id: userId } = useUser()
  const offline = useAtomValue(offlineAtom)
  const navigate = useNavigate()
  const toast = useToast()
  return async ({ mutationId, draftId, draft }: LocalClaim) => {
    if (!offline || !mutationId) return
    const opened = await reopenForm(
      { database, uploads: uploadDatabase, userId },
      mutationId,
      () => ({ id: draftId, fields: fieldsOfClaim(draft) }),
      (id) => offline.draft(claimForm, id),
    )
    if (!opened)
      return toast({ text: t`This claim is being sent already. Change it once it has arrived.` })
    await navigate({
      to: `/claim/create/${draft.category}` as never,
      search: { draft: opened } as never,
    })
  }
}

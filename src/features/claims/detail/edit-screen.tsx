import { Trans } from '@lingui/react/macro'
import type { ResultOf, VariablesOf } from 'gql.tada'
import { lazy, Suspense, useEffect, useState } from 'react'
import { type Question, useData } from '#data/load.ts'
import { database } from '#offline/database.ts'
import { storedForms } from '#offline/drafts/stored-forms.ts'
import { newId } from '#offline/sync/new-id.ts'
import { claimForm } from '#parts/claims/local-claims.ts'
import { useScreen } from '#shell/navigation/use-screen.ts'
import { useUser } from '#shell/session/use-session.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Page } from '#ui/page/page.tsx'
import type { ClaimToView, ClaimView } from '../claims.gql.ts'
import { FormPending } from '../form/begin-screen.tsx'
import { draftOf } from '../form/draft-of-claim.ts'

const FormScreen = lazy(() =>
  import('../form/form-screen.tsx').then((module) => ({ default: module.FormScreen })),
)

interface EditScreenProps {
  question: Question<ResultOf<typeof ClaimToView>, VariablesOf<typeof ClaimToView>>
}

/** Changes a claim: a draft of its revision on this device, stored with the first input. */
export function EditScreen({ question }: EditScreenProps) {
  const { title } = useScreen()
  const claim = useData(question).claimV2
  if (!claim?.mayEdit)
    return (
      <Page title={title}>
        <EmptyState icon="wrench" heading={<Trans>This claim can no longer be changed</Trans>} />
      </Page>
    )
  return <Edit claim={claim} />
}

function Edit({ claim }: { claim: ClaimView }) {
  const { id: userId } = useUser()
  const [draftId, setDraftId] = useState<string>()
  const { id } = claim
  useEffect(() => {
    let gone = false
    // Continues a draft that exists. A draft that was sent or deleted is not written again.
    void storedForms(database, userId, claimForm).then((forms) => {
      const begun = forms.find(({ fields }) => fields.claim === id && fields.seen !== null)
      if (!gone) setDraftId((known) => known ?? begun?.id ?? newId())
    })
    return () => {
      gone = true
    }
  }, [userId, id])
  if (!draftId) return <FormPending />
  return (
    <Suspense fallback={<FormPending />}>
      <FormScreen draftId={draftId} begin={draftOf(claim)} />
    </Suspense>
  )
}

import { Trans } from '@lingui/react/macro'
import type { ResultOf, VariablesOf } from 'gql.tada'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { type Question, useData } from '#data/load.ts'
import { useScreen } from '#shell/navigation/use-screen.ts'
import { useUser } from '#shell/session/use-session.ts'
import { offlineAtom } from '#shell/sync/sync-state.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Page } from '#ui/page/page.tsx'
import type { ClaimToView, ClaimView } from '../claims.gql.ts'
import { FormPending } from '../form/begin-screen.tsx'
import { storeClaimDraft } from '../local/begin-claim.ts'

const FormScreen = lazy(() =>
  import('../form/form-screen.tsx').then((module) => ({ default: module.FormScreen })),
)

interface EditScreenProps {
  question: Question<ResultOf<typeof ClaimToView>, VariablesOf<typeof ClaimToView>>
}

/** Changes a claim: a draft of its revision on this device. */
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
  const offline = useAtomValue(offlineAtom)
  const { id: userId } = useUser()
  const [draftId, setDraftId] = useState<string>()
  const begun = useRef(false)
  useEffect(() => {
    if (!offline || begun.current) return
    begun.current = true
    void storeClaimDraft(offline, userId, draftOf(claim)).then(setDraftId)
  }, [offline, userId, claim])
  if (!draftId) return <FormPending />
  return (
    <Suspense fallback={<FormPending />}>
      <FormScreen draftId={draftId} />
    </Suspense>
  )
}

const draftOf = (claim: ClaimView) => ({
  claim: claim.id,
  category: claim.category,
  customer: claim.custCode,
  seen: claim.revision,
  fields: {
    referenceNo: claim.referenceNo,
    frameNumber: claim.frameNumber,
    articleCode: claim.articleCode,
    description: claim.description,
    qty: claim.qty,
    brandName: claim.brandName,
    mcName: claim.mcName,
    productionCode: claim.productionCode,
    bikeAttributes: claim.bikeAttributes,
    model: claim.model,
    modelYear: claim.modelYear,
    series: claim.series,
    contactName: claim.contactName,
    contactPhone: claim.contactPhone,
    purchaseDate: claim.purchaseDate,
    consumer: {
      name: claim.consumer.name,
      phone: claim.consumer.phone,
      city: claim.consumer.city,
      address: claim.consumer.address,
      email: claim.consumer.email,
    },
    problems: claim.problems.map(({ id, notes }) => ({ id, notes })),
    customerNotes: claim.customerNotes,
    deliveryNo: claim.deliveryNo,
    isNotAWarranty: claim.isNotAWarranty,
  },
  docs: Object.fromEntries(
    claim.docs.map(({ docType, fileId, name }) => [
      docType,
      { file: fileId, state: 'kept' as const, name },
    ]),
  ),
})

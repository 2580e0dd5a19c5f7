import { useNavigate } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useEffect, useRef } from 'react'
import type { ClaimCategory } from '#domain/claims/claim-status.ts'
import { useScreen } from '#shell/navigation/use-screen.ts'
import { useUser } from '#shell/session/use-session.ts'
import { offlineAtom } from '#shell/sync/sync-state.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Page } from '#ui/page/page.tsx'
import { beginClaim } from '../local/begin-claim.ts'
import type { FormSearch } from './form-search.ts'

/** The form is a chunk of its own: the list must not wait for it. */
const FormScreen = lazy(() =>
  import('./form-screen.tsx').then((module) => ({ default: module.FormScreen })),
)

interface BeginScreenProps {
  category: ClaimCategory
  search: FormSearch
}

/** A new claim: begins a draft with what the address brings along, or goes on with one. */
export function BeginScreen({ category, search }: BeginScreenProps) {
  const { customerData } = useUser()
  const { title } = useScreen()
  if (search.draft)
    return (
      <Suspense fallback={<FormPending />}>
        <FormScreen key={search.draft} draftId={search.draft} />
      </Suspense>
    )
  if (!customerData)
    return (
      <Page title={title}>
        <EmptyState icon="wrench" heading={<Trans>Choose a customer first</Trans>} />
      </Page>
    )
  return <Begin category={category} search={search} customer={customerData.custCode.r3} />
}

function Begin({ category, search, customer }: BeginScreenProps & { customer: string }) {
  const offline = useAtomValue(offlineAtom)
  const { id: userId } = useUser()
  const navigate = useNavigate()
  const begun = useRef(false)
  const { frame = '', article = '', delivery = '' } = search
  useEffect(() => {
    if (!offline || begun.current) return
    begun.current = true
    void beginClaim(offline, userId, {
      category,
      customer,
      fields: { frameNumber: frame, articleCode: article, deliveryNo: delivery },
    }).then((draft) =>
      navigate({ to: '.', search: { draft } as never, replace: true, resetScroll: false }),
    )
  }, [offline, userId, category, customer, frame, article, delivery, navigate])
  return <FormPending />
}

/** Stands in for the form while it is read. */
export function FormPending() {
  const { t } = useLingui()
  const { title } = useScreen()
  return (
    <Page title={title} width="reading">
      <SkeletonRows rows={5} label={t`Reading the form`} />
    </Page>
  )
}

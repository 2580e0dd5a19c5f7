import { useNavigate } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useEffect } from 'react'
import { useQuery } from 'urql'
import type { ClaimDraft } from '#domain/claims/claim-draft.ts'
import { noClaimFields } from '#domain/claims/claim-form.ts'
import type { ClaimCategory } from '#domain/claims/claim-status.ts'
import { silent } from '#data/silent.ts'
import { newId } from '#offline/sync/new-id.ts'
import { NoCustomer } from '#parts/customer/no-customer.tsx'
import { useScreen } from '#shell/navigation/use-screen.ts'
import { useUser } from '#shell/session/use-session.ts'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Page } from '#ui/page/page.tsx'
import { ClaimContact } from '../claims.gql.ts'
import type { FormSearch } from './form-search.ts'

/** The form is a chunk of its own: the list must not wait for it. */
const FormScreen = lazy(() =>
  import('./form-screen.tsx').then((module) => ({ default: module.FormScreen })),
)

interface BeginScreenProps {
  category: ClaimCategory
  search: FormSearch
}

/** A new claim: the form with what the address brings along, stored with the first input; or a draft that is gone on with. */
export function BeginScreen({ category, search }: BeginScreenProps) {
  const { customerData } = useUser()
  const { title } = useScreen()
  const { draft, fresh } = search
  const customer = customerData?.custCode.r3
  if (!customer && (!draft || fresh))
    return (
      <Page title={title}>
        <NoCustomer text={<Trans>Choose the customer whose claim it is.</Trans>} />
      </Page>
    )
  return draft ? (
    <Form key={draft} category={category} search={search} claim={draft} customer={customer ?? ''} />
  ) : (
    <NewAddress search={search} />
  )
}

/** Gives a new claim its id in the address, so that a reload finds what was filled in. */
function NewAddress({ search }: { search: FormSearch }) {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate({
      to: '.',
      search: { ...search, draft: newId(), fresh: true } as never,
      replace: true,
      resetScroll: false,
    })
  }, [navigate, search])
  return <FormPending />
}

interface FormProps extends BeginScreenProps {
  claim: string
  customer: string
}

function Form({ category, search, claim, customer }: FormProps) {
  const navigate = useNavigate()
  const { frame = '', article = '', delivery = '', missing, damaged, fresh = false } = search
  const [{ data }] = useQuery({
    query: ClaimContact,
    variables: { custCode: customer },
    context: silent as never,
    pause: !fresh,
  })
  const dealer = data?.claimDealerInformation
  const begin: ClaimDraft = {
    claim,
    category,
    customer,
    seen: null,
    fields: {
      ...noClaimFields,
      frameNumber: frame,
      articleCode: article,
      deliveryNo: delivery,
      qty: missing ?? damaged ?? 1,
      isShortage: missing !== undefined,
      contactName: dealer?.custName ?? '',
      contactPhone: dealer?.phone ?? '',
    },
    docs: {},
  }
  return (
    <Suspense fallback={<FormPending />}>
      <FormScreen
        draftId={claim}
        {...(fresh && { begin })}
        onBegun={() =>
          void navigate({
            to: '.',
            search: { draft: claim } as never,
            replace: true,
            resetScroll: false,
          })
        }
      />
    </Suspense>
  )
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

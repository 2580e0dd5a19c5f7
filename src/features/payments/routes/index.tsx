import { createFileRoute, redirect } from '@tanstack/react-router'
import { useLingui as useI18n } from '@lingui/react'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { listSearch, listVariables } from '#data/list-search.ts'
import { type PaymentStatusCode, paymentStatuses } from '#domain/payments/payment-status.ts'
import { isDay } from '#domain/time/day.ts'
import { ListPage, ListPending } from '#parts/page/list-page.tsx'
import { PaymentRequests } from '../payments.gql.ts'
import { statusWords } from '#parts/payments/payment-status-words.ts'
import { PaymentPeriod, periodFilters } from '../payment-period.tsx'
import { SavedPaymentsButton } from '../saved-payments.tsx'
import { usePaymentColumns } from '../use-payment-columns.tsx'

const codes = paymentStatuses.map(({ code }) => code)
const day = v.pipe(v.string(), v.check(isDay))

export const Route = createFileRoute('/_frame/payment/')({
  staticData: {
    screen: {
      title: msg`Payments`,
      allow: ['page.payment-request', 'page.invoice-status'],
      needsCustomer: true,
      menu: { group: 'orders', order: 40, icon: 'card' },
    },
  },
  validateSearch: listSearch({
    filters: { status: v.picklist(codes), from: day, to: day, request: v.string() },
  }),
  // A payment service sends its payers back to this address.
  beforeLoad: ({ search: { request } }) => {
    if (request) throw redirect({ to: '/payment/$id', params: { id: request }, replace: true })
  },
  loaderDeps: ({ search: { request: _, ...search } }) => listVariables(search),
  loader: ({ context, deps }) =>
    context.load(PaymentRequests, {
      ...deps,
      status: deps.status as PaymentStatusCode | undefined,
    }),
  pendingComponent: ListPending,
  component: Payments,
})

function Payments() {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ListPage
      question={Route.useLoaderData()}
      pageOf={({ paymentRequests }) => paymentRequests}
      keyOf={({ id }) => id}
      rowTo={({ id }) => `/payment/${id}`}
      columns={usePaymentColumns(false)}
      exportName="payments"
      searchHint={t`Payment, invoice or order number`}
      tools={<SavedPaymentsButton />}
      filters={[
        {
          name: 'status',
          label: t`Status`,
          any: t`All statuses`,
          options: codes.map((code) => ({ value: code, label: i18n._(statusWords[code]) })),
        },
      ]}
      above={
        <PaymentPeriod
          period={search}
          ask={(part) => void navigate({ search: (old) => ({ ...old, page: undefined, ...part }) })}
        />
      }
      filtersAbove={periodFilters}
      empty={{
        icon: 'card',
        heading: t`No payments yet`,
        text: t`Select open invoices and press “Pay” to start one.`,
      }}
    />
  )
}

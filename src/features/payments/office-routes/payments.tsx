import { createFileRoute } from '@tanstack/react-router'
import { useLingui as useI18n } from '@lingui/react'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { listSearch, listVariables } from '#data/list-search.ts'
import { type PaymentStatusCode, paymentStatuses } from '#domain/payments/payment-status.ts'
import { isDay } from '#domain/time/day.ts'
import { ListPage, ListPending } from '#parts/page/list-page.tsx'
import { useUser } from '#shell/session/use-session.ts'
import { OfficePaymentRequests } from '../payments.gql.ts'
import { statusWords } from '#parts/payments/payment-status-words.ts'
import { PaymentPeriod, periodFilters } from '../payment-period.tsx'
import { usePaymentColumns } from '../use-payment-columns.tsx'

const codes = paymentStatuses.map(({ code }) => code)
const day = v.pipe(v.string(), v.check(isDay))

export const Route = createFileRoute('/_frame/admin/payments')({
  staticData: {
    screen: {
      title: msg`Incoming payments`,
      allow: ['page.orderlist'],
      search: true,
      menu: { group: 'admin', order: 51, icon: 'card' },
    },
  },
  validateSearch: listSearch({
    filters: {
      status: v.picklist(codes),
      attention: v.literal('yes'),
      merchant: v.string(),
      from: day,
      to: day,
    },
  }),
  loaderDeps: ({ search }) => listVariables(search),
  loader: ({ context, deps: { status, attention, ...deps } }) =>
    context.load(OfficePaymentRequests, {
      ...deps,
      status: status as PaymentStatusCode | undefined,
      attention: attention === 'yes',
    }),
  pendingComponent: ListPending,
  component: OfficePayments,
})

function OfficePayments() {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { merchants } = useUser()
  return (
    <ListPage
      question={Route.useLoaderData()}
      pageOf={({ officePaymentRequests }) => officePaymentRequests}
      keyOf={({ id }) => id}
      rowTo={({ id }) => `/payment/${id}`}
      columns={usePaymentColumns(true)}
      exportName="incoming-payments"
      searchHint={t`Payment, customer, invoice or order number`}
      filters={[
        {
          name: 'status',
          label: t`Status`,
          any: t`All statuses`,
          options: codes.map((code) => ({ value: code, label: i18n._(statusWords[code]) })),
        },
        {
          name: 'attention',
          label: t`To check`,
          any: t`All payments`,
          options: [{ value: 'yes', label: t`Only those to check` }],
        },
        {
          name: 'merchant',
          label: t`Paid to`,
          any: t`All sales organizations`,
          options: merchants.map(({ sorg, name }) => ({ value: sorg, label: `${name} (${sorg})` })),
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
        text: t`Payments that customers start appear here.`,
      }}
    />
  )
}

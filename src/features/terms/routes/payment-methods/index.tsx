import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { listSearch, listVariables } from '#data/list-search.ts'
import { useData } from '#data/load.ts'
import { paymentModules } from '#domain/terms/term-kinds.ts'
import { ListPage, ListPending } from '#parts/page/list-page.tsx'
import { DeletePaymentMethod, PaymentMethodList } from '../../payment-methods/payment-method.gql.ts'
import { useSorgFilter } from '../../term-fields.tsx'
import { moduleWords, termWords } from '../../term-words.ts'

export const Route = createFileRoute('/_frame/admin/payment-methods/')({
  staticData: {
    screen: {
      title: msg`Payment methods`,
      allow: ['page.user-management'],
      search: true,
      menu: { group: 'admin', order: 54, icon: 'card' },
    },
  },
  validateSearch: listSearch({ filters: { sorg: v.string(), module: v.picklist(paymentModules) } }),
  loaderDeps: ({ search }) => listVariables(search),
  loader: ({ context, deps }) => context.load(PaymentMethodList, deps),
  pendingComponent: ListPending,
  component: PaymentMethods,
})

function PaymentMethods() {
  const { t, i18n } = useLingui()
  const question = Route.useLoaderData()
  const bySorg = useSorgFilter(useData(question).termChoices.sorgs)
  return (
    <ListPage
      question={question}
      pageOf={({ paymentMethods }) => paymentMethods}
      keyOf={({ id }) => id}
      rowTo={({ id }) => `/admin/payment-methods/edit/${encodeURIComponent(id)}`}
      create={{ to: '/admin/payment-methods/edit', label: t`New payment method` }}
      removal={{
        mutation: DeletePaymentMethod,
        label: t`Delete payment method`,
        words: termWords,
      }}
      exportName="payment-methods"
      searchHint={t`Code, type or description`}
      filters={[
        bySorg,
        {
          name: 'module',
          label: t`Pays`,
          any: t`Orders and invoices`,
          options: paymentModules.map((one) => ({ value: one, label: i18n._(moduleWords[one]) })),
        },
      ]}
      empty={{
        heading: t`No payment methods yet`,
        text: t`Checkout needs at least one for each sales organization.`,
        icon: 'card',
      }}
      columns={[
        {
          key: 'description',
          title: t`Description`,
          lead: true,
          sortable: true,
          text: ({ description }) => description,
        },
        { key: 'sorg', title: t`Sales organization`, sortable: true, text: ({ sorg }) => sorg },
        {
          key: 'module',
          title: t`Pays`,
          sortable: true,
          text: ({ module }) => i18n._(moduleWords[module]),
        },
        { key: 'type', title: t`Type`, sortable: true, text: ({ type }) => type },
        {
          key: 'groups',
          title: t`Customer groups`,
          text: ({ customerGroups }) => customerGroups.join(', ') || t`Everyone`,
        },
        {
          key: 'offered',
          title: t`Offered`,
          text: ({ active, offered }) => (offered ? t`Yes` : active ? t`Not set up` : t`Off`),
        },
      ]}
    />
  )
}

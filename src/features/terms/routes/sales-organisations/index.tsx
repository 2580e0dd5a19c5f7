import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { listSearch, listVariables } from '#data/list-search.ts'
import { ListPage, ListPending } from '#parts/page/list-page.tsx'
import {
  DeleteSalesOrganisation,
  SalesOrganisationList,
} from '../../sales-organisations/sales-organisation.gql.ts'
import { sorgWords } from '../../term-words.ts'

export const Route = createFileRoute('/_frame/admin/sales-organisations/')({
  staticData: {
    screen: {
      title: msg`Sales organizations`,
      allow: ['page.user-management'],
      search: true,
      menu: { group: 'admin', order: 53, icon: 'store' },
    },
  },
  validateSearch: listSearch(),
  loaderDeps: ({ search }) => listVariables(search),
  loader: ({ context, deps }) => context.load(SalesOrganisationList, deps),
  pendingComponent: ListPending,
  component: SalesOrganisations,
})

function SalesOrganisations() {
  const { t } = useLingui()
  const yesNo = (value: boolean) => (value ? t`Yes` : t`No`)
  return (
    <ListPage
      question={Route.useLoaderData()}
      pageOf={({ salesOrganisations }) => salesOrganisations}
      keyOf={({ id }) => id}
      rowTo={({ id }) => `/admin/sales-organisations/edit/${encodeURIComponent(id)}`}
      create={{ to: '/admin/sales-organisations/edit', label: t`New sales organization` }}
      removal={{
        mutation: DeleteSalesOrganisation,
        label: t`Delete sales organization`,
        words: sorgWords,
      }}
      exportName="sales-organisations"
      searchHint={t`Code, name or company`}
      empty={{
        heading: t`No sales organizations yet`,
        text: t`Prices, stock and orders belong to a sales organization.`,
        icon: 'store',
      }}
      columns={[
        {
          key: 'merchantName',
          title: t`Merchant name`,
          lead: true,
          sortable: true,
          text: ({ merchantName }) => merchantName,
        },
        { key: 'sorg', title: t`Code`, sortable: true, text: ({ sorg }) => sorg },
        {
          key: 'companyName',
          title: t`Company`,
          sortable: true,
          text: ({ companyCode, companyName }) => `${companyCode} ${companyName}`,
        },
        { key: 'currency', title: t`Currency`, sortable: true, text: ({ currency }) => currency },
        {
          key: 'stock',
          title: t`Limited to stock`,
          text: ({ availableStockCheck, exactQtyCheck }) =>
            yesNo(availableStockCheck || exactQtyCheck),
        },
        {
          key: 'pay',
          title: t`Invoices payable`,
          text: ({ allowPayInvoice }) => yesNo(allowPayInvoice),
        },
      ]}
    />
  )
}

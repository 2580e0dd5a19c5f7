import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { listSearch, listVariables } from '#data/list-search.ts'
import { ListPage, ListPending } from '#parts/page/list-page.tsx'
import { CustomerKeyList, DeleteCustomerKey } from '../customer-keys/customer-key.gql.ts'
import { useKeyColumns, useKeyStateFilter } from '../machine-keys/key-columns.tsx'
import { keyWords } from '../machine-keys/key-words.ts'

export const Route = createFileRoute('/_frame/customer-keys/')({
  staticData: {
    screen: {
      title: msg`API keys`,
      allow: ['page.customer-keys'],
      search: true,
      needsCustomer: true,
      menu: { group: 'orders', order: 60, icon: 'shield' },
    },
  },
  validateSearch: listSearch({ filters: { state: v.picklist(['ACTIVE', 'EXPIRED', 'REVOKED']) } }),
  loaderDeps: ({ search }) => listVariables(search),
  loader: ({ context, deps }) => context.load(CustomerKeyList, deps),
  pendingComponent: ListPending,
  component: CustomerKeys,
})

function CustomerKeys() {
  const { t } = useLingui()
  const byState = useKeyStateFilter()
  const columns = useKeyColumns()
  return (
    <ListPage
      question={Route.useLoaderData()}
      pageOf={({ customerKeys }) => customerKeys}
      keyOf={({ id }) => id}
      rowTo={({ id }) => `/customer-keys/edit/${id}`}
      create={{ to: '/customer-keys/create', label: t`New API key` }}
      removal={{ mutation: DeleteCustomerKey, label: t`Delete API key`, words: keyWords }}
      removable={({ state }) => state !== 'ACTIVE'}
      exportName="api-keys"
      searchHint={t`Name or start of the secret`}
      filters={[byState]}
      empty={{
        icon: 'shield',
        heading: t`No API keys yet`,
        text: t`A key lets your own system check prices and stock, place orders and read your orders and invoices.`,
      }}
      columns={columns}
    />
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { listSearch, listVariables } from '#data/list-search.ts'
import { useData } from '#data/load.ts'
import { formatMoneyIn } from '#domain/ordering/money.ts'
import { ListPage, ListPending } from '#parts/page/list-page.tsx'
import { useConfig } from '#shell/session/use-session.ts'
import { DeleteFreightStep, FreightStepList } from '../../freight-steps/freight-step.gql.ts'
import { useSorgFilter } from '../../term-fields.tsx'
import { termWords } from '../../term-words.ts'

export const Route = createFileRoute('/_frame/admin/freight-steps/')({
  staticData: {
    screen: {
      title: msg`Freight discounts`,
      allow: ['page.user-management'],
      search: true,
      menu: { group: 'admin', order: 56, icon: 'tag' },
    },
  },
  validateSearch: listSearch({ filters: { sorg: v.string() } }),
  loaderDeps: ({ search }) => listVariables(search),
  loader: ({ context, deps }) => context.load(FreightStepList, deps),
  pendingComponent: ListPending,
  component: FreightSteps,
})

function FreightSteps() {
  const { t } = useLingui()
  const question = Route.useLoaderData()
  const bySorg = useSorgFilter(useData(question).termChoices.sorgs)
  const { currency } = useConfig()
  return (
    <ListPage
      question={question}
      pageOf={({ freightSteps }) => freightSteps}
      keyOf={({ id }) => id}
      rowTo={({ id }) => `/admin/freight-steps/edit/${encodeURIComponent(id)}`}
      create={{ to: '/admin/freight-steps/edit', label: t`New freight discount` }}
      removal={{ mutation: DeleteFreightStep, label: t`Delete freight discount`, words: termWords }}
      exportName="freight-discounts"
      searchHint={t`Warehouse area or quantity`}
      filters={[bySorg]}
      empty={{
        heading: t`No freight discounts yet`,
        text: t`A freight discount takes an amount off the freight once enough pieces come from one warehouse area.`,
        icon: 'tag',
      }}
      columns={[
        {
          key: 'warehouseArea',
          title: t`Warehouse area`,
          lead: true,
          sortable: true,
          text: ({ warehouseArea }) => warehouseArea || t`No area`,
        },
        { key: 'sorg', title: t`Sales organization`, sortable: true, text: ({ sorg }) => sorg },
        {
          key: 'targetQty',
          title: t`Pieces needed`,
          align: 'end',
          sortable: true,
          text: ({ targetQty }) => targetQty,
        },
        {
          key: 'discountAmount',
          title: t`Freight discount`,
          align: 'end',
          sortable: true,
          text: ({ discountAmount, currency: code }) =>
            formatMoneyIn(discountAmount, code, currency),
        },
        {
          key: 'home',
          title: t`Home warehouse`,
          text: ({ isHomeWarehouse }) => (isHomeWarehouse ? t`Yes` : t`No`),
        },
        { key: 'active', title: t`In use`, text: ({ active }) => (active ? t`Yes` : t`No`) },
      ]}
    />
  )
}

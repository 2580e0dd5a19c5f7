import { createFileRoute } from '@tanstack/react-router'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { listSearch, listVariables } from '#data/list-search.ts'
import { useData } from '#data/load.ts'
import { formatMoneyIn } from '#domain/ordering/money.ts'
import { ListPage, ListPending } from '#parts/page/list-page.tsx'
import { useConfig } from '#shell/session/use-session.ts'
import { DeleteShipmentRate, ShipmentRateList } from '../../shipment-rates/shipment-rate.gql.ts'
import { useSorgFilter } from '../../term-fields.tsx'
import { basisWords, termWords } from '../../term-words.ts'

export const Route = createFileRoute('/_frame/admin/shipment-rates/')({
  staticData: {
    screen: {
      title: msg`Shipment rates`,
      allow: ['page.user-management'],
      search: true,
      menu: { group: 'admin', order: 55, icon: 'truck' },
    },
  },
  validateSearch: listSearch({ filters: { sorg: v.string() } }),
  loaderDeps: ({ search }) => listVariables(search),
  loader: ({ context, deps }) => context.load(ShipmentRateList, deps),
  pendingComponent: ListPending,
  component: ShipmentRates,
})

function ShipmentRates() {
  const { t, i18n } = useLingui()
  const question = Route.useLoaderData()
  const bySorg = useSorgFilter(useData(question).termChoices.sorgs)
  const { currency } = useConfig()
  return (
    <ListPage
      question={question}
      pageOf={({ shipmentRates }) => shipmentRates}
      keyOf={({ id }) => id}
      rowTo={({ id }) => `/admin/shipment-rates/edit/${encodeURIComponent(id)}`}
      create={{ to: '/admin/shipment-rates/edit', label: t`New shipment rate` }}
      removal={{ mutation: DeleteShipmentRate, label: t`Delete shipment rate`, words: termWords }}
      exportName="shipment-rates"
      searchHint={t`Code, type or description`}
      filters={[bySorg]}
      empty={{
        heading: t`No shipment rates yet`,
        text: t`Checkout needs at least one for each sales organization.`,
        icon: 'truck',
      }}
      columns={[
        {
          key: 'description',
          title: t`Description`,
          lead: true,
          sortable: true,
          text: ({ description }) => description,
        },
        { key: 'code', title: t`Code`, text: ({ code }) => code },
        { key: 'sorg', title: t`Sales organization`, sortable: true, text: ({ sorg }) => sorg },
        {
          key: 'rate',
          title: t`Rate`,
          align: 'end',
          sortable: true,
          text: ({ rate, currency: code }) => formatMoneyIn(rate, code, currency),
        },
        {
          key: 'steps',
          title: t`Steps by`,
          text: ({ basis, steps }) =>
            basis
              ? `${i18n._(basisWords[basis])} (${plural(steps.length, { one: '# step', other: '# steps' })})`
              : '',
        },
        {
          key: 'groups',
          title: t`Customer groups`,
          text: ({ customerGroups }) => customerGroups.join(', ') || t`Everyone`,
        },
        { key: 'active', title: t`In use`, text: ({ active }) => (active ? t`Yes` : t`No`) },
      ]}
    />
  )
}

import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { listSearch, listVariables } from '#data/list-search.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { ListPage, ListPending } from '#parts/page/list-page.tsx'
import { AccountBikeList } from '../../account-bikes/account-bike.gql.ts'
import { statusWords } from '#parts/frames/frame-status-words.ts'

export const Route = createFileRoute('/_frame/retail-sales/account-bikes/')({
  staticData: {
    screen: {
      title: msg`Bikes registered by their owners`,
      allow: ['page.customer-sales-report'],
      needsCustomer: true,
      up: true,
    },
  },
  validateSearch: listSearch({ filters: { sale: v.picklist(['reported', 'open']) } }),
  loaderDeps: ({ search: { sale, ...search } }) => ({
    ...listVariables(search),
    reported: sale && sale === 'reported',
  }),
  loader: ({ context, deps }) => context.load(AccountBikeList, deps),
  pendingComponent: ListPending,
  component: AccountBikes,
})

function AccountBikes() {
  const { t, i18n } = useLingui()
  const { day } = useDates()
  const navigate = useNavigate()
  return (
    <ListPage
      question={Route.useLoaderData()}
      pageOf={({ accountPolygonBikesDatas }) => accountPolygonBikesDatas}
      keyOf={({ id }) => id}
      rowTo={({ id }) => `/retail-sales/account-bikes/${id}/edit`}
      actions={({ id, sale }) =>
        sale !== null && sale !== 'withdrawn'
          ? []
          : [
              {
                label: t`Report the sale`,
                icon: 'tag',
                run: () => void navigate({ to: '/retail-sales/register', search: { bike: id } }),
              },
            ]
      }
      exportName="account-bikes"
      searchHint={t`Frame number, article or owner`}
      filters={[
        {
          name: 'sale',
          label: t`Sale`,
          any: t`Reported or not`,
          options: [
            { value: 'open', label: t`Not reported` },
            { value: 'reported', label: t`Reported` },
          ],
        },
      ]}
      empty={{
        heading: t`No bikes registered by their owners`,
        text: t`When the owner of a bike from your shop registers it with the brand, it appears here.`,
        icon: 'tag',
      }}
      columns={[
        {
          key: 'frameNumber',
          title: t`Frame number`,
          lead: true,
          sortable: true,
          text: ({ frameNumber }) => frameNumber,
        },
        {
          key: 'article',
          title: t`Article`,
          text: ({ articleDescription }) => articleDescription,
        },
        {
          key: 'registeredOn',
          title: t`Registered on`,
          sortable: true,
          text: ({ registeredOn }) => day(registeredOn),
        },
        {
          key: 'owner',
          title: t`Owner`,
          sortable: true,
          text: ({ custName, custCity }) => [custName, custCity].filter(Boolean).join(', '),
        },
        {
          key: 'sale',
          title: t`Sale`,
          text: ({ sale }) => (sale ? i18n._(statusWords[sale]) : t`Not reported`),
        },
      ]}
    />
  )
}

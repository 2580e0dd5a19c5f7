import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { listSearch, listVariables } from '#data/list-search.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { ListPage, ListPending } from '#parts/page/list-page.tsx'
import { AnswerState } from '../../answer-state.tsx'
import { CustomerInquiries, MarkInquiries } from '../../inbox.gql.ts'
import { useInboxList } from '../../use-inbox-list.tsx'

export const Route = createFileRoute('/_frame/admin/inquiries/')({
  staticData: {
    screen: {
      title: msg`Customer inquiries`,
      allow: ['page.user-management'],
      search: true,
      menu: { group: 'admin', order: 47, icon: 'message', label: msg`Inquiries` },
    },
  },
  validateSearch: listSearch({ filters: { state: v.picklist(['open', 'answered', 'accepted']) } }),
  loaderDeps: ({ search: { state, ...search } }) => ({
    ...listVariables(search),
    open: state === undefined || state === 'accepted' ? null : state === 'open',
    accepted: state === undefined ? null : state === 'accepted',
  }),
  loader: ({ context, deps }) => context.load(CustomerInquiries, deps),
  pendingComponent: ListPending,
  component: Inquiries,
})

function Inquiries() {
  const { t } = useLingui()
  const { moment } = useDates()
  const inbox = useInboxList(MarkInquiries)
  return (
    <ListPage
      question={Route.useLoaderData()}
      pageOf={({ customerInquiries }) => customerInquiries}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      rowTo={({ id }) => `/admin/inquiries/${id}`}
      exportName="inquiries"
      searchHint={t`Name, city or email`}
      {...inbox}
      filters={[
        {
          name: 'state',
          label: t`State`,
          any: t`All states`,
          options: [
            { value: 'open', label: t`Open` },
            { value: 'answered', label: t`Answered` },
            { value: 'accepted', label: t`Accepted` },
          ],
        },
      ]}
      empty={{
        icon: 'message',
        heading: t`No inquiries yet`,
        text: t`People who ask to become a customer appear here.`,
      }}
      columns={[
        {
          key: 'name',
          title: t`Name`,
          lead: true,
          sortable: true,
          text: ({ name }) => name,
        },
        {
          key: 'city',
          title: t`City`,
          sortable: true,
          text: ({ city, country }) => `${city}, ${country}`,
        },
        { key: 'address', title: t`Address`, fileOnly: true, text: ({ address }) => address },
        {
          key: 'postalCode',
          title: t`Postal code`,
          fileOnly: true,
          text: ({ postalCode }) => postalCode ?? '',
        },
        { key: 'region', title: t`State or province`, fileOnly: true, text: ({ state }) => state },
        { key: 'email', title: t`Email`, text: ({ email }) => email },
        { key: 'phone', title: t`Phone`, deskOnly: true, text: ({ phone }) => phone },
        { key: 'web', title: t`Website`, fileOnly: true, text: ({ web }) => web ?? '' },
        { key: 'reason', title: t`Reason`, text: ({ reason }) => reason },
        { key: 'goal', title: t`Goal`, deskOnly: true, text: ({ goal }) => goal },
        {
          key: 'createdAt',
          title: t`Received`,
          sortable: true,
          text: ({ createdAt }) => moment(new Date(String(createdAt))),
        },
        {
          key: 'state',
          title: t`State`,
          cell: (inquiry) => <AnswerState {...inquiry} />,
          text: ({ answeredAt, answeredBy, acceptedCustomer }) =>
            acceptedCustomer === null
              ? answeredAt
                ? t`Answered by ${answeredBy}`
                : t`Open`
              : t`Accepted`,
        },
        {
          key: 'customer',
          title: t`Customer number`,
          text: ({ acceptedCustomer }) => acceptedCustomer ?? '',
        },
      ]}
    />
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { listSearch, listVariables } from '#data/list-search.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { ListPage, ListPending } from '#parts/page/list-page.tsx'
import { AnswerState } from '../../answer-state.tsx'
import { CustomerFeedbacks, MarkFeedback } from '../../inbox.gql.ts'
import { useInboxList } from '../../use-inbox-list.tsx'

export const Route = createFileRoute('/_frame/admin/consumer-voice/')({
  staticData: {
    screen: {
      title: msg`Consumer voice`,
      allow: ['page.user-management'],
      search: true,
      menu: { group: 'admin', order: 47, icon: 'message' },
    },
  },
  validateSearch: listSearch({ filters: { open: v.picklist(['yes', 'no']) } }),
  loaderDeps: ({ search: { open, ...search } }) => ({
    ...listVariables(search),
    open: open === undefined ? null : open === 'yes',
  }),
  loader: ({ context, deps }) => context.load(CustomerFeedbacks, deps),
  pendingComponent: ListPending,
  component: ConsumerVoice,
})

function ConsumerVoice() {
  const { t } = useLingui()
  const { moment } = useDates()
  const inbox = useInboxList(MarkFeedback)
  return (
    <ListPage
      question={Route.useLoaderData()}
      pageOf={({ customerFeedbacks }) => customerFeedbacks}
      keyOf={({ id }) => id}
      rowTo={({ id }) => `/admin/consumer-voice/${id}`}
      exportName="consumer-voice"
      searchHint={t`Message, person or customer`}
      {...inbox}
      empty={{
        icon: 'message',
        heading: t`Nobody has written yet`,
        text: t`What people write by “Consumer voice” in their menu appears here.`,
      }}
      columns={[
        { key: 'message', title: t`Message`, lead: true, text: ({ message }) => message },
        {
          key: 'person',
          title: t`Person`,
          sortable: true,
          text: ({ person, username }) => `${person} (${username})`,
        },
        {
          key: 'customer',
          title: t`Customer`,
          text: ({ custCode, custName }) => (custCode ? `${custName} (${custCode})` : '–'),
        },
        {
          key: 'createdAt',
          title: t`Received`,
          sortable: true,
          text: ({ createdAt }) => moment(new Date(String(createdAt))),
        },
        {
          key: 'state',
          title: t`State`,
          cell: (feedback) => <AnswerState {...feedback} />,
          text: ({ answeredAt, answeredBy }) => (answeredAt ? (answeredBy ?? '') : t`Open`),
        },
      ]}
    />
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { listSearch, listVariables } from '#data/list-search.ts'
import { ListPage, ListPending } from '#parts/page/list-page.tsx'
import { DeleteWebhook, WebhookList } from '../../webhooks/webhook.gql.ts'
import { WebhookState } from '../../webhooks/webhook-state.tsx'
import { webhookWords } from '../../webhooks/webhook-words.ts'

export const Route = createFileRoute('/_frame/admin/webhooks/')({
  staticData: {
    screen: {
      title: msg`Webhooks`,
      allow: ['page.machine-access'],
      search: true,
      menu: { group: 'admin', order: 49, icon: 'bell' },
    },
  },
  validateSearch: listSearch(),
  loaderDeps: ({ search }) => listVariables(search),
  loader: ({ context, deps }) => context.load(WebhookList, deps),
  pendingComponent: ListPending,
  component: Webhooks,
})

function Webhooks() {
  const { t } = useLingui()
  return (
    <ListPage
      question={Route.useLoaderData()}
      pageOf={({ webhooks }) => webhooks}
      keyOf={({ id }) => id}
      rowTo={({ id }) => `/admin/webhooks/edit/${id}`}
      create={{ to: '/admin/webhooks/create', label: t`New webhook` }}
      removal={{ mutation: DeleteWebhook, label: t`Delete webhook`, words: webhookWords }}
      exportName="webhooks"
      searchHint={t`Name or address`}
      empty={{
        icon: 'bell',
        heading: t`No webhooks yet`,
        text: t`A webhook tells another program at once when something happens, such as a new order.`,
      }}
      columns={[
        { key: 'name', title: t`Name`, lead: true, sortable: true, text: ({ name }) => name },
        { key: 'url', title: t`Address`, text: ({ url }) => url },
        { key: 'events', title: t`Events`, text: ({ events }) => events.join(', ') },
        { key: 'failed', title: t`Failed`, align: 'end', text: ({ failed }) => failed },
        {
          key: 'state',
          title: t`State`,
          cell: (webhook) => <WebhookState {...webhook} />,
          text: ({ enabled }) => (enabled ? t`On` : t`Switched off`),
        },
      ]}
    />
  )
}

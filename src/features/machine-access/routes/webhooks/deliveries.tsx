import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as v from 'valibot'
import { listSearch, listVariables } from '#data/list-search.ts'
import { useSave } from '#data/save.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { ListPage, ListPending } from '#parts/page/list-page.tsx'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Stack } from '#ui/display/stack.tsx'
import { ProblemText } from '#ui/form/problem-text.tsx'
import { DeliveryDialog } from '../../webhooks/delivery-dialog.tsx'
import { type Delivery, DeliveryState } from '../../webhooks/delivery-state.tsx'
import { ReplayWebhookDelivery, WebhookDeliveries } from '../../webhooks/webhook.gql.ts'
import { webhookWords } from '../../webhooks/webhook-words.ts'

/** An id of digits, which an address gives as a number. */
const webhookId = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
) as unknown as v.GenericSchema<string, string>

export const Route = createFileRoute('/_frame/admin/webhooks/deliveries')({
  staticData: {
    screen: {
      title: msg`Webhook deliveries`,
      allow: ['page.machine-access'],
      search: true,
      up: true,
    },
  },
  validateSearch: listSearch({
    filters: { state: v.picklist(['WAITING', 'DELIVERED', 'FAILED']), webhook: webhookId },
  }),
  loaderDeps: ({ search }) => listVariables(search),
  loader: ({ context, deps }) => context.load(WebhookDeliveries, deps),
  pendingComponent: ListPending,
  component: Deliveries,
})

function Deliveries() {
  const { t } = useLingui()
  const { moment } = useDates()
  const toast = useToast()
  const replay = useSave(ReplayWebhookDelivery)
  const [open, setOpen] = useState<Delivery | null>(null)
  const stateWords = { FAILED: t`Failed`, WAITING: t`Waiting`, DELIVERED: t`Delivered` }
  const sendAgain = async ({ id }: Delivery) => {
    const { failure } = await replay({ id })
    if (failure)
      return toast({
        tone: 'danger',
        text: <ProblemText code={failure.code} words={webhookWords} />,
      })
    toast({ tone: 'success', text: t`The event is on its way again` })
  }
  return (
    <ListPage
      question={Route.useLoaderData()}
      pageOf={({ webhookDeliveries }) => webhookDeliveries}
      keyOf={({ id }) => id}
      onRow={setOpen}
      exportName="webhook-deliveries"
      searchHint={t`Webhook, event or object`}
      filters={[
        {
          name: 'state',
          label: t`State`,
          any: t`All states`,
          options: Object.entries(stateWords).map(([value, label]) => ({ value, label })),
        },
      ]}
      actions={(delivery) => [
        { label: t`Show tries`, icon: 'eye', run: () => setOpen(delivery) },
        ...(delivery.state === 'WAITING'
          ? []
          : [
              {
                label: t`Send again`,
                icon: 'refresh',
                run: () => void sendAgain(delivery),
              } as const,
            ]),
      ]}
      empty={{
        icon: 'bell',
        heading: t`No deliveries yet`,
        text: t`Events that were sent or are on their way appear here for 30 days.`,
      }}
      columns={[
        { key: 'event', title: t`Event`, lead: true, sortable: true, text: ({ event }) => event },
        { key: 'object', title: t`Object`, text: ({ object }) => object },
        { key: 'webhook', title: t`Webhook`, text: ({ webhook }) => webhook },
        {
          key: 'createdAt',
          title: t`Time`,
          sortable: true,
          text: ({ createdAt }) => moment(new Date(String(createdAt))),
        },
        {
          key: 'state',
          title: t`State`,
          cell: (delivery) => (
            <Stack gap={1}>
              <DeliveryState {...delivery} />
              {delivery.state !== 'DELIVERED' && delivery.attempts[0]?.error}
            </Stack>
          ),
          text: ({ state }) => stateWords[state],
        },
      ]}
    >
      <DeliveryDialog delivery={open} onClose={() => setOpen(null)} />
    </ListPage>
  )
}

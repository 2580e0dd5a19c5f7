import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as v from 'valibot'
import { listSearch, listVariables } from '#data/list-search.ts'
import { useData } from '#data/load.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { ListPage, ListPending } from '#parts/page/list-page.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { SendMailAgain } from '../send-mail-again.tsx'
import { MailState, type Message } from '../mail-state.tsx'
import { MailMessages } from '../mail.gql.ts'
import * as css from '../mail.css.ts'
import { MessageDialog } from '../message-dialog.tsx'

export const Route = createFileRoute('/_frame/admin/mail')({
  staticData: {
    screen: {
      title: msg`Mail`,
      allow: ['page.user-management'],
      search: true,
      menu: { group: 'admin', order: 45, icon: 'mail' },
    },
  },
  validateSearch: listSearch({
    filters: { state: v.picklist(['WAITING', 'SENT', 'FILED', 'FAILED', 'HELD']) },
  }),
  loaderDeps: ({ search }) => listVariables(search),
  loader: ({ context, deps }) => context.load(MailMessages, deps),
  pendingComponent: ListPending,
  component: Mail,
})

function Mail() {
  const { t } = useLingui()
  const { moment } = useDates()
  const question = Route.useLoaderData()
  const { transport } = useData(question).mailMessages
  const [open, setOpen] = useState<Message | null>(null)
  const stateWords = {
    FAILED: t`Failed`,
    WAITING: t`Waiting`,
    SENT: t`Sent`,
    FILED: t`Saved as file`,
    HELD: t`Not sent, portal not open`,
  }
  return (
    <ListPage
      question={question}
      pageOf={({ mailMessages }) => ({ ...mailMessages, rows: mailMessages.messages })}
      keyOf={({ id }) => id}
      onRow={setOpen}
      exportName="mail"
      searchHint={t`Subject or recipient`}
      filters={[
        {
          name: 'state',
          label: t`State`,
          any: t`All states`,
          options: Object.entries(stateWords).map(([value, label]) => ({ value, label })),
        },
      ]}
      bulk={(rows, clear) => <SendMailAgain ids={rows.map(({ id }) => id)} onSent={clear} />}
      intro={
        transport === 'FILE' && (
          <Trans>
            No mail server is set. Messages are saved as files in the server’s data folder.
          </Trans>
        )
      }
      empty={{
        icon: 'mail',
        heading: t`No messages yet`,
        text: t`Mail the portal sends appears here: password links, inquiries, notifications.`,
      }}
      columns={[
        {
          key: 'subject',
          title: t`Subject`,
          lead: true,
          sortable: true,
          cell: (message) => (
            <button type="button" className={css.open} onClick={() => setOpen(message)}>
              {message.subject}
            </button>
          ),
          text: ({ subject }) => subject,
        },
        { key: 'to', title: t`To`, sortable: true, text: ({ to }) => to },
        {
          key: 'createdAt',
          title: t`Created`,
          sortable: true,
          text: ({ createdAt }) => moment(new Date(String(createdAt))),
        },
        {
          key: 'state',
          title: t`State`,
          sortable: true,
          cell: (message) => (
            <Stack gap={1}>
              <MailState {...message} />
              {message.state === 'FAILED' && <SendMailAgain ids={[message.id]} />}
            </Stack>
          ),
          text: ({ state }) => stateWords[state],
        },
      ]}
    >
      <MessageDialog message={open} onClose={() => setOpen(null)} />
    </ListPage>
  )
}

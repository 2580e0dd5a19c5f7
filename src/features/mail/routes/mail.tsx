import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { listSearch, listVariables } from '#data/list-search.ts'
import { useData } from '#data/load.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { ListPage, ListPending } from '#parts/page/list-page.tsx'
import { MailState, type Message } from '../mail-state.tsx'
import { MailMessages } from '../mail.gql.ts'
import * as css from '../mail.css.ts'
import { MessageDialog } from '../message-dialog.tsx'

export const Route = createFileRoute('/_frame/admin/mail')({
  staticData: {
    screen: {
      title: msg`Mail`,
      allow: ['page.user-management'],
      menu: { group: 'admin', order: 45, icon: 'mail' },
    },
  },
  validateSearch: listSearch(),
  loaderDeps: ({ search }) => listVariables(search),
  loader: ({ context, deps: { page, limit } }) => context.load(MailMessages, { page, limit }),
  pendingComponent: ListPending,
  component: Mail,
})

function Mail() {
  const { t } = useLingui()
  const { moment } = useDates()
  const question = Route.useLoaderData()
  const { transport } = useData(question).mailMessages
  const [open, setOpen] = useState<Message | null>(null)
  return (
    <ListPage
      question={question}
      pageOf={({ mailMessages }) => ({ ...mailMessages, rows: mailMessages.messages })}
      keyOf={({ id }) => id}
      onRow={setOpen}
      exportName="mail"
      intro={
        transport === 'FILE' && (
          <Trans>
            No mail server is set: messages are kept as files in the server’s data folder.
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
          cell: (message) => (
            <button type="button" className={css.open} onClick={() => setOpen(message)}>
              {message.subject}
            </button>
          ),
          text: ({ subject }) => subject,
        },
        { key: 'to', title: t`To`, text: ({ to }) => to },
        {
          key: 'createdAt',
          title: t`Written`,
          text: ({ createdAt }) => moment(new Date(String(createdAt))),
        },
        {
          key: 'state',
          title: t`State`,
          cell: (message) => <MailState {...message} />,
          text: ({ state }) => state,
        },
      ]}
    >
      <MessageDialog message={open} onClose={() => setOpen(null)} />
    </ListPage>
  )
}

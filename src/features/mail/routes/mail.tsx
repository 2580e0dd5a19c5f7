import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as v from 'valibot'
import { useData } from '#data/load.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Page } from '#ui/page/page.tsx'
import { Pagination } from '#ui/navigation/pagination.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { type Column, Table } from '#ui/table/table.tsx'
import { MailState, type Message } from '../mail-state.tsx'
import { MailMessages } from '../mail.gql.ts'
import * as css from '../mail.css.ts'
import { MessageDialog } from '../message-dialog.tsx'

export const Route = createFileRoute('/$locale/_frame/admin/mail')({
  staticData: {
    screen: {
      title: msg`Mail`,
      allow: ['page.user-management'],
      menu: { group: 'admin', order: 45, icon: 'mail' },
    },
  },
  validateSearch: v.object({
    page: v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), 1)),
  }),
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: ({ context, deps }) => context.load(MailMessages, deps),
  pendingComponent: MailPending,
  component: Mail,
})

function MailPending() {
  const { t } = useLingui()
  return (
    <Page title={t`Mail`}>
      <SkeletonRows label={t`Reading messages`} />
    </Page>
  )
}

function Mail() {
  const { t } = useLingui()
  const { moment } = useDates()
  const navigate = Route.useNavigate()
  const {
    mailMessages: { messages, page, pageTotal, count, transport },
  } = useData(Route.useLoaderData())
  const [open, setOpen] = useState<Message | null>(null)
  const columns: Column<Message>[] = [
    {
      key: 'subject',
      title: t`Subject`,
      lead: true,
      cell: (message) => (
        <button type="button" className={css.open} onClick={() => setOpen(message)}>
          {message.subject}
        </button>
      ),
    },
    { key: 'to', title: t`To`, cell: ({ to }) => to },
    {
      key: 'createdAt',
      title: t`Written`,
      cell: ({ createdAt }) => moment(new Date(String(createdAt))),
    },
    { key: 'state', title: t`State`, cell: (message) => <MailState {...message} /> },
  ]
  return (
    <Page
      title={t`Mail`}
      intro={
        transport === 'FILE' ? (
          <Trans>
            No mail server is set: messages are kept as files in the server’s data folder.
          </Trans>
        ) : (
          <Plural value={count} one="# message" other="# messages" />
        )
      }
    >
      {messages.length === 0 ? (
        <EmptyState
          icon="mail"
          heading={<Trans>No messages yet</Trans>}
          text={
            <Trans>
              What the portal mails stands here: links to set a password, inquiries, notices.
            </Trans>
          }
        />
      ) : (
        <Table
          caption={t`Messages, newest first`}
          columns={columns}
          rows={messages}
          keyOf={({ id }) => id}
          onRow={setOpen}
        />
      )}
      <Pagination
        label={t`Pages`}
        previousLabel={t`Previous page`}
        nextLabel={t`Next page`}
        page={page}
        pageCount={pageTotal}
        onPage={(next) => void navigate({ search: { page: next } })}
      />
      <MessageDialog message={open} onClose={() => setOpen(null)} />
    </Page>
  )
}

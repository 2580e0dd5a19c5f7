import { createFileRoute } from '@tanstack/react-router'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as v from 'valibot'
import { listSearch, listVariables } from '#data/list-search.ts'
import { useSave } from '#data/save.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { ListPage, ListPending } from '#parts/page/list-page.tsx'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { StatusDot } from '#ui/feedback/status-dot.tsx'
import { CustomerInquiries, type Inquiry, MarkInquiries } from '../admin.gql.ts'

export const Route = createFileRoute('/_frame/admin/inquiries')({
  staticData: {
    screen: {
      title: msg`Customer inquiries`,
      allow: ['page.user-management'],
      search: true,
      menu: { group: 'admin', order: 47, icon: 'message', label: msg`Inquiries` },
    },
  },
  validateSearch: listSearch({ filters: { open: v.picklist(['yes', 'no']) } }),
  loaderDeps: ({ search: { open, ...search } }) => ({
    ...listVariables(search),
    open: open === undefined ? null : open === 'yes',
  }),
  loader: ({ context, deps }) => context.load(CustomerInquiries, deps),
  pendingComponent: ListPending,
  component: Inquiries,
})

/** Notes inquiries as answered or open again, with a way back. */
function useMark() {
  const { t } = useLingui()
  const toast = useToast()
  const save = useSave(MarkInquiries)
  const [busy, setBusy] = useState(false)
  const mark = async (ids: string[], answered: boolean, isUndo = false) => {
    setBusy(true)
    const { failure } = await save({ ids, answered })
    setBusy(false)
    if (failure)
      return toast({
        tone: 'danger',
        text: t`Couldn’t save this. Check the connection and try again.`,
      })
    toast({
      tone: 'success',
      text: answered
        ? plural(ids.length, {
            one: '# inquiry marked as answered',
            other: '# inquiries marked as answered',
          })
        : plural(ids.length, {
            one: '# inquiry is open again',
            other: '# inquiries are open again',
          }),
      ...(isUndo ? {} : { action: { label: t`Undo`, run: () => void mark(ids, !answered, true) } }),
    })
  }
  return { busy, mark }
}

function Inquiries() {
  const { t } = useLingui()
  const { moment } = useDates()
  const { busy, mark } = useMark()
  return (
    <ListPage
      question={Route.useLoaderData()}
      pageOf={({ customerInquiries }) => customerInquiries}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      exportName="inquiries"
      searchHint={t`Name, city or email`}
      filters={[
        {
          name: 'open',
          label: t`State`,
          any: t`All states`,
          options: [
            { value: 'yes', label: t`Open` },
            { value: 'no', label: t`Answered` },
          ],
        },
      ]}
      bulk={(rows, clear) => (
        <Button
          size="sm"
          busy={busy}
          onClick={() =>
            void mark(
              rows.map(({ id }) => id),
              true,
            ).then(() => clear())
          }
        >
          <Trans>Mark as answered</Trans>
        </Button>
      )}
      actions={({ id, answeredAt, email }) => [
        {
          label: t`Reply by email`,
          icon: 'mail',
          run: () => location.assign(`mailto:${encodeURIComponent(email)}`),
        },
        answeredAt
          ? { label: t`Open again`, icon: 'undo', run: () => void mark([id], false) }
          : { label: t`Mark as answered`, icon: 'check', run: () => void mark([id], true) },
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
        { key: 'email', title: t`Email`, text: ({ email }) => email },
        { key: 'phone', title: t`Phone`, text: ({ phone }) => phone },
        { key: 'reason', title: t`Reason`, text: ({ reason }) => reason },
        { key: 'goal', title: t`Goal`, hideOnPhone: true, text: ({ goal }) => goal },
        {
          key: 'createdAt',
          title: t`Received`,
          sortable: true,
          text: ({ createdAt }) => moment(new Date(String(createdAt))),
        },
        {
          key: 'state',
          title: t`State`,
          cell: (inquiry) => <InquiryState {...inquiry} />,
          text: ({ answeredAt, answeredBy }) => (answeredAt ? (answeredBy ?? '') : t`Open`),
        },
      ]}
    />
  )
}

function InquiryState({ answeredAt, answeredBy }: Pick<Inquiry, 'answeredAt' | 'answeredBy'>) {
  return answeredAt ? (
    <StatusDot tone="success">
      <Trans>Answered by {answeredBy}</Trans>
    </StatusDot>
  ) : (
    <StatusDot tone="info">
      <Trans>Open</Trans>
    </StatusDot>
  )
}

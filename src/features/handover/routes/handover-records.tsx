import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { listSearch, listVariables } from '#data/list-search.ts'
import { useData } from '#data/load.ts'
import { useSave } from '#data/save.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { SendAgain } from '#parts/handover/send-again.tsx'
import { ListPage, ListPending } from '#parts/page/list-page.tsx'
import { useScope } from '#shell/session/use-session.ts'
import { Stack } from '#ui/display/stack.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import type { Column } from '#ui/table/table.tsx'
import { HandoverState, useStateWords } from '../handover-state.tsx'
import { type RecordHandover, RecordHandovers, SendRecordAgain } from '../handover.gql.ts'

export const Route = createFileRoute('/_frame/admin/handover-records')({
  staticData: {
    screen: {
      title: msg`ERP export of claims and sales`,
      allow: ['page.orderlist', 'page.user-management', 'claim.process'],
      search: true,
      menu: { group: 'admin', order: 47, icon: 'package' },
    },
  },
  validateSearch: listSearch({
    filters: {
      state: v.picklist(['WAITING', 'DELIVERED', 'FILED', 'FAILED']),
      kind: v.picklist(['CLAIM', 'SALE']),
    },
  }),
  loaderDeps: ({ search }) => listVariables(search),
  loader: ({ context, deps }) => context.load(RecordHandovers, deps),
  pendingComponent: ListPending,
  component: Records,
})

function useKindWords(): Record<RecordHandover['kind'], string> {
  const { t } = useLingui()
  return { CLAIM: t`Claim`, SALE: t`Retail sale` }
}

function useColumns(): Column<RecordHandover>[] {
  const { t } = useLingui()
  const { moment } = useDates()
  const stateWords = useStateWords()
  const kindWords = useKindWords()
  const save = useSave(SendRecordAgain)
  return [
    { key: 'number', title: t`Number`, lead: true, sortable: true, text: ({ number }) => number },
    { key: 'kind', title: t`Kind`, text: ({ kind }) => kindWords[kind] },
    { key: 'customer', title: t`Customer`, sortable: true, text: ({ customer }) => customer },
    {
      key: 'changedAt',
      title: t`Changed`,
      sortable: true,
      text: ({ changedAt }) => moment(new Date(String(changedAt))),
    },
    {
      key: 'state',
      title: t`State`,
      sortable: true,
      cell: ({ id, kind, number, state, error }) => (
        <Stack gap={1}>
          <HandoverState state={state} attempts={0} />
          {error && <span>{error}</span>}
          {state === 'FAILED' && <SendAgain name={number} send={() => save({ kind, id })} />}
        </Stack>
      ),
      text: ({ state }) => stateWords[state],
    },
  ]
}

function Records() {
  const { t } = useLingui()
  const question = Route.useLoaderData()
  const stateWords = useStateWords()
  const kindWords = useKindWords()
  const seesSales = useScope('page.orderlist', 'page.user-management')
  const { failed } = useData(question).recordHandovers
  const optionsOf = (words: Readonly<Record<string, string>>) =>
    Object.entries(words).map(([value, label]) => ({ value, label }))
  return (
    <ListPage
      question={question}
      pageOf={({ recordHandovers }) => ({ ...recordHandovers, rows: recordHandovers.records })}
      keyOf={({ kind, id }) => `${kind} ${id}`}
      columns={useColumns()}
      exportName="handover-records"
      searchHint={t`Number or customer`}
      filters={[
        { name: 'state', label: t`State`, any: t`All states`, options: optionsOf(stateWords) },
        ...(seesSales
          ? [{ name: 'kind', label: t`Kind`, any: t`All kinds`, options: optionsOf(kindWords) }]
          : []),
      ]}
      above={
        failed > 0 && (
          <Notice tone="danger">
            <Plural
              value={failed}
              one="# record couldn’t be delivered. Send it again."
              other="# records couldn’t be delivered. Send them again."
            />
          </Notice>
        )
      }
      empty={{
        icon: 'package',
        heading: t`No claims or sales yet`,
        text: t`Claims and retail sales appear here, with their way to the ERP.`,
      }}
    />
  )
}

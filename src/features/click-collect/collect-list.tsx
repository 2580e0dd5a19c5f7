import { useLingui } from '@lingui/react/macro'
import type { ResultOf, VariablesOf } from 'gql.tada'
import { useState } from 'react'
import { collectStatuses } from '#domain/collect/collect-status.ts'
import { type Question, useData } from '#data/load.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { ListPage } from '#parts/page/list-page.tsx'
import { StatusDot } from '#ui/feedback/status-dot.tsx'
import type { CollectOrder, CollectOrders } from './click-collect.gql.ts'
import { CollectDialog } from './collect-dialog.tsx'
import { statusTones, statusWords } from './collect-words.ts'
import * as css from './click-collect.css.ts'
import { useWaitingOrders } from './use-collect-order.ts'

interface CollectListProps {
  question: Question<ResultOf<typeof CollectOrders>, VariablesOf<typeof CollectOrders>>
}

/** Orders that consumers collect, and what the shop does with each. */
export function CollectList({ question }: CollectListProps) {
  const { t, i18n } = useLingui()
  const { dayOf } = useDates()
  const { rows } = useData(question).clickCollectOrders
  const [open, setOpen] = useState<string | null>(null)
  const waiting = useWaitingOrders()
  const shown = rows.find(({ id }) => id === open) ?? null
  const pieces = ({ details }: CollectOrder) => details.reduce((sum, { qty }) => sum + qty, 0)
  return (
    <ListPage
      question={question}
      pageOf={({ clickCollectOrders }) => clickCollectOrders}
      keyOf={({ id }) => id}
      onRow={({ id }) => setOpen(id)}
      searchHint={t`Order, consumer or article`}
      filters={[
        {
          name: 'status',
          label: t`Status`,
          any: t`All statuses`,
          options: collectStatuses.map(({ code }) => ({
            value: code,
            label: i18n._(statusWords[code]),
          })),
        },
      ]}
      empty={{ icon: 'package', heading: t`No orders to collect yet` }}
      columns={[
        {
          key: 'order',
          title: t`Order`,
          lead: true,
          text: ({ id }) => id,
          cell: ({ id }) => (
            <button type="button" className={css.open} onClick={() => setOpen(id)}>
              {id}
            </button>
          ),
        },
        {
          key: 'status',
          title: t`Status`,
          text: ({ status }) => i18n._(statusWords[status]),
          cell: ({ id, status }) =>
            waiting.has(id) ? (
              <StatusDot tone="neutral">{t`Waiting to be sent`}</StatusDot>
            ) : (
              <StatusDot tone={statusTones[status]}>{i18n._(statusWords[status])}</StatusDot>
            ),
        },
        { key: 'since', title: t`Since`, text: ({ since }) => dayOf(Date.parse(String(since))) },
        { key: 'consumer', title: t`Consumer`, text: ({ customer }) => customer.fullName },
        { key: 'shop', title: t`Shop`, deskOnly: true, text: ({ custName }) => custName },
        { key: 'pieces', title: t`Pieces`, align: 'end', text: pieces },
      ]}
    >
      <CollectDialog
        shown={shown}
        waiting={shown !== null && waiting.has(shown.id)}
        onClose={() => setOpen(null)}
      />
    </ListPage>
  )
}

import { useLingui } from '@lingui/react/macro'
import type { ResultOf, VariablesOf } from 'gql.tada'
import { useState } from 'react'
import { formatMoneyIn } from '#domain/ordering/money.ts'
import { forwardStep, itemStatuses } from '#domain/third-party/item-status.ts'
import { type Question, useData } from '#data/load.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { ListPage } from '#parts/page/list-page.tsx'
import { useConfig } from '#shell/session/use-session.ts'
import { StatusDot } from '#ui/feedback/status-dot.tsx'
import { ItemDialog } from './item-dialog.tsx'
import { MoveSelected } from './move-selected.tsx'
import { statusTones, statusWords } from './status-words.ts'
import type { ThirdPartyItem, ThirdPartyItems } from './third-party.gql.ts'
import * as css from './third-party.css.ts'

interface ItemListProps {
  question: Question<ResultOf<typeof ThirdPartyItems>, VariablesOf<typeof ThirdPartyItems>>
}

/** Ordered articles of vendors: what a buyer waits for, and what a vendor has to do. */
export function ItemList({ question }: ItemListProps) {
  const { t, i18n } = useLingui()
  const { dayOf } = useDates()
  const { currency } = useConfig()
  const { vendorThirdParties: vendors, orderThirdParties } = useData(question)
  const [open, setOpen] = useState<string | null>(null)
  const shown = orderThirdParties.rows.find(({ id }) => id === open) ?? null
  return (
    <ListPage
      question={question}
      pageOf={(data) => data.orderThirdParties}
      keyOf={({ id }) => id}
      onRow={({ id }) => setOpen(id)}
      searchHint={t`Order, article, customer or vendor`}
      exportName="third-party-orders"
      filters={[
        {
          name: 'status',
          label: t`Status`,
          any: t`All statuses`,
          options: itemStatuses.map(({ code }) => ({
            value: code,
            label: i18n._(statusWords[code]),
          })),
        },
        {
          name: 'vendor',
          label: t`Vendor`,
          any: t`All vendors`,
          options: vendors.map(({ id, name }) => ({ value: id, label: name })),
        },
      ]}
      {...(orderThirdParties.rows.some(({ next }) => forwardStep(next)) && {
        bulk: (items: readonly ThirdPartyItem[], clear: () => void) => (
          <MoveSelected items={items} onMoved={clear} />
        ),
      })}
      empty={{
        icon: 'truck',
        heading: t`No third-party orders yet`,
        text: t`Articles that are ordered from vendors show here.`,
      }}
      columns={[
        {
          key: 'article',
          title: t`Article`,
          lead: true,
          text: ({ product }) => `${product.description} (${product.articleCode})`,
          cell: ({ id, product }) => (
            <button type="button" className={css.open} onClick={() => setOpen(id)}>
              {product.description}
              <div className={css.quiet}>{product.articleCode}</div>
            </button>
          ),
        },
        {
          key: 'status',
          title: t`Status`,
          text: ({ status }) => i18n._(statusWords[status]),
          cell: ({ status }) => (
            <StatusDot tone={statusTones[status]}>{i18n._(statusWords[status])}</StatusDot>
          ),
        },
        {
          key: 'since',
          title: t`Status since`,
          deskOnly: true,
          text: ({ since }) => dayOf(Date.parse(String(since))),
        },
        { key: 'order', title: t`Order`, sortable: true, text: ({ orderNo }) => orderNo },
        {
          key: 'createdAt',
          title: t`Ordered on`,
          sortable: true,
          text: ({ createdAt }) => dayOf(Date.parse(String(createdAt))),
        },
        {
          key: 'customer',
          title: t`Customer`,
          sortable: true,
          text: ({ custThirdParty }) => custThirdParty.name,
        },
        {
          key: 'vendor',
          title: t`Vendor`,
          deskOnly: true,
          text: ({ product }) => product.vendor.name,
        },
        {
          key: 'qty',
          title: t`Quantity`,
          align: 'end',
          text: ({ qty, salesUnit }) => `${qty} ${salesUnit}`,
        },
        {
          key: 'total',
          title: t`Amount`,
          align: 'end',
          sortable: true,
          text: ({ subtotal, currency: code }) => formatMoneyIn(subtotal, code, currency),
        },
      ]}
    >
      <ItemDialog shown={shown} onClose={() => setOpen(null)} />
    </ListPage>
  )
}

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ResultOf, VariablesOf } from 'gql.tada'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { matchesOpenLine } from '#domain/orders/open-lines.ts'
import { type Question, useAge, useData } from '#data/load.ts'
import { AsOf } from '#parts/age/as-of.tsx'
import { ExportList } from '#parts/exports/export-list.tsx'
import { OrderLink } from '#parts/order/order-link.tsx'
import { OrderStatus } from '#parts/order/order-status.tsx'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/display/card.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import { Table } from '#ui/table/table.tsx'
import { useFigureColumns } from './figure-columns.tsx'
import { type OpenFilter, OpenOrderFilters } from './open-order-filters.tsx'
import { OpenLineDialog } from './open-line-dialog.tsx'
import type { OpenCompany, OpenLine, OpenOrders } from './orders.gql.ts'
import * as css from './orders.css.ts'

interface OpenOrderScreenProps {
  question: Question<ResultOf<typeof OpenOrders>, VariablesOf<typeof OpenOrders>>
  filter: OpenFilter
  ask: (part: OpenFilter) => void
  clear: () => void
}

/** Open lines of the chosen customer by company, narrowed on the device so that it also works offline. */
export function OpenOrderScreen({ question, filter, ask, clear }: OpenOrderScreenProps) {
  const { t } = useLingui()
  const age = useAge(question)
  const online = useAtomValue(onlineAtom)
  const { openOrderV4: companies } = useData(question)
  const all = companies.flatMap(({ orders }) => orders)
  const matches = matchesOpenLine(filter)
  const found = companies
    .map((company) => ({ ...company, orders: company.orders.filter(matches) }))
    .filter(({ orders }) => orders.length > 0)
  const count = found.reduce((total, { orders }) => total + orders.length, 0)
  return (
    <Page
      title={t`Open orders`}
      intro={
        <>
          <Plural value={count} one="# open line" other="# open lines" /> <AsOf age={age} />
        </>
      }
      actions={
        count > 0 && (
          <ExportList
            kind="open_orders"
            filter={{ ...filter }}
            failed={t`Something went wrong (OE1).`}
          />
        )
      }
    >
      <Stack>
        {!online && (
          <Notice tone="warning" live="status">
            <Trans>You’re offline. This list shows what this device has loaded before.</Trans>
          </Notice>
        )}
        {all.length > 0 && <OpenOrderFilters lines={all} filter={filter} ask={ask} />}
        {all.length === 0 ? (
          <EmptyState
            heading={<Trans>Nothing is open</Trans>}
            text={<Trans>Everything you have ordered has left.</Trans>}
          />
        ) : count === 0 ? (
          <EmptyState
            variant="no-result"
            heading={<Trans>Nothing matches your search</Trans>}
            action={
              <Button onClick={clear}>
                <Trans>Clear search and filters</Trans>
              </Button>
            }
          />
        ) : (
          found.map(({ companyCode, companyName, orders, deliveries }) => (
            <Card key={companyCode} title={companyName} padded={false}>
              <OpenLines lines={orders} deliveries={deliveries} caption={companyName} />
            </Card>
          ))
        )}
      </Stack>
    </Page>
  )
}

/** Lines shown at first, and with each press on the button: a phone draws no thousand rows at once. */
const step = 50

interface OpenLinesProps extends Pick<OpenCompany, 'deliveries'> {
  lines: readonly OpenLine[]
  caption: string
}

function OpenLines({ lines, deliveries, caption }: OpenLinesProps) {
  const { t } = useLingui()
  const figureColumns = useFigureColumns()
  const [shown, setShown] = useState(step)
  const [opened, setOpened] = useState<OpenLine | null>(null)
  return (
    <>
      <Table
        caption={caption}
        rows={lines.slice(0, shown)}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'article',
            title: t`Article`,
            lead: true,
            cell: (line) => (
              <span>
                <button type="button" className={css.open} onClick={() => setOpened(line)}>
                  {line.articleDescription}
                </button>
                <span className={css.quiet}>{line.articleCodeDisplay}</span>
              </span>
            ),
          },
          {
            key: 'order',
            title: t`Order`,
            cell: ({ orderNumber, poNumber }) => (
              <span>
                <OrderLink orderNo={orderNumber} className={css.link} />
                {poNumber && <span className={css.quiet}>{poNumber}</span>}
              </span>
            ),
          },
          {
            key: 'status',
            title: t`Status`,
            cell: ({ status }) => <OrderStatus status={status} />,
          },
          ...figureColumns,
        ]}
      />
      {lines.length > shown && (
        <Button onClick={() => setShown(shown + step)}>
          <Trans>Show more</Trans>
        </Button>
      )}
      <OpenLineDialog shown={opened} deliveries={deliveries} onClose={() => setOpened(null)} />
    </>
  )
}

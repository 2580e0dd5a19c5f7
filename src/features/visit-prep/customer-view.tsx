import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ComponentProps, type ReactNode, useId, useMemo, useState } from 'react'
import { blockText } from '#parts/credit/credit-words.ts'
import { CreditFigures } from '#parts/credit/credit-figures.tsx'
import { useConfig } from '#shell/session/use-session.ts'
import { companyNames, creditKey } from '#domain/ordering/credit.ts'
import { formatMoneyIn } from '#domain/ordering/money.ts'
import type { OfflineCustomerRow } from '#offline/offline-customers.ts'
import { CartCustomer } from '#parts/cart/cart-customer.ts'
import { useCart } from '#parts/cart/use-cart.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { OrderStatus } from '#parts/order/order-status.tsx'
import { Card } from '#ui/display/card.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { type Column, Table } from '#ui/table/table.tsx'
import { Tabs } from '#ui/navigation/tabs.tsx'
import { CustomerArticles } from './customer-articles.tsx'
import { CustomerCart } from './customer-cart.tsx'
import { CustomerDocuments } from './customer-documents.tsx'
import {
  boughtOf,
  type OfflineCustomerContent,
} from '#parts/offline-customers/download-customer.ts'
import { useFilesOnDevice } from '#parts/offline-customers/use-stored-catalogues.ts'
import * as css from './visit-prep.css.ts'

type Tab = 'overview' | 'articles' | 'cart' | 'orders' | 'documents'
type TabItems = ComponentProps<typeof Tabs<Tab>>['items']

/** Everything of a pack, part by part; what the person may not know is left out. */
export function CustomerView({ row }: { row: OfflineCustomerRow }) {
  return (
    <CartCustomer value={row.r3}>
      <PackTabs row={row} />
    </CartCustomer>
  )
}

function PackTabs({
  row: { r3, content, customer, files, missingFiles = 0 },
}: {
  row: OfflineCustomerRow
}) {
  const { t } = useLingui()
  const { cart } = useCart()
  const kept = useFilesOnDevice(r3)
  const pack = useMemo(() => JSON.parse(content) as OfflineCustomerContent, [content])
  const bought = useMemo(() => boughtOf(pack), [pack])
  const [tab, setTab] = useState<Tab>('overview')
  const items: TabItems = [
    {
      value: 'overview',
      label: t`Overview`,
      content: <Overview pack={pack} blocked={customer.reasonBlocked} />,
    },
    ...((pack.frequentPurchases ?? pack.previousPurchases)
      ? [
          {
            value: 'articles' as const,
            label: t`Articles`,
            content: <CustomerArticles r3={r3} bought={bought} kept={kept} />,
          },
          {
            value: 'cart' as const,
            label: t`Cart`,
            count: cart.lines.length,
            content: <CustomerCart />,
          },
        ]
      : []),
    {
      value: 'orders',
      label: t`Orders`,
      count: pack.orders.length,
      content: <Orders orders={pack.orders} />,
    },
    ...(files.length + missingFiles > 0
      ? [
          {
            value: 'documents' as const,
            label: t`Documents`,
            count: files.length,
            content: (
              <CustomerDocuments
                files={files}
                missing={missingFiles}
                documents={bought.flatMap(({ products }) =>
                  products.flatMap(({ documents }) => documents),
                )}
              />
            ),
          },
        ]
      : []),
  ]
  return <Tabs<Tab> label={t`Saved offline`} value={tab} onChange={setTab} items={items} />
}

function Overview({ pack, blocked }: { pack: OfflineCustomerContent; blocked: string | null }) {
  const { i18n } = useLingui()
  return (
    <Stack gap={6}>
      {blocked && (
        <Notice tone="warning" title={<Trans>This customer is blocked</Trans>}>
          {blockText(i18n, blocked)}
        </Notice>
      )}
      {pack.creditInformation && <Credits credits={pack.creditInformation} />}
      <Part heading={<Trans>Ship-to addresses</Trans>}>
        <Addresses addresses={pack.shiptoV2} />
      </Part>
    </Stack>
  )
}

function Part({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {heading}
      </h2>
      {children}
    </section>
  )
}

function Credits({
  credits,
}: {
  credits: NonNullable<OfflineCustomerContent['creditInformation']>
}) {
  return (
    <Part heading={<Trans>Credit</Trans>}>
      {credits.length === 0 ? (
        <p className={css.quiet}>
          <Trans>No credit information for this customer.</Trans>
        </p>
      ) : (
        <div className={css.credits}>
          {credits.map((credit) => (
            <Card key={creditKey(credit)} title={companyNames(credit)}>
              <CreditFigures credit={credit} credits={credits} />
            </Card>
          ))}
        </div>
      )}
    </Part>
  )
}

type Order = OfflineCustomerContent['orders'][number]

function Orders({ orders }: { orders: readonly Order[] }) {
  if (orders.length === 0)
    return (
      <p className={css.quiet}>
        <Trans>No orders yet</Trans>
      </p>
    )
  return (
    <div>
      {orders.map((order) => (
        <PackOrder key={order.order_no} order={order} />
      ))}
    </div>
  )
}

function PackOrder({
  order: {
    order_no: no,
    createdAt,
    order_status: status,
    currency: code,
    total_order: total,
    custPoNo,
    details,
  },
}: {
  order: Order
}) {
  const { t, i18n } = useLingui()
  const { currency } = useConfig()
  const { brief } = useDates()
  const money = (amount: string) => formatMoneyIn(amount, code, currency)
  const columns: Column<Order['details'][number]>[] = [
    {
      key: 'article',
      title: t`Article`,
      lead: true,
      cell: ({ description, article_code_display, cancelled }) => (
        <span>
          {description}
          <span className={css.quiet}>{article_code_display}</span>
          {cancelled && <OrderStatus status="cancelled" />}
        </span>
      ),
    },
    {
      key: 'qty',
      title: t`Quantity`,
      align: 'end',
      cell: ({ order_qty, uom }) => `${i18n.number(order_qty)} ${uom}`,
    },
    {
      key: 'price',
      title: t`Price`,
      align: 'end',
      cell: ({ price, promoprice }) => money(promoprice ?? price),
    },
    { key: 'subtotal', title: t`Subtotal`, align: 'end', cell: ({ subtotal }) => money(subtotal) },
  ]
  return (
    <details className={css.order}>
      <summary className={css.orderHead}>
        <Icon name="chevron-right" size="sm" />
        <span className={css.code}>{no}</span>
        <span className={css.orderDay}>{brief(new Date(String(createdAt)))}</span>
        <OrderStatus status={status} />
        <span className={css.quiet}>
          <Plural value={details.length} one="# line" other="# lines" />
          {custPoNo && ` · ${custPoNo}`}
        </span>
        <span className={css.orderTotal}>{money(total)}</span>
      </summary>
      <Table
        caption={t`Lines of order ${no}`}
        columns={columns}
        rows={details}
        keyOf={({ id }) => id}
      />
    </details>
  )
}

function Addresses({ addresses }: { addresses: OfflineCustomerContent['shiptoV2'] }) {
  if (addresses.length === 0)
    return (
      <p className={css.quiet}>
        <Trans>None.</Trans>
      </p>
    )
  return (
    <ul className={css.list}>
      {addresses.map(({ code, name, address, postalCode, city, country }) => (
        <li key={code}>
          {name}
          <span className={css.quiet}>
            {[address, [postalCode, city].filter(Boolean).join(' '), country]
              .filter(Boolean)
              .join(', ')}
          </span>
        </li>
      ))}
    </ul>
  )
}

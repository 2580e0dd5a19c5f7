import { ph } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { useAddLines } from '#parts/cart/use-add-lines.tsx'
import { maxLineQuantity } from '#domain/cart/cart-limits.ts'
import { incomingText } from '#domain/article/incoming.ts'
import { sum } from '#domain/ordering/money.ts'
import { LineIncoming } from '#parts/article/line-incoming.tsx'
import { LineReasonText } from '#parts/article/line-reason.tsx'
import { StockWord } from '#parts/article/stock-word.tsx'
import type { Incoming } from '#parts/article/use-incoming.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { piecesInCart } from '#parts/cart/pieces-in-cart.ts'
import { useCart } from '#parts/cart/use-cart.ts'
import { priceText } from '#parts/money/price-format.ts'
import { newLinesOf, totalsOf } from '#parts/order-lines/grid-line.ts'
import { linesOfArticles } from '#parts/order-lines/grid-lines.ts'
import { Badge } from '#ui/display/badge.tsx'
import { Button } from '#ui/button.tsx'
import { QuantityField } from '#ui/form/quantity-field.tsx'
import { useInvalidInput } from '#ui/form/use-invalid-input.ts'
import { Stack } from '#ui/display/stack.tsx'
import { StickyActions } from '#ui/sticky-actions.tsx'
import { type Column, Table } from '#ui/table/table.tsx'
import {
  type ReorderLine,
  changeOf,
  type PlannedLine,
  planOf,
  isLeftOut,
  reorderQuantity,
} from './reorder-line.ts'
import { useRowsIncoming } from './use-rows-incoming.ts'
import * as css from './purchase-list.css.ts'

/** Facts that tell an order from the others. */
export interface OrderHead {
  order_no: string
  custPoNo: string | null
  createdAt: unknown
}

interface OrderAgainListProps {
  order: OrderHead
  lines: readonly ReorderLine[]
  onBack: () => void
  onAdded: () => void
}

/** A past order as it would be today: what has changed of each line, how many to take, and all of it into the cart. */
export function OrderAgainList({ order, lines: then, onBack, onAdded }: OrderAgainListProps) {
  const { t, i18n } = useLingui()
  const { cart } = useCart()
  const inCart = useMemo(() => piecesInCart(cart), [cart])
  const [wanted, setWanted] = useState<Readonly<Record<string, number>>>({})
  const lines = useMemo(() => planOf(then, inCart, wanted), [then, inCart, wanted])
  const chosen = linesOfArticles(
    lines.flatMap((line) =>
      line.product && reorderQuantity(line) > 0
        ? [{ id: line.id, product: line.product, qty: reorderQuantity(line) }]
        : [],
    ),
    inCart,
  )
  const changed = lines.filter((line) => changeOf(line) !== 'same').length
  const money = chosen[0]?.product?.price
  const total = sum(totalsOf(chosen).map((one) => one.total))
  const { add, outcome } = useAddLines()
  const unread = useInvalidInput()
  const coming = useRowsIncoming(
    useMemo(() => then.flatMap(({ product }) => product?.article_code ?? []), [then]),
  )
  const columns: Column<PlannedLine>[] = [
    {
      key: 'article',
      title: t`Article`,
      lead: true,
      cell: (line) => (
        <span className={css.version}>
          {line.product?.name ?? line.description}
          <span className={css.details}>
            <span className={css.code}>{line.article_code_display}</span>
            <InCart pieces={inCart.get(line.product?.id ?? '') ?? 0} />
            <StillComing coming={coming.get(line.product?.id ?? '')} />
          </span>
        </span>
      ),
    },
    {
      key: 'stock',
      title: t`Stock`,
      cell: ({ product }) => product?.stocks && <StockWord stocks={product.stocks} />,
    },
    {
      key: 'change',
      title: t`Change`,
      cell: (line) => (
        <span className={css.since}>
          <Since line={line} />
        </span>
      ),
    },
    {
      key: 'then',
      title: t`Then`,
      align: 'end',
      cell: ({ qty, price, product }) =>
        product ? `${i18n.number(qty)} × ${priceText(price, product.price)}` : i18n.number(qty),
    },
    {
      key: 'now',
      title: t`Price now`,
      align: 'end',
      cell: ({ priceNow, product }) => (product ? priceText(priceNow, product.price) : '–'),
    },
    {
      key: 'qty',
      title: t`Quantity`,
      align: 'end',
      cell: (line) =>
        changeOf(line) === 'gone' || changeOf(line) === 'blocked' ? (
          '–'
        ) : (
          <QuantityField
            label={t`Quantity of ${line.article_code_display}`}
            value={line.wanted}
            max={maxLineQuantity}
            error={
              line.refusal ? (
                <LineReasonText reason={line.refusal.reason} limit={line.refusal.limit} />
              ) : undefined
            }
            onCommit={(qty) => setWanted((before) => ({ ...before, [line.id]: qty }))}
            onUnread={unread.onUnread}
          />
        ),
    },
  ]
  /** Lines that go into the cart. A line that is taken out wants nothing; one that is put in again what was proposed. */
  const taken = new Set(lines.flatMap((line) => (reorderQuantity(line) > 0 ? [line.id] : [])))
  const take = (keys: ReadonlySet<string>) =>
    setWanted((before) =>
      Object.fromEntries(
        lines.flatMap(({ id }): [string, number][] =>
          !keys.has(id) ? [[id, 0]] : before[id] ? [[id, before[id]]] : [],
        ),
      ),
    )
  return (
    <Stack gap={3}>
      <OrderTitle order={order} />
      <p className={css.quiet}>
        {changed === 0 ? (
          <Trans>Nothing has changed since.</Trans>
        ) : (
          <Plural
            value={changed}
            one="# line has changed since."
            other="# lines have changed since."
          />
        )}{' '}
        <Trans>These lines will be added to your cart.</Trans>
      </p>
      <Table
        caption={t`Lines of the order, then and now`}
        columns={columns}
        rows={lines}
        keyOf={({ id }) => id}
        selection={{
          keys: taken,
          onChange: take,
          nameOf: ({ description }) => description,
        }}
      />
      <StickyActions>
        <Button onClick={onBack}>
          <Trans>Back to the orders</Trans>
        </Button>
        <Button
          variant="primary"
          icon="cart"
          disabled={(chosen.length === 0 && !unread.saidBy) || !add}
          aria-describedby={unread.saidBy}
          onClick={unread.held(() => void add?.(newLinesOf(chosen), isLeftOut(lines), onAdded))}
        >
          <Trans>
            Add <Plural value={chosen.length} one="# line" other="# lines" /> ·{' '}
            {money ? priceText(total, money) : '–'}
          </Trans>
        </Button>
      </StickyActions>
      {outcome}
    </Stack>
  )
}

function OrderTitle({ order: { order_no, custPoNo, createdAt } }: { order: OrderHead }) {
  const dates = useDates()
  const day = dates.dayOf(new Date(String(createdAt)))
  return (
    <h2>
      {custPoNo ? (
        <Trans>
          Order {order_no} · PO {custPoNo} · {day}
        </Trans>
      ) : (
        <Trans>
          Order {order_no} · {day}
        </Trans>
      )}
    </h2>
  )
}

/** Pieces that are still to come; what was ordered last stands in a column of its own. */
function StillComing({ coming }: { coming: Incoming | undefined }) {
  const isComing = coming && incomingText(coming, '')?.kind === 'coming'
  return isComing && <LineIncoming coming={coming} cartKey="" />
}

function InCart({ pieces }: { pieces: number }) {
  const { i18n } = useLingui()
  return (
    pieces > 0 && (
      <span className={css.quiet}>
        <Trans>{ph({ inCart: i18n.number(pieces) })} in cart</Trans>
      </span>
    )
  )
}

function Since({ line }: { line: PlannedLine }) {
  const change = changeOf(line)
  const { problem, product, price, priceNow } = line
  if (change === 'gone')
    return (
      <Badge tone="danger" icon="blocked">
        <Trans>No longer sold</Trans>
      </Badge>
    )
  if (problem)
    return (
      <Badge tone={change === 'blocked' ? 'danger' : 'warning'} icon="warning">
        <LineReasonText
          reason={problem.reason}
          limit={problem.limit}
          from={product?.availableForOrderAt}
        />
      </Badge>
    )
  if (change === 'same')
    return (
      <span className={css.quiet}>
        <Trans>unchanged</Trans>
      </span>
    )
  return (
    <Badge tone="info" icon="tag">
      <Trans>
        {priceText(price, product!.price)} → {priceText(priceNow, product!.price)}
      </Trans>
    </Badge>
  )
}

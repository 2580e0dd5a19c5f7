import { Trans, useLingui } from '@lingui/react/macro'
import { maxLineQuantity } from '#domain/cart/cart-limits.ts'
import type { CartView, ViewLine } from '#offline/cart/cart-view.ts'
import { setQuantities } from '#offline/cart/cart-changes.ts'
import { useCart } from '#parts/cart/use-cart.ts'
import { priceText } from '#parts/money/price-format.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QuantityField } from '#ui/form/quantity-field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { type Column, Table } from '#ui/table/table.tsx'
import * as css from './visit-prep.css.ts'

/** The customer's active cart as it stands on this device. It is ordered where the customer is chosen. */
export function CustomerCart() {
  const { t } = useLingui()
  const { cart, ready, dispatch } = useCart()
  if (!ready || !dispatch) return <SkeletonRows label={t`Reading this device`} />
  if (cart.lines.length === 0)
    return (
      <EmptyState
        icon="cart"
        heading={<Trans>Their cart is empty on this device</Trans>}
        text={<Trans>What you add under “Articles” is sent when you’re back online.</Trans>}
      />
    )
  const columns: Column<ViewLine>[] = [
    {
      key: 'article',
      title: t`Article`,
      lead: true,
      cell: ({ article, product }) => (
        <span>
          {product?.name ?? article}
          <span className={css.quiet}>{product?.article_code_display ?? article}</span>
        </span>
      ),
    },
    {
      key: 'each',
      title: t`Each`,
      align: 'end',
      cell: ({ unitPrice, product }) => product && priceText(unitPrice, product.price),
    },
    {
      key: 'quantity',
      title: t`Quantity`,
      cell: ({ sorg, article, qty }) => (
        <QuantityField
          label={t`Quantity`}
          value={qty}
          min={1}
          max={maxLineQuantity}
          onCommit={(next, seen) =>
            dispatch(setQuantities('', [{ sorg, article, qty: next, seenQty: seen }]))
          }
        />
      ),
    },
    {
      key: 'subtotal',
      title: t`Subtotal`,
      align: 'end',
      cell: ({ subtotal, product }) => product && priceText(subtotal, product.price),
    },
    {
      key: 'remove',
      title: t`Remove`,
      hideTitle: true,
      align: 'end',
      cell: ({ sorg, article, qty, product }) => {
        const name = product?.name ?? article
        return (
          <IconButton
            icon="trash"
            label={t`Remove ${name}`}
            onClick={() =>
              void dispatch(setQuantities('', [{ sorg, article, qty: 0, seenQty: qty }]))
            }
          />
        )
      },
    },
  ]
  return (
    <Stack gap={4}>
      <p className={css.quiet}>
        <Trans>
          It’s sent automatically when you’re back online. To order, choose this customer and open
          the cart.
        </Trans>
      </p>
      <Table caption={t`Their cart`} columns={columns} rows={cart.lines} keyOf={({ id }) => id} />
      <Totals cart={cart} />
    </Stack>
  )
}

/** Totals of each sales organisation. */
function Totals({ cart: { lines, totals } }: { cart: CartView }) {
  return totals.map(({ sorg, name, total }) => {
    const format = lines.find((line) => line.sorg === sorg && line.product)?.product?.price
    const amount = format && priceText(total, format)
    return (
      amount && (
        <p key={sorg} className={css.total}>
          {totals.length > 1 ? (
            <Trans>
              {name}: {amount}
            </Trans>
          ) : (
            <Trans>Total {amount}</Trans>
          )}
        </p>
      )
    )
  })
}

import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoneyIn, times } from '#domain/ordering/money.ts'
import { itemKey } from '#domain/third-party/cart.ts'
import type { ProductError, ShownItem } from '#parts/third-party/cart-draft.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { Button } from '#ui/button.tsx'
import { QuantityField } from '#ui/form/quantity-field.tsx'
import { Table } from '#ui/table/table.tsx'
import type { ThirdPartyCart } from './use-third-party-cart.ts'
import * as css from './third-party.css.ts'

interface CartLinesProps {
  cart: ThirdPartyCart
  errors: readonly ProductError[]
}

/** Articles in the cart, and what keeps one from being ordered with a way to mend it. */
export function CartLines({ cart, errors }: CartLinesProps) {
  const { t } = useLingui()
  const { currency } = useConfig()
  const errorOf = (item: ShownItem) =>
    errors.find(
      ({ vendor, product }) => itemKey({ vendor, articleCode: product }) === itemKey(item),
    )
  const { put } = cart
  return (
    <Table
      caption={t`Articles in the cart`}
      rows={cart.items}
      keyOf={itemKey}
      columns={[
        {
          key: 'article',
          title: t`Article`,
          lead: true,
          cell: (item) => {
            const error = errorOf(item)
            return (
              <div>
                {item.description}
                <div className={css.quiet}>
                  {[item.articleCode, item.vendorName].filter(Boolean).join(' · ')}
                </div>
                {error && <LineProblem item={item} error={error} onMend={put} />}
              </div>
            )
          },
        },
        {
          key: 'qty',
          title: t`Quantity`,
          align: 'end',
          cell: (item) => (
            <QuantityField
              label={t`Quantity of ${item.description}`}
              value={item.qty}
              onCommit={(qty) => put({ ...item, qty })}
            />
          ),
        },
        {
          key: 'price',
          title: t`Price`,
          align: 'end',
          cell: ({ price, currency: code, salesUnit }) => (
            <div>
              {formatMoneyIn(price, code, currency)} <span className={css.quiet}>{salesUnit}</span>
            </div>
          ),
        },
        {
          key: 'subtotal',
          title: t`Subtotal`,
          align: 'end',
          cell: ({ price, qty, currency: code }) =>
            formatMoneyIn(times(price, qty), code, currency),
        },
      ]}
    />
  )
}

interface LineProblemProps {
  item: ShownItem
  error: ProductError
  onMend: (item: ShownItem) => void
}

function LineProblem({ item, error, onMend }: LineProblemProps) {
  const { currency } = useConfig()
  const { code, price, stock } = error
  const remove = (
    <Button size="sm" icon="trash" onClick={() => onMend({ ...item, qty: 0 })}>
      <Trans>Remove</Trans>
    </Button>
  )
  if (code === 'price_changed' && price !== null) {
    const now = formatMoneyIn(price, item.currency, currency)
    return (
      <div className={css.problem} role="alert">
        <Trans>It costs {now} now.</Trans>
        <Button size="sm" onClick={() => onMend({ ...item, price: String(price) })}>
          <Trans>Use the new price</Trans>
        </Button>
        {remove}
      </div>
    )
  }
  if (code === 'over_stock' && stock)
    return (
      <div className={css.problem} role="alert">
        <Trans>Only {stock} in stock.</Trans>
        <Button size="sm" onClick={() => onMend({ ...item, qty: stock })}>
          <Trans>Take {stock}</Trans>
        </Button>
        {remove}
      </div>
    )
  return (
    <div className={css.problem} role="alert">
      {code === 'over_stock' ? (
        <Trans>It is out of stock.</Trans>
      ) : (
        <Trans>It is no longer offered.</Trans>
      )}
      {remove}
    </div>
  )
}

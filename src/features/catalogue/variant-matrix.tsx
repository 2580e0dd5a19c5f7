import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { maxLineQuantity } from '#domain/cart-limits.ts'
import { sum } from '#domain/money.ts'
import { lineSubtotal } from '#domain/price.ts'
import { Button } from '#ui/button.tsx'
import { QuantityField } from '#ui/form/quantity-field.tsx'
import { LineReasonText } from '#parts/article/line-reason.tsx'
import { StockWord } from '#parts/article/stock-word.tsx'
import type { Article } from '#parts/article/article.ts'
import { useCart } from '#parts/cart/use-cart.ts'
import { priceText } from '#parts/money/price-format.ts'
import { matrixOf } from './matrix.ts'
import * as css from './variant-matrix.css.ts'

/** Size × colour with stock or arrival in each cell; quantities are put into the cart together. */
export function VariantMatrix({ variants }: { variants: readonly Article[] }) {
  const { t } = useLingui()
  const { actions } = useCart()
  const [wanted, setWanted] = useState<Record<string, number>>({})
  const [refused, setRefused] = useState(false)
  const { colours, sizes, cell } = matrixOf(variants)
  const chosen = variants.filter(({ id }) => (wanted[id] ?? 0) > 0)

  const addAll = async () => {
    try {
      for (const product of chosen) await actions!.addToCart(product, wanted[product.id]!)
      setWanted({})
      setRefused(false)
    } catch {
      setRefused(true)
    }
  }
  return (
    <section className={css.section} aria-label={t`Sizes and colours`}>
      <div className={css.scroller} role="group" aria-label={t`Sizes and colours`} tabIndex={0}>
        <table className={css.table}>
          <thead>
            <tr><th scope="col" className={css.corner}><Trans>Size</Trans></th>{colours.map((colour) => <th key={colour} scope="col">{colour || t`One colour`}</th>)}</tr>
          </thead>
          <tbody>
            {sizes.map((size) => (
              <tr key={size}>
                <th scope="row">{size || t`One size`}</th>
                {colours.map((colour) => {
                  const product = cell(size, colour)
                  return (
                    <td key={colour}>
                      {product ? <Cell product={product} qty={wanted[product.id] ?? 0} orderable={actions !== null} onQty={(qty) => setWanted((before) => ({ ...before, [product.id]: qty }))} /> : <span aria-label={t`Not made`}>–</span>}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {refused && <p className={css.refused} role="alert"><Trans>This device could not keep the change.</Trans></p>}
      {actions && <Total chosen={chosen} wanted={wanted} onAdd={() => void addAll()} />}
    </section>
  )
}

interface CellProps { product: Article; qty: number; orderable: boolean; onQty: (qty: number) => void }

function Cell({ product, qty, orderable, onQty }: CellProps) {
  const { t } = useLingui()
  return (
    <div className={css.cell}>
      {orderable && !product.block && (
        <QuantityField bare label={t`Quantity of ${product.name} ${product.size ?? ''} ${product.colour ?? ''}`} increaseLabel={t`One more`} decreaseLabel={t`One less`} value={qty} max={maxLineQuantity} onCommit={onQty} />
      )}
      <span className={css.stock}>{product.block ? <LineReasonText reason={product.block} /> : <StockWord stocks={product.stocks} />}</span>
    </div>
  )
}

function Total({ chosen, wanted, onAdd }: { chosen: readonly Article[]; wanted: Record<string, number>; onAdd: () => void }) {
  const { t } = useLingui()
  const [first] = chosen
  const pieces = chosen.reduce((total, { id }) => total + (wanted[id] ?? 0), 0)
  const amount = first && sum(chosen.map(({ id, price }) =>
    price.dealer === null ? '0' : lineSubtotal(price.dealer, price.discount.flatMap(({ detail }) => detail), wanted[id] ?? 0, price.decimal_precission)))
  return (
    <div className={css.total}>
      <span>{first ? <Trans><Plural value={pieces} one="# piece" other="# pieces" />, <strong>{priceText(amount, first.price)}</strong></Trans> : <Trans>Type quantities into the cells</Trans>}</span>
      <Button variant="primary" size="lg" disabled={!first} onClick={onAdd}>{t`Add all`}</Button>
    </div>
  )
}

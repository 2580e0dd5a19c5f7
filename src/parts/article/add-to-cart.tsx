import { ph } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { mayBeOrdered, moreProblem } from '#domain/article/article-block.ts'
import { maxLineQuantity } from '#domain/cart/cart-limits.ts'
import { Button } from '#ui/button.tsx'
import { QuantityField } from '#ui/form/quantity-field.tsx'
import { useInvalidInput } from '#ui/form/use-invalid-input.ts'
import { addLines } from '#offline/cart/cart-changes.ts'
import type { ProductFacts } from '#offline/cart/product-facts.ts'
import { useCart } from '../cart/use-cart.ts'
import { LineReasonText } from './line-reason.tsx'
import * as css from './add-to-cart.css.ts'

/** Quantity and "Add to cart" of one article; says why where it cannot be had, and how many are in the cart already. */
export function AddToCart({ product, large = false }: { product: ProductFacts; large?: boolean }) {
  const { t, i18n } = useLingui()
  const { cart, dispatch } = useCart()
  const [qty, setQty] = useState(1)
  const [looked, setLooked] = useState(false)
  const unread = useInvalidInput()
  const [refused, setRefused] = useState(false)
  const inCart = cart.lines.find(({ id }) => id === product.id)?.qty ?? 0
  if (product.block && dispatch)
    return (
      <p className={css.blocked}>
        <LineReasonText reason={product.block} from={product.availableForOrderAt} />
      </p>
    )
  if (!dispatch) return null

  const problem = looked ? moreProblem(product, qty, inCart) : null
  const change = (quantity: number) => {
    setQty(quantity)
    setLooked(true)
  }
  const add = async (quantity: number) => {
    change(quantity)
    if (!mayBeOrdered(moreProblem(product, quantity, inCart))) return
    try {
      await dispatch(addLines('', [{ product, qty: quantity }]))
      setQty(1)
      setLooked(false)
      setRefused(false)
    } catch {
      setRefused(true)
    }
  }
  return (
    <div className={css.box}>
      <div className={css.controls}>
        <QuantityField
          label={t`Quantity`}
          value={qty}
          min={1}
          max={maxLineQuantity}
          onCommit={change}
          onUnread={unread.onUnread}
          onEnter={(quantity) => void add(quantity)}
          error={
            problem ? <LineReasonText reason={problem.reason} limit={problem.limit} /> : undefined
          }
        />
        <Button
          variant="primary"
          size={large ? 'lg' : 'md'}
          aria-describedby={unread.saidBy}
          onClick={unread.held(() => void add(qty))}
        >{t`Add to cart`}</Button>
      </div>
      <span className={css.inCart} aria-live="polite">
        {inCart > 0 && <Trans>{ph({ inCart: i18n.number(inCart) })} in cart</Trans>}
      </span>
      {refused && (
        <span className={css.refused} role="alert">
          <Trans>This device could not keep the change.</Trans>
        </span>
      )}
    </div>
  )
}

import { ph } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { mayBeOrdered, moreProblem } from '#domain/article/article-block.ts'
import { maxLineQuantity } from '#domain/cart/cart-limits.ts'
import { Button } from '#ui/button.tsx'
import { QuantityField } from '#ui/form/quantity-field.tsx'
import { useInvalidInput } from '#ui/form/use-invalid-input.ts'
import { addLines, setQuantities } from '#offline/cart/cart-changes.ts'
import type { ProductFacts } from '#offline/cart/product-facts.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { quantitiesBefore } from '../cart/quantities-before.ts'
import { useCart } from '../cart/use-cart.ts'
import { LineReasonText } from './line-reason.tsx'
import * as css from './add-to-cart.css.ts'

interface AddToCartProps {
  product: ProductFacts
  large?: boolean
  /** In one line, whose button is a picture: what is in the cart already stands before the quantity. */
  row?: boolean
  /** On a desk its picture says what the button does, and all of it stands in one line. */
  compact?: boolean
}

/** Quantity and "Add to cart" of one article; says why where it cannot be had, and how many are in the cart already. */
export function AddToCart({
  product,
  large = false,
  row = false,
  compact = false,
}: AddToCartProps) {
  const { t, i18n } = useLingui()
  const { cart, dispatch } = useCart()
  const toast = useToast()
  const navigate = useNavigate()
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

  const iconOnly = compact || row
  const problem = looked ? moreProblem(product, qty, inCart) : null
  const change = (quantity: number) => {
    setQty(quantity)
    setLooked(true)
  }
  const said = (quantity: number) => {
    const undo = () =>
      void dispatch(setQuantities('', quantitiesBefore(cart, [{ product, qty: quantity }]))).catch(
        () => setRefused(true),
      )
    toast({
      tone: 'success',
      text: t`${quantity} × ${product.name} added`,
      also: { label: t`View cart`, run: () => void navigate({ to: '/cart' }) },
      action: { label: t`Undo`, run: undo },
    })
  }
  const add = async (quantity: number) => {
    change(quantity)
    if (!mayBeOrdered(moreProblem(product, quantity, inCart))) return
    try {
      await dispatch(addLines('', [{ product, qty: quantity }]))
      setQty(1)
      setLooked(false)
      setRefused(false)
      said(quantity)
    } catch {
      setRefused(true)
    }
  }
  return (
    <div className={compact ? css.compact : row ? css.row : css.box}>
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
          icon={iconOnly ? 'cart' : undefined}
          aria-describedby={unread.saidBy}
          onClick={unread.held(() => void add(qty))}
        >
          {iconOnly ? <span className={css.words}>{t`Add to cart`}</span> : t`Add to cart`}
        </Button>
      </div>
      <span className={css.inCart} aria-live="polite">
        {inCart > 0 && <Trans>{ph({ inCart: i18n.number(inCart) })} in cart</Trans>}
      </span>
      {refused && (
        <span className={css.refused} role="alert">
          <Trans>This device couldn’t save the change.</Trans>
        </span>
      )}
    </div>
  )
}

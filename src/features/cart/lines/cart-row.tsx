import { useLingui } from '@lingui/react/macro'
import { memo, useEffect, useRef } from 'react'
import { maxLineQuantity } from '#domain/cart/cart-limits.ts'
import type { Decimal } from '#domain/ordering/money.ts'
import type { ViewLine } from '#offline/cart/cart-view.ts'
import { ArticlePicture } from '#parts/article/article-picture.tsx'
import { LineIncoming } from '#parts/article/line-incoming.tsx'
import type { Incoming } from '#parts/article/use-incoming.ts'
import { priceText } from '#parts/money/price-format.ts'
import { QuantityField } from '#ui/form/quantity-field.tsx'
import { type OnInvalidInput, useInvalidInput } from '#ui/form/use-invalid-input.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { nameOf } from './cart-groups.ts'
import * as css from './cart-row.css.ts'
import { LineFacts } from './line-facts.tsx'
import { LineMenu } from './line-menu.tsx'
import { LinePrice } from './line-price.tsx'
import type { LineActions } from './use-line-actions.ts'

interface CartRowProps {
  line: ViewLine
  /** Key of its cart. */
  cartKey: string
  actions: LineActions
  /** Must stay the same function while the list is shown. */
  onUnread: OnInvalidInput
  /** Incoming quantities of the article; undefined: unknown. */
  coming: Incoming | undefined
  /** Position among all rows of the table, from 1: not all of them are rendered. */
  index: number
  /** Marks the row scanned last. */
  marked: boolean
  /** Unit price when the buyer last looked, if it was different. */
  was?: Decimal | undefined
}

// A new answer brings all lines again: equal ones are different objects.
const alike = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b)
const sameRow = (a: CartRowProps, b: CartRowProps) =>
  a.actions === b.actions &&
  a.index === b.index &&
  a.marked === b.marked &&
  a.was === b.was &&
  alike(a.line, b.line) &&
  alike(a.coming, b.coming)

/** One line of the cart. */
export const CartRow = memo(function CartRow({
  line,
  cartKey,
  actions,
  onUnread,
  coming,
  index,
  marked,
  was,
}: CartRowProps) {
  const { t } = useLingui()
  const { product, qty, subtotal } = line
  const unread = useInvalidInput(onUnread)
  const setQuantity = (next: number, seen?: number) => actions.setQuantity(line, next, seen)
  return (
    <div
      role="row"
      aria-label={nameOf(line)}
      aria-rowindex={index}
      aria-current={marked || undefined}
      className={marked ? css.marked : css.row}
      ref={useFlash(qty)}
    >
      <div role="cell" className={css.picture}>
        <ArticlePicture picture={product?.picture ?? null} size="thumb" />
      </div>
      <LineFacts
        line={line}
        onQuantity={setQuantity}
        coming={<LineIncoming coming={coming} cartKey={cartKey} />}
      />
      <div role="cell" className={css.quantity}>
        <QuantityField
          label={t`Quantity`}
          value={qty}
          max={maxLineQuantity}
          onCommit={setQuantity}
          onAbandon={(typed, seen) => actions.abandon(line, typed, seen)}
          onUnread={unread.onUnread}
        />
      </div>
      <div role="cell" className={css.subtotal}>
        {product ? priceText(subtotal, product.price) : '–'}
      </div>
      <LinePrice line={line} was={was} />
      <div role="cell" className={css.remove}>
        <LineMenu line={line} cartKey={cartKey} actions={actions} unread={unread} />
        <IconButton
          icon="trash"
          label={t`Remove`}
          data-remove
          onClick={(event) => {
            moveFocus(event.currentTarget)
            actions.remove(line)
          }}
        />
      </div>
    </div>
  )
}, sameRow)

/** Lights up a row for a moment when its quantity changes. */
function useFlash(qty: number) {
  const row = useRef<HTMLDivElement>(null)
  const before = useRef(qty)
  useEffect(() => {
    if (before.current === qty) return
    before.current = qty
    row.current?.classList.remove(css.flash)
    // Reading the size restarts the animation.
    void row.current?.offsetWidth
    row.current?.classList.add(css.flash)
  }, [qty])
  return row
}

/** The row goes with its button: the keyboard goes on at the next one. */
function moveFocus(button: HTMLElement) {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-remove]')]
  const at = buttons.indexOf(button)
  const next = buttons[at + 1] ?? buttons[at - 1] ?? document.getElementById('content')
  next?.focus({ preventScroll: true })
}

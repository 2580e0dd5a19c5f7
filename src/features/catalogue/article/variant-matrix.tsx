import { useNavigate } from '@tanstack/react-router'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useRef } from 'react'
import { sum } from '#domain/ordering/money.ts'
import { lineSubtotal } from '#domain/ordering/price.ts'
import { Button } from '#ui/button.tsx'
import { type InvalidInput, useInvalidInput } from '#ui/form/use-invalid-input.ts'
import type { Article } from '#parts/article/article.ts'
import { priceText } from '#parts/money/price-format.ts'
import { MatrixCell } from './matrix-cell.tsx'
import { boxAfterKey } from './matrix-keys.ts'
import { matrixOf } from './matrix.ts'
import { useMatrixOrder } from './use-matrix-order.ts'
import * as css from './variant-matrix.css.ts'

interface VariantMatrixProps {
  variants: readonly Article[]
  /** The article that the page is about. */
  chosen: string
}

/** Size × colour with stock or arrival in each cell, each the way to its article; quantities are put into the cart together. */
export function VariantMatrix({ variants, chosen }: VariantMatrixProps) {
  const { t } = useLingui()
  const { orderOf, setQty, lines, add } = useMatrixOrder(variants)
  const { colours, sizes, cell } = matrixOf(variants)
  const unread = useInvalidInput()
  const table = useRef<HTMLTableElement>(null)
  const boxes = sizes.flatMap((size) => {
    const rows = colours.map((colour) => cell(size, colour).filter(({ block }) => !block))
    const high = Math.max(1, ...rows.map((own) => own.length))
    return Array.from({ length: high }, (_, n) => rows.map((own) => own[n]?.id ?? null))
  })
  const navigate = useNavigate()
  const pressed = (event: KeyboardEvent, { id, category, slug }: Article) => {
    if (event.key === 'Enter' && event.altKey) {
      void navigate({ to: '/catalog/$category/$slug', params: { category, slug }, replace: true })
      return true
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      unread.held(() => void add?.())()
      return true
    }
    const next = boxAfterKey(boxes, id, event.key)
    if (next === null) return event.key.startsWith('Arrow')
    event.preventDefault()
    table.current?.querySelector<HTMLElement>(`[data-box="${CSS.escape(next)}"] input`)?.focus()
    return true
  }
  return (
    <section className={css.section} aria-label={t`Sizes and colors`}>
      <h2 className={css.heading}>
        <Trans>Choose sizes and colors</Trans>
      </h2>
      <div className={css.scroller} role="group" aria-label={t`Sizes and colors`} tabIndex={0}>
        <table ref={table} className={css.table}>
          <thead>
            <tr>
              <th scope="col" className={css.corner}>
                <Trans>Size</Trans>
              </th>
              {colours.map((colour) => (
                <th key={colour} scope="col">
                  {colour || t`One color`}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sizes.map((size) => (
              <tr key={size}>
                <th scope="row">{size || t`One size`}</th>
                {colours.map((colour) => {
                  const own = cell(size, colour)
                  return (
                    <td key={colour}>
                      {own.length === 0 && <span aria-label={t`Not offered`}>–</span>}
                      {own.map((product) => (
                        <MatrixCell
                          key={product.id}
                          product={product}
                          order={orderOf(product)}
                          onQty={add && ((qty) => setQty(product.id, qty))}
                          onUnread={unread.onUnread}
                          onKey={(event) => pressed(event, product)}
                          chosen={product.id === chosen}
                          shared={own.length > 1}
                        />
                      ))}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {add && <Total lines={lines} unread={unread} onAdd={() => void add()} />}
    </section>
  )
}

interface TotalProps {
  lines: readonly { product: Article; qty: number }[]
  unread: InvalidInput
  onAdd: () => void
}

function Total({ lines, unread, onAdd }: TotalProps) {
  const { t } = useLingui()
  const [first] = lines
  const pieces = lines.reduce((total, { qty }) => total + qty, 0)
  const amount =
    first &&
    sum(
      lines.map(({ product: { price }, qty }) =>
        price.dealer === null
          ? '0'
          : lineSubtotal(
              price.dealer,
              price.discount.flatMap(({ detail }) => detail),
              qty,
              price.decimal_precission,
            ),
      ),
    )
  return (
    <div className={css.total}>
      <span>
        {first ? (
          <Trans>
            <Plural value={pieces} one="# piece" other="# pieces" />,{' '}
            <strong>{priceText(amount, first.product.price)}</strong>
          </Trans>
        ) : (
          <Trans>Enter quantities</Trans>
        )}
      </span>
      <Button
        variant="primary"
        size="lg"
        disabled={!first && !unread.saidBy}
        aria-describedby={unread.saidBy}
        onClick={unread.held(onAdd)}
      >{t`Add all`}</Button>
    </div>
  )
}

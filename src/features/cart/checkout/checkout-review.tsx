import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useConfig } from '#shell/session/use-session.ts'
import { formatMoney } from '#domain/ordering/money.ts'
import type { CartView, ViewLine } from '#offline/cart/cart-view.ts'
import { ArticlePicture } from '#parts/article/article-picture.tsx'
import { LineReasonText } from '#parts/article/line-reason.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/display/card.tsx'
import { cartGroups, codeOf, formatOf, nameOf, quantityText } from '../lines/cart-groups.ts'
import type { Terms } from '../terms/checkout-terms.ts'
import { MerchantPages } from '../lines/merchant-pages.tsx'
import { OrderedAheadText, useOrderedAhead } from '../lines/pre-order.tsx'
import * as css from './checkout-fields.css.ts'

/** More than these are shown on demand: who orders 2,000 lines has looked at them in the cart. */
const firstLines = 20

/** Lines about to be ordered. */
export function CheckoutReview({ cart, terms: { pages } }: { cart: CartView; terms: Terms }) {
  return cartGroups(cart).map(({ sorg, name, lines }) => (
    <Card
      key={sorg}
      title={
        <>
          {name ?? sorg} · <Plural value={lines.length} one="# line" other="# lines" />
        </>
      }
    >
      <ReviewLines lines={lines} />
      <MerchantPages urls={pages.get(sorg) ?? []} />
    </Card>
  ))
}

function ReviewLines({ lines }: { lines: readonly ViewLine[] }) {
  const [all, setAll] = useState(false)
  const rest = lines.length - firstLines
  return (
    <>
      <ul className={css.lines}>
        {(all ? lines : lines.slice(0, firstLines)).map((line) => (
          <ReviewLine key={line.id} line={line} />
        ))}
      </ul>
      {!all && rest > 0 && (
        <Button fill onClick={() => setAll(true)}>
          <Plural value={rest} one="Show # more line" other="Show # more lines" />
        </Button>
      )}
    </>
  )
}

function ReviewLine({ line }: { line: ViewLine }) {
  const { i18n } = useLingui()
  const { currency } = useConfig()
  const { product, qty, uom, unitPrice, subtotal, problem } = line
  const ahead = useOrderedAhead(line)
  const format = formatOf([line], currency)
  const each = unitPrice === null ? '–' : formatMoney(unitPrice, format)
  return (
    <li className={css.line}>
      <ArticlePicture picture={product?.picture ?? null} size="thumb" />
      <div>
        <div className={css.name}>{nameOf(line)}</div>
        <div className={css.figures}>
          <span>{codeOf(line)}</span>{' '}
          <span className={css.together}>
            {quantityText(i18n.number(qty), uom)} × {each}
          </span>
        </div>
        {ahead && (
          <div className={css.ahead}>
            <OrderedAheadText {...ahead} />
          </div>
        )}
        {problem && (
          <div className={css.problem}>
            <LineReasonText reason={problem.reason} limit={problem.limit} />
          </div>
        )}
      </div>
      <span className={css.amount}>
        {subtotal === null ? <Trans>no price</Trans> : formatMoney(subtotal, format)}
      </span>
    </li>
  )
}

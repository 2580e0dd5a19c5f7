import { Link } from '@tanstack/react-router'
import type { KeyboardEvent } from 'react'
import { ph } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { maxLineQuantity } from '#domain/cart/cart-limits.ts'
import { LineReasonText } from '#parts/article/line-reason.tsx'
import { SupplyText } from './supply-text.tsx'
import { StockWord } from '#parts/article/stock-word.tsx'
import type { Article } from '#parts/article/article.ts'
import { QuantityField } from '#ui/form/quantity-field.tsx'
import type { OnInvalidInput } from '#ui/form/use-invalid-input.ts'
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx'
import type { CellOrder } from './use-matrix-order.ts'
import * as css from './variant-matrix.css.ts'

interface MatrixCellProps {
  product: Article
  order: CellOrder
  /** Null while no customer is chosen. */
  onQty: ((qty: number) => void) | null
  onUnread: OnInvalidInput
  /** Keys that lead to other boxes; true: done. */
  onKey: (event: KeyboardEvent) => boolean
  /** The page is about this one. */
  chosen: boolean
  /** Others have the same size and colour: its code tells it from them. */
  shared: boolean
}

/** Cell of a variant: quantity, stock, and a link to its page. */
export function MatrixCell({
  product,
  order: { qty, inCart, problem },
  onQty,
  onUnread,
  onKey,
  chosen,
  shared,
}: MatrixCellProps) {
  const { t, i18n } = useLingui()
  const version = [product.size, product.colour, shared && product.article_code_display]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={css.cell}>
      {shared && <span className={css.code}>{product.article_code_display}</span>}
      {onQty && !product.block && (
        <span className={css.field} data-box={product.id}>
          <QuantityField
            bare
            live
            onKey={onKey}
            label={t`Quantity of ${version}`}
            value={qty}
            max={maxLineQuantity}
            onCommit={onQty}
            onUnread={onUnread}
            error={
              problem ? <LineReasonText reason={problem.reason} limit={problem.limit} /> : undefined
            }
          />
        </span>
      )}
      <OpenArticle
        product={product}
        version={version || product.name}
        chosen={chosen}
        onlyText={!onQty || !!product.block}
      />
      {qty > 0 && !problem && <SupplyText qty={qty} product={product} />}
      {inCart > 0 && (
        <span className={css.inCart}>
          <Trans>{ph({ inCart: i18n.number(inCart) })} in cart</Trans>
        </span>
      )}
    </div>
  )
}

/** Choosing a size is no step of the way: back leads out of the model, as with its colours. */
function OpenArticle({
  product,
  version,
  chosen,
  onlyText,
}: {
  product: Article
  version: string
  chosen: boolean
  /** There is no box beside it. */
  onlyText: boolean
}) {
  const { category, slug, block, stocks, availableForOrderAt } = product
  return (
    <Link
      to="/catalog/$category/$slug"
      params={{ category, slug }}
      replace
      // Tab leads from box to box; Alt+Enter in a box opens its article.
      tabIndex={onlyText ? undefined : -1}
      className={css.open}
      aria-current={chosen ? 'true' : undefined}
      // Lets reading go on at the heading, which names the article now, and not here.
      onClick={({ currentTarget }) => currentTarget.blur()}
    >
      <VisuallyHidden>
        <Trans>Open {version}:</Trans>{' '}
      </VisuallyHidden>
      {block ? (
        <LineReasonText reason={block} from={availableForOrderAt} />
      ) : (
        <StockWord stocks={stocks} />
      )}
    </Link>
  )
}

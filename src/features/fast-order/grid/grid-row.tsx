import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { memo, useState } from 'react'
import { compare } from '#domain/ordering/money.ts'
import { codeWord, wordsOf } from '#domain/search/word-index.ts'
import { LineReasonText } from '#parts/article/line-reason.tsx'
import { StockWord } from '#parts/article/stock-word.tsx'
import { priceText } from '#parts/money/price-format.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { useInvalidInput } from '#ui/form/use-invalid-input.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { CodeCell } from './code-cell.tsx'
import type { GridActions } from './grid-actions.ts'
import type { GridLine } from '#parts/order-lines/grid-line.ts'
import * as css from './grid-row.css.ts'
import { RowIncoming } from './row-incoming.tsx'
import { QuantityCell } from './quantity-cell.tsx'

interface GridRowProps {
  /** Null: the empty row at the end. */
  line: GridLine | null
  id: string
  place: number
  actions: GridActions
}

/** Row of the fast order: input, article, price and problem. */
export const GridRow = memo(function GridRow({ line, id, place, actions }: GridRowProps) {
  const { t } = useLingui()
  const unread = useInvalidInput(actions.onUnread)
  const [isRetyped, setRetyped] = useState(false)
  const wrong =
    line !== null &&
    !isRetyped &&
    (line.state === 'unknown' || line.state === 'problem' || line.state === 'choose')
  return (
    <div
      role="row"
      aria-rowindex={place + 1}
      data-row={id}
      data-tone={
        wrong || unread.saidBy
          ? 'danger'
          : line?.row.doubt || line?.row.unsure
            ? 'warning'
            : undefined
      }
      className={css.row}
    >
      <div role="cell" className={css.place}>
        {line && place}
      </div>
      <div role="cell" className={css.codeCell}>
        <CodeCell
          id={id}
          code={line?.row.code ?? ''}
          place={place}
          wrong={!isRetyped && line?.state === 'unknown'}
          actions={actions}
          onRetype={setRetyped}
        />
      </div>
      <div role="cell" className={css.nameCell}>
        {line?.product && !isRetyped && <Name line={line} />}
        {line && !isRetyped && (
          <div className={line.product ? css.state : css.stateAlone}>
            <State line={line} actions={actions} />
          </div>
        )}
        {unread.saidBy && (
          <div className={css.state}>
            <FieldError id={unread.saidBy}>
              <Trans>Whole numbers only</Trans>
            </FieldError>
          </div>
        )}
      </div>
      <div role="cell" className={css.stock}>
        {line?.product?.stocks && <StockWord stocks={line.product.stocks} />}
      </div>
      <div role="cell" className={css.price}>
        {line && <Price line={line} />}
      </div>
      <div role="cell" className={css.quantityCell}>
        {line && (
          <QuantityCell
            id={id}
            qty={line.row.qty}
            place={place}
            wrong={line.state === 'problem'}
            unsure={line.row.unsure}
            actions={actions}
            onUnread={unread.onUnread}
          />
        )}
      </div>
      <div role="cell" className={css.subtotal}>
        {line?.product && priceText(line.subtotal, line.product.price)}
      </div>
      <div role="cell" className={css.remove}>
        {line && (
          <IconButton
            icon="trash"
            label={t`Remove row ${place}`}
            tabIndex={-1}
            onClick={() => actions.remove(id)}
          />
        )}
      </div>
    </div>
  )
})

function Price({ line: { product, unit } }: { line: GridLine }) {
  if (!product || unit === null) return null
  const { dealer } = product.price
  const less = dealer !== null && compare(unit, dealer) < 0
  return <span className={less ? css.priceLess : undefined}>{priceText(unit, product.price)}</span>
}

function Name({ line: { product, row, lying: inCart } }: { line: GridLine }) {
  if (!product) return null
  const more = sayingsOf(product, row.code)
  return (
    <div className={css.nameBox}>
      <span className={css.name} title={product.name}>
        {product.name}
      </span>
      <span className={css.detail}>
        {more.length > 0 && <span>{more.join(' · ')}</span>}
        {inCart > 0 && (
          <span>
            <Trans>{inCart} in cart</Trans>
          </span>
        )}
        <RowIncoming product={product} />
      </span>
    </div>
  )
}

/** Returns facts that the name does not say: the code where another was typed, size and color where they are no words of the name. */
function sayingsOf(
  { article_code_display: code, name, size, colour }: NonNullable<GridLine['product']>,
  typed: string,
): string[] {
  const said = new Set(wordsOf(name))
  const isNew = (text: string) => !wordsOf(text).every((word) => said.has(word))
  return [
    ...(codeWord(code) === codeWord(typed) ? [] : [code]),
    ...[size, colour].flatMap((text) => (text && isNew(text) ? [text] : [])),
  ]
}

/** Explains why the row cannot be added to the cart. */
function State({
  line: { row, state, product, products, closest, problem, lying, short },
  actions,
}: {
  line: GridLine
  actions: GridActions
}) {
  const { t } = useLingui()
  if (state === 'asking')
    return (
      <span className={css.waits}>
        <Trans>Looking it up…</Trans>
      </span>
    )
  if (state === 'unanswered')
    return (
      <span className={css.waits}>
        <Trans>Will be checked when you’re back online</Trans>
      </span>
    )
  if (state === 'unknown')
    return (
      <span className={css.trouble}>
        <Trans>No article has this code</Trans>
        {closest.map(({ id, article_code_display: code, name }) => (
          <Button
            key={id}
            size="sm"
            title={name}
            onClick={() => {
              actions.code(row.id, code)
              actions.go(row.id, 'qty')
            }}
          >
            <Trans>Did you mean {code}?</Trans>
          </Button>
        ))}
      </span>
    )
  if (state === 'choose') {
    const options = products.map(({ id, name, article_code_display: code, sorg }) => ({
      value: id,
      label: `${code} – ${name} (${sorg})`,
    }))
    return (
      <SelectField
        label={t`Which article do you mean?`}
        hideLabel
        placeholder={t`Which article do you mean?`}
        value=""
        options={options}
        onChange={(event) => actions.pick(row.id, event.target.value)}
      />
    )
  }
  const limit = (problem?.limit ?? 0) - lying
  return (
    <>
      {problem && (
        <span className={css.trouble}>
          <LineReasonText
            reason={problem.reason}
            limit={problem.limit}
            from={product?.availableForOrderAt}
          />
          {limit > 0 && limit < row.qty && (
            <Button size="sm" variant="ghost" onClick={() => actions.qty(row.id, limit)}>
              <Trans>Use {limit}</Trans>
            </Button>
          )}
        </span>
      )}
      {short !== null && short > 0 && (
        <span className={css.doubt}>
          <Plural
            value={short}
            one="Only # in stock, the rest follows"
            other="Only # in stock, the rest follows"
          />
        </span>
      )}
      {row.unsure && (
        <span className={css.doubt}>
          <Trans>Please check the quantity</Trans>
          <Button size="sm" variant="ghost" onClick={() => actions.qty(row.id, row.qty)}>
            <Trans>Keep {row.qty}</Trans>
          </Button>
        </span>
      )}
      {row.doubt && (
        <span className={css.doubt}>
          <Trans>Read as {row.qty}. Is that right?</Trans>
          <Button size="sm" variant="ghost" onClick={() => actions.qty(row.id, row.qty * 1000)}>
            <Trans>No, {row.qty * 1000}</Trans>
          </Button>
        </span>
      )}
    </>
  )
}

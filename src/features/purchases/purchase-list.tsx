import { Link } from '@tanstack/react-router'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ResultOf } from 'gql.tada'
import { useMemo, useState } from 'react'
import { maxLineQuantity } from '#domain/cart/cart-limits.ts'
import { sum } from '#domain/ordering/money.ts'
import type { Article } from '#parts/article/article.ts'
import { ArticlePicture } from '#parts/article/article-picture.tsx'
import { ArticlePrice } from '#parts/article/article-price.tsx'
import { LineIncoming } from '#parts/article/line-incoming.tsx'
import { LineReasonText } from '#parts/article/line-reason.tsx'
import { StockWord } from '#parts/article/stock-word.tsx'
import type { Incoming } from '#parts/article/use-incoming.ts'
import { piecesInCart } from '#parts/cart/pieces-in-cart.ts'
import { useAddLines } from '#parts/cart/use-add-lines.tsx'
import { useCart } from '#parts/cart/use-cart.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { priceText } from '#parts/money/price-format.ts'
import { canBeAdded, type GridLine, newLinesOf, totalsOf } from '#parts/order-lines/grid-line.ts'
import { linesOfArticles } from '#parts/order-lines/grid-lines.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QuantityField } from '#ui/form/quantity-field.tsx'
import { type OnInvalidInput, useInvalidInput } from '#ui/form/use-invalid-input.ts'
import { Pagination } from '#ui/navigation/pagination.tsx'
import { StickyActions } from '#ui/sticky-actions.tsx'
import * as css from './purchase-list.css.ts'
import type { FrequentPurchases } from './purchases.gql.ts'
import { useRowsIncoming } from './use-rows-incoming.ts'

type PurchasePage = ResultOf<typeof FrequentPurchases>['purchases']

/** Versions of a model that stand there at once. */
const first = 3

/** Models that were bought, each with the articles it was bought as. */
export function PurchaseList({
  purchases: { entries, page, pageTotal },
  onPage,
}: {
  purchases: PurchasePage
  onPage: (page: number) => void
}) {
  const coming = useRowsIncoming(
    useMemo(
      () => entries.flatMap(({ products }) => products.map(({ article_code }) => article_code)),
      [entries],
    ),
  )
  const { cart } = useCart()
  const inCart = useMemo(() => piecesInCart(cart), [cart])
  const [selected, setSelected] = useState<ReadonlyMap<string, Article>>(new Map())
  const [typed, setTyped] = useState<Readonly<Record<string, number>>>({})
  const { add, outcome } = useAddLines()
  const unread = useInvalidInput()
  const qtyOf = ({ id }: Article) => typed[id] ?? coming.get(id)?.lastBought?.qty ?? 1
  const lines = linesOfArticles(
    [...selected.values()].map((product) => ({ id: product.id, product, qty: qtyOf(product) })),
    inCart,
  )
  const chosen = lines.filter(canBeAdded)
  const money = chosen[0]?.product?.price
  const select = (product: Article, isSelected: boolean) =>
    setSelected((before) => {
      const next = new Map(before)
      if (isSelected) next.set(product.id, product)
      else next.delete(product.id)
      return next
    })
  const choice: Choice = {
    lineOf: (product) => lines.find(({ row }) => row.id === product.id),
    qtyOf,
    select,
    setQty: (product, qty) => {
      setTyped((before) => ({ ...before, [product.id]: qty }))
      select(product, qty > 0)
    },
    onUnread: unread.onUnread,
  }
  if (entries.length === 0)
    return (
      <EmptyState
        heading={<Trans>Nothing bought yet</Trans>}
        text={<Trans>Articles you order appear here, ready to order again.</Trans>}
      />
    )
  return (
    <>
      <div className={css.purchases}>
        {entries.map((entry) => (
          <PurchaseCard key={entry.id} entry={entry} coming={coming} choice={choice} />
        ))}
      </div>
      <Pagination page={page} pageCount={pageTotal} onPage={onPage} />
      <StickyActions>
        <Button
          variant="primary"
          icon="cart"
          disabled={(chosen.length === 0 && !unread.saidBy) || !add}
          aria-describedby={unread.saidBy}
          onClick={unread.held(
            () => void add?.(newLinesOf(chosen), [], () => setSelected(new Map())),
          )}
        >
          {money ? (
            <Trans>
              Add <Plural value={chosen.length} one="# line" other="# lines" /> ·{' '}
              {priceText(sum(totalsOf(chosen).map(({ total }) => total)), money)}
            </Trans>
          ) : (
            <Trans>Add selected</Trans>
          )}
        </Button>
      </StickyActions>
      {outcome}
    </>
  )
}

/** Articles that are to go into the cart, with their quantities. */
interface Choice {
  /** Line of a selected article. */
  lineOf: (product: Article) => GridLine | undefined
  qtyOf: (product: Article) => number
  select: (product: Article, isSelected: boolean) => void
  setQty: (product: Article, qty: number) => void
  onUnread: OnInvalidInput
}

function PurchaseCard({
  entry,
  coming,
  choice,
}: {
  entry: PurchasePage['entries'][number]
  coming: ReadonlyMap<string, Incoming>
  choice: Choice
}) {
  const dates = useDates()
  const [all, setAll] = useState(false)
  const {
    products,
    parent_name: name,
    brand,
    model_year: year,
    serie,
    orders,
    pieces,
    lastBought,
  } = entry
  const [lead] = products
  if (!lead) return null
  return (
    <article className={css.purchase} aria-label={name}>
      <header className={css.head}>
        <ArticlePicture picture={lead.picture} size="thumb" />
        <div>
          <h2>
            <Link
              className={css.name}
              to="/catalog/$category/$slug"
              params={{ category: entry.category, slug: lead.slug }}
            >
              {name}
            </Link>
          </h2>
          <p className={css.quiet}>
            {[brand.description, year, serie].filter(Boolean).join(' · ')}
          </p>
          <p className={css.quiet}>
            <Plural value={orders} one="# order" other="# orders" /> ·{' '}
            <Plural value={pieces} one="# piece" other="# pieces" /> ·{' '}
            <Trans>last on {dates.day(lastBought)}</Trans>
          </p>
        </div>
      </header>
      {(all ? products : products.slice(0, first)).map((product) => (
        <Version
          key={product.id}
          product={product as Article}
          coming={coming.get(product.id)}
          choice={choice}
        />
      ))}
      {products.length > first && !all && (
        <div className={css.more}>
          <Button variant="ghost" size="sm" onClick={() => setAll(true)}>
            <Trans>Show all {products.length} versions</Trans>
          </Button>
        </div>
      )}
    </article>
  )
}

function Version({
  product,
  coming,
  choice,
}: {
  product: Article
  coming: Incoming | undefined
  choice: Choice
}) {
  const { t } = useLingui()
  const line = choice.lineOf(product)
  const name = [product.size, product.colour].filter(Boolean).join(' · ') || product.name
  return (
    <div className={css.article}>
      <label className={css.tick}>
        <input
          type="checkbox"
          aria-label={t`Select ${product.article_code_display}`}
          disabled={product.block !== null}
          checked={line !== undefined}
          onChange={(event) => choice.select(product, event.target.checked)}
        />
      </label>
      <span className={css.version}>
        <span>{name}</span>
        <span className={css.details}>
          <span className={css.code}>{product.article_code_display}</span>
          <LineIncoming coming={coming} cartKey="" />
        </span>
      </span>
      <div className={css.stock}>
        <StockWord stocks={product.stocks} />
      </div>
      <ArticlePrice price={product.price} />
      <div className={css.add}>
        {product.block ? (
          <span className={css.quiet}>
            <LineReasonText reason={product.block} from={product.availableForOrderAt} />
          </span>
        ) : (
          <QuantityField
            label={t`Quantity of ${product.article_code_display}`}
            value={choice.qtyOf(product)}
            max={maxLineQuantity}
            error={
              line?.problem ? (
                <LineReasonText reason={line.problem.reason} limit={line.problem.limit} />
              ) : undefined
            }
            onCommit={(qty) => choice.setQty(product, qty)}
            onUnread={choice.onUnread}
          />
        )}
      </div>
    </div>
  )
}

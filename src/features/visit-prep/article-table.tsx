import { ph } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { priceBands } from '#domain/ordering/price.ts'
import { AddToCart } from '#parts/article/add-to-cart.tsx'
import type { Article } from '#parts/article/article.ts'
import { LineReasonText } from '#parts/article/line-reason.tsx'
import { StockWord } from '#parts/article/stock-word.tsx'
import { useDates } from '#parts/date/use-dates.ts'
import { priceText } from '#parts/money/price-format.ts'
import { type Column, Table } from '#ui/table/table.tsx'
import type { Bought } from '#parts/offline-customers/download-customer.ts'
import * as css from './visit-prep.css.ts'

interface ArticleTableProps {
  caption: string
  articles: readonly Article[]
  /** Number of purchases, by article id. */
  bought: ReadonlyMap<string, Bought>
}

/** Articles at a customer's prices, what they have bought of them, and the way into their cart. */
export function ArticleTable({ caption, articles, bought }: ArticleTableProps) {
  const { t } = useLingui()
  const columns: Column<Article>[] = [
    {
      key: 'article',
      title: t`Article`,
      lead: true,
      cell: ({ id, name, article_code_display }) => (
        <span>
          {name}
          <span className={css.quiet}>{article_code_display}</span>
          <LastBought bought={bought.get(id)} />
        </span>
      ),
    },
    {
      key: 'price',
      title: t`Their price`,
      align: 'end',
      cell: (article) => (article.block ? null : <Price price={article.price} />),
    },
    {
      key: 'retail',
      title: t`Retail price`,
      align: 'end',
      cell: ({ price }) => priceText(price.retailDisplay, price),
      deskOnly: true,
    },
    { key: 'stock', title: t`Stock`, cell: ({ stocks }) => <StockWord stocks={stocks} /> },
    {
      key: 'add',
      title: t`Into their cart`,
      hideTitle: true,
      cell: (article) =>
        article.block ? (
          <LineReasonText reason={article.block} from={article.availableForOrderAt} />
        ) : (
          <div className={css.add}>
            <AddToCart product={article as never} />
          </div>
        ),
    },
  ]
  return <Table caption={caption} columns={columns} rows={articles} keyOf={({ id }) => id} />
}

/** Unit price and its breaks. */
function Price({ price }: Pick<Article, 'price'>) {
  const { dealer } = price
  if (dealer === null) return null
  const bands = priceBands(
    dealer,
    price.discount.flatMap(({ detail }) => detail),
  )
  return (
    <span>
      {priceText(dealer, price)}
      {bands.map(({ from, price: each }) => (
        <span key={from} className={css.quiet}>
          <Trans>
            from {from}: {ph({ each: priceText(each, price) })}
          </Trans>
        </span>
      ))}
    </span>
  )
}

function LastBought({ bought }: { bought: Bought | undefined }) {
  const { day } = useDates()
  if (!bought) return null
  const last = day(String(bought.lastBought))
  return (
    <span className={css.quiet}>
      <Plural
        value={bought.orders}
        one={`Bought in # order, on ${last}`}
        other={`Bought in # orders, last on ${last}`}
      />
    </span>
  )
}

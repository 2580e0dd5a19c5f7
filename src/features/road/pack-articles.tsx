import { Trans, useLingui } from '@lingui/react/macro'
import { useDeferredValue, useMemo, useState } from 'react'
import { LineReasonText } from '#parts/article/line-reason.tsx'
import { StockWord } from '#parts/article/stock-word.tsx'
import { useDates } from '#parts/date/use-dates.ts'
import { priceText } from '#parts/money/price-format.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { SearchBox } from '#ui/form/search-box.tsx'
import { Stack } from '#ui/stack.tsx'
import { type Column, Table } from '#ui/table/table.tsx'
import type { Bought } from './take-pack.ts'
import * as css from './road.css.ts'

/** One article that a customer has bought, and how its model was. */
type BoughtArticle = Bought['products'][number] & Pick<Bought, 'orders' | 'pieces' | 'lastBought'>

/** Every word of a search stands somewhere in what an article is known by. */
const matches = ({ name, article_code, article_code_display, ean, brand }: BoughtArticle, words: readonly string[]) => {
  const text = `${name} ${article_code} ${article_code_display} ${ean ?? ''} ${brand}`.toLocaleLowerCase()
  return words.every((word) => text.includes(word))
}

/** What a customer buys, with their prices. */
export function PackArticles({ bought }: { bought: readonly Bought[] }) {
  const { t, i18n } = useLingui()
  const { day } = useDates()
  const [term, setTerm] = useState('')
  const sought = useDeferredValue(term)
  const articles = useMemo(() => bought.flatMap(({ products, orders, pieces, lastBought }): BoughtArticle[] => products.map((product) => ({ ...product, orders, pieces, lastBought }))), [bought])
  const found = useMemo(() => {
    const words = sought.toLocaleLowerCase().split(/\s+/).filter(Boolean)
    return words.length === 0 ? articles : articles.filter((one) => matches(one, words))
  }, [articles, sought])
  const columns: Column<BoughtArticle>[] = [
    { key: 'article', title: t`Article`, lead: true, cell: ({ name, article_code_display }) => <span>{name}<span className={css.quiet}>{article_code_display}</span></span> },
    { key: 'price', title: t`Their price`, align: 'end', cell: ({ price, block, availableForOrderAt }) => block ? <LineReasonText reason={block} from={availableForOrderAt} /> : priceText(price.dealer, price) },
    { key: 'retail', title: t`Retail price`, align: 'end', cell: ({ price }) => priceText(price.retailDisplay, price), hideOnPhone: true },
    { key: 'stock', title: t`Stock`, cell: ({ stocks }) => <StockWord stocks={stocks} /> },
    { key: 'last', title: t`Last bought`, cell: ({ lastBought }) => day(String(lastBought)) },
    { key: 'orders', title: t`In orders`, align: 'end', cell: ({ orders }) => i18n.number(orders), hideOnPhone: true },
  ]
  if (articles.length === 0) return <p className={css.quiet}><Trans>This customer has bought nothing yet.</Trans></p>
  return (
    <Stack gap={3}>
      <SearchBox label={t`Search these articles`} placeholder={t`Name, code, EAN or brand`} clearLabel={t`Clear the search`} value={term} onType={setTerm} onSearch={setTerm} />
      {found.length === 0 ? <EmptyState variant="no-result" heading={<Trans>No article found</Trans>} /> : <Table caption={t`Articles they buy`} columns={columns} rows={found} keyOf={({ id }) => id} />}
    </Stack>
  )
}

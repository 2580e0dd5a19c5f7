import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useQuery } from 'urql'
import { type LineProblem, moreProblem } from '#domain/article/article-block.ts'
import type { ProductFacts } from '#offline/cart/product-facts.ts'
import { ArticlePicture } from '#parts/article/article-picture.tsx'
import { ArticlePrice } from '#parts/article/article-price.tsx'
import { LineReasonText } from '#parts/article/line-reason.tsx'
import { StockWord } from '#parts/article/stock-word.tsx'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/display/chip.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SearchBox } from '#ui/form/search-box.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Row, Stack } from '#ui/display/stack.tsx'
import { CataloguePage } from '../catalogue.gql.ts'
import type { Slot } from './groupset-build.ts'
import * as css from './groupset-builder.css.ts'

/** Articles in sight at first, and how many more each time. */
const few = 24
const most = 96

interface GroupsetPickerProps {
  slot: Slot
  /** Of the parts chosen already: most groupsets are of one make. */
  brand: string | null
  /** Number of bikes. */
  bikes: number
  /** Pieces of each article that the cart has already, by its id. */
  inCart: ReadonlyMap<string, number>
  onChoose: (product: ProductFacts) => void
  onClose: () => void
}

/** The articles of one part of the groupset, to choose one. */
export function GroupsetPicker({
  slot,
  brand: likely,
  bikes,
  inCart,
  onChoose,
  onClose,
}: GroupsetPickerProps) {
  const { t, i18n } = useLingui()
  const [search, setSearch] = useState('')
  const [brand, setBrand] = useState(likely)
  const [limit, setLimit] = useState(few)
  const variables = {
    category: 'groupset' as const,
    mc: slot.mcid,
    search: search || null,
    view: 'ITEM' as const,
    filter: brand ? { brands: [brand] } : null,
    sort: 'RECOMMENDED' as const,
    page: 1,
    limit,
  }
  const [{ data, error, fetching }, ask] = useQuery({ query: CataloguePage, variables })
  const products = data?.products
  const brands = products?.facets.find(({ name }) => name === 'BRAND')?.values ?? []
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={slot.wording}
      width="large"
      fullScreen
    >
      <Stack gap={2}>
        <SearchBox
          label={t`Search in ${slot.wording}`}
          placeholder={t`Search in ${slot.wording}`}
          value={search}
          onSearch={setSearch}
        />
        <Row>
          {brands.map(({ value, count }) => (
            <Chip
              key={value}
              chosen={brand === value}
              count={i18n.number(count)}
              onPress={() => setBrand(brand === value ? null : value)}
            >
              {value}
            </Chip>
          ))}
        </Row>
      </Stack>
      {!products &&
        (error && !fetching ? (
          <EmptyState
            icon="offline"
            heading={<Trans>These articles are not on this device</Trans>}
            action={
              <Button icon="refresh" onClick={() => ask({ requestPolicy: 'network-only' })}>
                <Trans>Try again</Trans>
              </Button>
            }
          />
        ) : (
          <SkeletonRows label={t`Loading articles`} />
        ))}
      {products?.total === 0 && (
        <EmptyState
          variant="no-result"
          heading={<Trans>No results</Trans>}
          action={
            <Button
              onClick={() => {
                setSearch('')
                setBrand(null)
              }}
            >
              <Trans>Clear search and filters</Trans>
            </Button>
          }
        />
      )}
      <div className={css.list}>
        {products?.entries.map(({ id, product }) => (
          <PartChoice
            key={id}
            product={product as ProductFacts}
            problem={moreProblem(product as ProductFacts, bikes, inCart.get(product.id) ?? 0)}
            onChoose={onChoose}
          />
        ))}
      </div>
      {products && products.total > products.entries.length && limit < most && (
        <Button fill onClick={() => setLimit(limit + few)}>
          <Plural
            value={products.total - products.entries.length}
            one="Show # more"
            other="Show # more"
          />
        </Button>
      )}
    </Dialog>
  )
}

interface PartChoiceProps extends Pick<GroupsetPickerProps, 'onChoose'> {
  product: ProductFacts
  problem: LineProblem | null
}

function PartChoice({ product, problem, onChoose }: PartChoiceProps) {
  return (
    <button type="button" className={css.choice} onClick={() => onChoose(product)}>
      <ArticlePicture picture={product.picture} size="thumb" />
      <span className={css.facts}>
        <span className={css.name}>{product.name}</span>
        <span className={css.quiet}>{product.article_code_display}</span>
        {problem && (
          <span className={css.problem}>
            <LineReasonText
              reason={problem.reason}
              limit={problem.limit}
              from={product.availableForOrderAt}
            />
          </span>
        )}
      </span>
      <ArticlePrice price={product.price} />
      {product.stocks && <StockWord stocks={product.stocks} />}
    </button>
  )
}

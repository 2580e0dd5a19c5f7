import * as css from './article-screen.css.ts'
import { ph } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ResultOf, VariablesOf } from 'gql.tada'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useAge, type Question } from '#data/load.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { Promotions } from '#parts/promotions/promotions.tsx'
import { RestockButton } from '#parts/restock/restock-button.tsx'
import { CopyableCode } from '#ui/display/copyable-code.tsx'
import { Badge } from '#ui/display/badge.tsx'
import { Page } from '#ui/page/page.tsx'
import { AddToCart } from '#parts/article/add-to-cart.tsx'
import { IncomingBox } from '#parts/article/incoming-facts.tsx'
import { ArticlePrice } from '#parts/article/article-price.tsx'
import { DayText, StockWord } from '#parts/article/stock-word.tsx'
import { useIncoming } from '#parts/article/use-incoming.ts'
import { AsOf } from '#parts/age/as-of.tsx'
import { useCart } from '#parts/cart/use-cart.ts'
import { ArticleDocuments } from './article-documents.tsx'
import { BestSellersHere } from '#parts/shelf/best-sellers.tsx'
import { RelatedArticles, type ArticleDetails } from '../catalogue.gql.ts'
import { Gallery } from './gallery.tsx'
import { PriceBreaks } from './price-breaks.tsx'
import { VariantMatrix } from './variant-matrix.tsx'
import { useQuery } from 'urql'
import { silent } from '#data/silent.ts'
import { Shelf } from '#parts/shelf/shelf.tsx'

type Details = NonNullable<ResultOf<typeof ArticleDetails>['productDetailsV2']>

interface ArticleScreenProps extends Details {
  question: Question<ResultOf<typeof ArticleDetails>, VariablesOf<typeof ArticleDetails>>
}

/** Page of an article with everything needed to decide, and the other sizes and colours of its model. */
export function ArticleScreen({ product, variants, question }: ArticleScreenProps) {
  const { cart, dispatch } = useCart()
  const codes = useMemo(() => [product.article_code], [product.article_code])
  const coming = useIncoming(codes, '', dispatch !== null, !useAtomValue(onlineAtom)).get(
    product.id,
  )
  const age = useAge(question)
  const promotions = useMemo(
    () => [...new Set(product.price.discount.flatMap(({ promotion }) => promotion ?? []))],
    [product.price.discount],
  )
  const several = variants.length > 1
  // What is bought is chosen on the page: it opens on the model.
  const title = several ? product.model_name || product.name : product.name
  const qty = cart.lines.find(({ id }) => id === product.id)?.qty ?? 0
  return (
    <Page
      title={title}
      intro={
        <>
          {product.brand}
          {product.model_year !== null && ` · ${product.model_year}`} <AsOf age={age} />
        </>
      }
    >
      <div className={several ? css.model : css.columns}>
        <div className={css.facts}>
          <Gallery variants={variants} chosen={product} />
        </div>
        <div className={css.facts}>
          <p className={css.name} aria-hidden="true">
            {title}
          </p>
          <div className={css.lead}>
            <ArticlePrice price={product.price} large />
            <Tags product={product} />
          </div>
          {several ? (
            <VariantMatrix variants={variants} chosen={product.id} />
          ) : (
            <AddToCart product={product} large />
          )}
          <section className={css.facts} aria-label={product.name}>
            {several && <h2 className={css.version}>{product.name}</h2>}
            <Codes product={product} />
            <Stock product={product} />
            <PriceBreaks price={product.price} qty={qty} />
            <RestockButton product={product} />
            <IncomingBox coming={coming} />
          </section>
        </div>
      </div>
      <Description product={product} />
      <ArticleDocuments documents={product.documents} />
      <Promotions location="product" codes={promotions} />
      <Related slug={product.slug} />
      <BestSellersHere category={product.category} model={product.model} />
    </Page>
  )
}

function Codes({ product }: { product: Details['product'] }) {
  return (
    <dl className={css.codes}>
      <dt>
        <Trans>Article</Trans>
      </dt>
      <dd>
        <CopyableCode code={product.article_code_display} />
      </dd>
      {product.ean && (
        <>
          <dt>EAN</dt>
          <dd>
            <CopyableCode code={product.ean} />
          </dd>
        </>
      )}
    </dl>
  )
}

function Tags({ product }: { product: Details['product'] }) {
  if (product.tags.length === 0) return null
  return (
    <p className={css.tags}>
      {product.tags.map((tag) => (
        <Badge key={`${tag.type}/${tag.name}`}>{tag.name}</Badge>
      ))}
    </p>
  )
}

function Stock({ product: { stocks, orderQuota } }: { product: Details['product'] }) {
  const { i18n } = useLingui()
  const { areas, supplyFrom, custorder } = stocks
  const places = supplyFrom.join(', ')
  return (
    <div className={css.stock}>
      {/* Areas are listed below. */}
      <StockWord stocks={{ ...stocks, areas: [] }} />
      {areas.length > 0 && (
        <dl className={css.areas}>
          {areas.map(({ area, available }) => (
            <div key={area}>
              <dt>{area}</dt>
              <dd>{i18n.number(available)}</dd>
            </div>
          ))}
        </dl>
      )}
      {areas.length === 0 && supplyFrom.length > 0 && (
        <span className={css.quiet}>
          <Trans>Supplied from {places}</Trans>
        </span>
      )}
      {!!custorder && (
        <span className={css.quiet}>
          <Trans>{ph({ custorder: i18n.number(custorder) })} reserved for orders</Trans>
        </span>
      )}
      {stocks.nextArrival.map(({ date, qty }) => (
        <span key={date} className={css.quiet}>
          {qty === null ? (
            <Trans>
              Next arrival <DayText day={date} />
            </Trans>
          ) : (
            <Trans>
              {ph({ qty: i18n.number(qty) })} arrive <DayText day={date} />
            </Trans>
          )}
        </span>
      ))}
      {orderQuota !== null && (
        <span className={css.quiet}>
          <Trans>At most {ph({ orderQuota: i18n.number(orderQuota) })} in one order</Trans>
        </span>
      )}
    </div>
  )
}

function Description({ product: { description, properties } }: { product: Details['product'] }) {
  if (!description && properties.length === 0) return null
  return (
    <section className={css.description}>
      {description && <p dir="auto">{description}</p>}
      {properties.length > 0 && (
        <dl className={css.properties}>
          {properties.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

/** Models like this article's. */
function Related({ slug }: { slug: string }) {
  const [{ data }] = useQuery({ query: RelatedArticles, variables: { slug }, context: silent })
  return <Shelf title={<Trans>Similar articles</Trans>} items={data?.relatedProducts ?? []} />
}

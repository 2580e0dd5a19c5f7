import { Trans } from '@lingui/react/macro'
import { type MoneyFormat, priceText } from '../money/price-format.ts'
import * as css from './article-price.css.ts'

interface ArticlePriceProps {
  price: MoneyFormat & { dealer: string | null; retailDisplay: string | null }
  /** Retail price of the dearest article of a model. */
  maxRetail?: string | null
  /** There are dearer articles in this model. */
  from?: boolean
  /** The one price of a page. */
  large?: boolean
}

/** The dealer's price with the retail price beneath; without a customer the retail price alone. */
export function ArticlePrice({ price, maxRetail, from = false, large = false }: ArticlePriceProps) {
  const retail = price.retailDisplay
  const retailText =
    retail === null
      ? null
      : maxRetail && maxRetail !== retail
        ? `${priceText(retail, price)} – ${priceText(maxRetail, price)}`
        : priceText(retail, price)
  if (price.dealer === null) {
    return retailText === null ? null : (
      <span className={css.price}>
        <span className={css.main}>{retailText}</span>
        <span className={css.beneath}>
          <Trans>retail</Trans>
        </span>
      </span>
    )
  }
  const dealer = priceText(price.dealer, price)
  const main = large ? css.large : css.main
  return (
    <span className={css.price}>
      <span className={main}>{from ? <Trans>from {dealer}</Trans> : dealer}</span>
      {retailText !== null && (
        <span className={css.beneath}>
          <Trans>retail {retailText}</Trans>
        </span>
      )}
    </span>
  )
}

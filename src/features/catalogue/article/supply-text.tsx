import { Trans, useLingui } from '@lingui/react/macro'
import { supplyOf } from '#domain/article/supply.ts'
import type { Article } from '#parts/article/article.ts'
import { DayText } from '#parts/article/stock-word.tsx'
import * as css from './variant-matrix.css.ts'

/** Text that says when the wanted pieces can leave: "4 now, 5 on 12 Dec"; nothing where all can leave at once, or nothing is known. */
export function SupplyText({ qty, product: { stocks } }: { qty: number; product: Article }) {
  const { i18n } = useLingui()
  const supply = supplyOf(qty, stocks)
  if (!supply || (supply.arriving.length === 0 && supply.later === 0)) return null
  const { now, arriving, later } = supply
  const number = (pieces: number) => i18n.number(pieces)
  return (
    <span className={css.supply} aria-live="polite">
      {now > 0 && (
        <span>
          <Trans>{number(now)} now</Trans>
        </span>
      )}
      {arriving.map(({ date, qty: pieces }) => (
        <span key={date}>
          <Trans>
            {number(pieces)} on <DayText day={date} />
          </Trans>
        </span>
      ))}
      {later > 0 && (
        <span>
          <Trans>{number(later)} later</Trans>
        </span>
      )}
    </span>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useConfig } from '#shell/session/use-session.ts'
import { type OrderedAhead, orderedAhead } from '#domain/article/stock-display.ts'
import type { ViewLine } from '#offline/cart/cart-view.ts'
import { DayText } from '#parts/article/stock-word.tsx'

/** What of a line is ordered before it is there; null: nothing, or it cannot be ordered at all. */
export function useOrderedAhead({ qty, product, problem }: ViewLine): OrderedAhead | null {
  const { preOrderDisplay } = useConfig()
  return product?.stocks && !problem ? orderedAhead(qty, product.stocks, preOrderDisplay) : null
}

/** So many pieces are ordered ahead, and from which day on they come. */
export function OrderedAheadText({ pieces: count, from }: OrderedAhead) {
  const { i18n } = useLingui()
  const pieces = i18n.number(count)
  return from === null ? (
    <Trans>Pre-order: {pieces}</Trans>
  ) : (
    <Trans>
      Pre-order: {pieces}, from <DayText day={from} /> on
    </Trans>
  )
}

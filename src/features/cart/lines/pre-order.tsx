import { Trans, useLingui } from '@lingui/react/macro'
import { useConfig } from '#shell/session/use-session.ts'
import { type OrderedAhead, orderedAhead } from '#domain/article/stock-display.ts'
import type { ViewLine } from '#offline/cart/cart-view.ts'
import { DayText } from '#parts/article/stock-word.tsx'

/** Returns the part of a line that is ordered ahead; null: none, or it cannot be ordered at all. */
export function useOrderedAhead({ qty, product, problem }: ViewLine): OrderedAhead | null {
  const { preOrderDisplay } = useConfig()
  return product?.stocks && !problem ? orderedAhead(qty, product.stocks, preOrderDisplay) : null
}

/** Text about pieces ordered ahead, and the day they arrive. */
export function OrderedAheadText({ pieces: count, from }: OrderedAhead) {
  const { i18n } = useLingui()
  const pieces = i18n.number(count)
  return from === null ? (
    <Trans>{pieces} on pre-order</Trans>
  ) : (
    <Trans>
      {pieces} on pre-order, expected <DayText day={from} />
    </Trans>
  )
}

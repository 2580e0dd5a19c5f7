import { Plural, Trans } from '@lingui/react/macro'
import { useConfig } from '#shell/session/use-session.ts'
import { formatMoneyIn } from '#domain/ordering/money.ts'
import type { CartView } from '#offline/cart/cart-view.ts'
import * as css from '../cart-summary.css.ts'
import { type Freight, useCartFreight } from './use-cart-freight.ts'

type Step = Freight['steps'][number]

/** Of each warehouse area the greatest benefit that is reached, and the next one that is not. */
function atEachArea(
  steps: readonly Step[],
): { area: string; reached: Step | undefined; next: Step | undefined }[] {
  return [...new Set(steps.map(({ warehouseArea }) => warehouseArea))].map((area) => {
    const own = steps.filter(({ warehouseArea }) => warehouseArea === area)
    return {
      area,
      reached: own.filter(({ reached }) => reached).at(-1),
      next: own.find(({ reached }) => !reached),
    }
  })
}

/** Freight benefits of this cart, and what is missing for the next. */
export function FreightSteps({ cart }: { cart: CartView }) {
  const { currency: format } = useConfig()
  const merchants = new Map(cart.totals.map(({ sorg, name }) => [sorg, name]))
  return useCartFreight(cart).flatMap(({ sorg, currency, steps }) =>
    atEachArea(steps).map(({ area, reached, next }) => (
      <span key={`${sorg} ${area}`} className={css.quiet}>
        {merchants.size > 1 && <Merchant name={merchants.get(sorg) ?? sorg} />}
        {reached && (
          <Benefit area={area} amount={formatMoneyIn(reached.discountAmount, currency, format)} />
        )}
        {reached && next && ' · '}
        {next && (
          <Missing
            area={area}
            count={next.targetQty - next.qty}
            amount={formatMoneyIn(next.discountAmount, currency, format)}
          />
        )}
      </span>
    )),
  )
}

const Merchant = ({ name }: { name: string }) => (
  <>
    <Trans>{name}:</Trans>{' '}
  </>
)

const Benefit = ({ area, amount }: { area: string; amount: string }) =>
  area ? (
    <Trans>
      {amount} off the freight from {area}
    </Trans>
  ) : (
    <Trans>{amount} off the freight</Trans>
  )

const Missing = ({ area, count, amount }: { area: string; count: number; amount: string }) =>
  area ? (
    <Plural
      value={count}
      one={`Add # piece from ${area} to save ${amount} on freight`}
      other={`Add # pieces from ${area} to save ${amount} on freight`}
    />
  ) : (
    <Plural
      value={count}
      one={`Add # piece to save ${amount} on freight`}
      other={`Add # pieces to save ${amount} on freight`}
    />
  )

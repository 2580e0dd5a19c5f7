import { compare, type Decimal } from '../ordering/money.ts'

/** Measure of a rate's steps: kg, the goods' amount, or units. */
export type RateBasis = 'weight' | 'value' | 'pieces'

/** A kind of shipment with its price, which may depend on what is ordered. */
export interface SteppedRate {
  rate: Decimal
  /** Null: `rate` whatever is ordered. */
  basis: RateBasis | null
  /** In rising order. */
  steps: readonly { from: Decimal; rate: Decimal }[]
}

/** Measures of an order from one sales organisation. An article of unknown weight weighs nothing. */
export type ShipmentMeasures = Readonly<Record<RateBasis, Decimal>>

/** Returns the price of a shipment: that of the highest step that is reached, else the rate itself. */
export function shipmentPrice(
  { rate, basis, steps }: SteppedRate,
  measures: ShipmentMeasures,
): Decimal {
  if (basis === null) return rate
  const reached = steps.filter(({ from }) => compare(from, measures[basis]) <= 0)
  return reached.at(-1)?.rate ?? rate
}

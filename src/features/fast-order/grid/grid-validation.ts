import { add, type Decimal } from '#domain/ordering/money.ts'
import type { CartView } from '#offline/cart/cart-view.ts'
import {
  canBeAdded,
  type GridLine,
  type SorgTotal,
  totalsOf,
} from '#parts/order-lines/grid-line.ts'

/** Result of a fast order: totals and problems. */
export interface RowVerdict {
  addable: readonly GridLine[]
  pieces: number
  totals: readonly SorgTotal[]
  /** Rows that a person has to look at, in their order. */
  wrong: readonly GridLine[]
  /** Rows that could not be checked. */
  unchecked: number
  asking: boolean
}

export function verify(lines: readonly GridLine[]): RowVerdict {
  const addable = lines.filter(canBeAdded)
  return {
    addable,
    pieces: addable.reduce((all, { row }) => all + row.qty, 0),
    totals: totalsOf(lines),
    wrong: lines.filter(
      (line) => line.state === 'unknown' || line.state === 'choose' || line.state === 'problem',
    ),
    unchecked: lines.filter(({ state }) => state === 'unanswered').length,
    asking: lines.some(({ state }) => state === 'asking'),
  }
}

/** Totals with what is in the cart already: credit is taken by both. @param currencyOf of a sales organisation that the cart does not name */
export function withCart(
  totals: readonly SorgTotal[],
  cart: CartView,
  currencyOf: (sorg: string) => string,
): { sorg: string; currency: string; total: Decimal }[] {
  const sorgs = new Set([...totals.map(({ sorg }) => sorg), ...cart.totals.map(({ sorg }) => sorg)])
  return [...sorgs].map((sorg) => {
    const inCart = cart.totals.find((own) => own.sorg === sorg)
    return {
      sorg,
      currency: inCart?.currency ?? currencyOf(sorg),
      total: add(totals.find((own) => own.sorg === sorg)?.total ?? '0', inCart?.total ?? '0'),
    }
  })
}

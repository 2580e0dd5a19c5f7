import Big from 'big.js'
import type { Decimal } from './money.ts'

/** Freight discount for a quantity from one warehouse area. */
export interface FreightBenefit {
  warehouseArea: string
  targetQty: number
}

/**
 * Returns the benefits of the given areas and whether their quantity is reached; smallest quantity first, area by
 * area.
 */
export function freightBenefits<Benefit extends FreightBenefit>(
  benefits: readonly Benefit[],
  asked: readonly { warehouseArea: string; qty: number }[],
): (Benefit & { qty: number; reached: boolean })[] {
  const pieces = new Map<string, number>()
  for (const { warehouseArea, qty } of asked)
    pieces.set(warehouseArea, (pieces.get(warehouseArea) ?? 0) + qty)
  return benefits
    .filter(({ warehouseArea }) => pieces.has(warehouseArea))
    .map((benefit) => ({
      ...benefit,
      qty: pieces.get(benefit.warehouseArea)!,
      reached: pieces.get(benefit.warehouseArea)! >= benefit.targetQty,
    }))
    .sort((a, b) => a.warehouseArea.localeCompare(b.warehouseArea) || a.targetQty - b.targetQty)
}

/** Takes pieces from the areas that have them, fullest first; what is nowhere is left out. */
export function allocateStock<Area extends { available: number }>(
  qty: number,
  areas: readonly Area[],
): { area: Area; qty: number }[] {
  let left = qty
  return areas
    .filter(({ available }) => available > 0)
    .sort((a, b) => b.available - a.available)
    .flatMap((area) => {
      const part = Math.min(left, area.available)
      left -= part
      return part > 0 ? [{ area, qty: part }] : []
    })
}

/** Pieces that come from each area when these lines are ordered; back orders come from none. */
export function piecesByArea(
  lines: readonly { qty: number; areas: readonly { warehouseArea: string; available: number }[] }[],
): { warehouseArea: string; qty: number }[] {
  return lines.flatMap(({ qty, areas }) =>
    allocateStock(qty, areas).map(({ area, qty: part }) => ({
      warehouseArea: area.warehouseArea,
      qty: part,
    })),
  )
}

/** Computes the freight discount of one order: the greatest reached benefit of each area, areas added up. */
export function freightOff(
  benefits: readonly (FreightBenefit & { discountAmount: Decimal; reached: boolean })[],
): Decimal {
  const best = new Map<string, Big>()
  for (const { warehouseArea, discountAmount, reached } of benefits) {
    const amount = new Big(discountAmount)
    if (reached && amount.gt(best.get(warehouseArea) ?? 0)) best.set(warehouseArea, amount)
  }
  return [...best.values()].reduce((all, amount) => all.plus(amount), new Big(0)).toFixed()
}

/** The freight of one order and what was taken off it; never less than nothing. @param off as `freightOff` says */
export function freightAfter(rate: Decimal, off: Decimal): { freight: Decimal; benefit: Decimal } {
  const benefit = new Big(off).gt(rate) ? new Big(rate) : new Big(off)
  return { freight: new Big(rate).minus(benefit).toFixed(), benefit: benefit.toFixed() }
}

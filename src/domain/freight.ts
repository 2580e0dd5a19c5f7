/** What is taken off the freight when so many pieces come from one warehouse area (document 2 section 3, freight benefit). */
export interface FreightBenefit { warehouseArea: string; targetQty: number }

/** Benefits of the areas asked about, each with whether so many pieces reach it; smallest quantity first, area by area. */
export function freightBenefits<Benefit extends FreightBenefit>(benefits: readonly Benefit[], asked: readonly { warehouseArea: string; qty: number }[]): (Benefit & { reached: boolean })[] {
  const pieces = new Map<string, number>()
  for (const { warehouseArea, qty } of asked) pieces.set(warehouseArea, (pieces.get(warehouseArea) ?? 0) + qty)
  return benefits
    .filter(({ warehouseArea }) => pieces.has(warehouseArea))
    .map((benefit) => ({ ...benefit, reached: pieces.get(benefit.warehouseArea)! >= benefit.targetQty }))
    .sort((a, b) => a.warehouseArea.localeCompare(b.warehouseArea) || a.targetQty - b.targetQty)
}

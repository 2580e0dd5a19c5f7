import { freightBenefits, freightOff, piecesByArea } from '#domain/ordering/freight.ts'
import type { RequestContext } from '../../context.ts'
import { readBenefits } from '../promotions/promotion-store.ts'

/** A line with where its article lies. */
export interface FreightLine {
  sorg: string
  qty: number
  areas: readonly { warehouse_area: string; available: number }[]
}

/** Computes the freight benefits reached in each sales organisation, and the freight left after them. */
export async function freightOf(request: RequestContext, lines: readonly FreightLine[]) {
  const sorgs = [...new Set(lines.map(({ sorg }) => sorg))].sort()
  const areas = [
    ...new Set(lines.flatMap((line) => line.areas.map(({ warehouse_area }) => warehouse_area))),
  ]
  const offered = await readBenefits(request, areas)
  return sorgs.map((sorg) => {
    const own = lines
      .filter((line) => line.sorg === sorg)
      .map(({ qty, areas: at }) => ({
        qty,
        areas: at.map(({ warehouse_area, available }) => ({
          warehouseArea: warehouse_area,
          available,
        })),
      }))
    const steps = freightBenefits(
      offered.filter((benefit) => benefit.sorg === sorg),
      piecesByArea(own),
    )
    return { sorg, off: freightOff(steps), steps }
  })
}

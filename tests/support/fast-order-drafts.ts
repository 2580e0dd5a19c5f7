import type { OfflineDatabase } from '#offline/database.ts'
import type { DraftContent, DraftRow } from '#offline/drafts/fast-order-draft.ts'
import type { Device } from '#offline/device.ts'
import type { ProductFacts } from '#offline/cart/product-facts.ts'

/** The article that every code of these drafts was answered with. */
export const product = {
  id: '1000/A',
  sorg: '1000',
  article_code: 'A',
  name: 'Tyre',
  price: { dealer: null },
} as unknown as ProductFacts

/** A row of a fast order as it is typed. */
export const row = (id: string, code: string): DraftRow => ({
  id,
  code,
  qty: 1,
  pick: null,
})

/** Returns a stored fast order with these rows. */
export const content = (...rows: DraftRow[]): DraftContent => ({
  rows,
  problems: [],
  products: rows.map(({ code }) => ({ asked: code, products: [product] })),
})

/** A device that numbers what it names. */
export function numberingDevice(database: OfflineDatabase): Device {
  let ids = 0
  return {
    database,
    now: Date.now,
    newId: () => `0198c0de-0000-7000-8000-${String((ids += 1)).padStart(12, '0')}`,
  }
}

import type { Session } from '../support/server.ts'
import { r3Of } from '../support/world.ts'
import { noClaimFields } from '#domain/claims/claim-form.ts'

type InTenant = (sql: string, params: unknown[]) => Promise<unknown>

/** Shows the tenant's years of warranty: the end of that of a frame which was sold on the first of February 2026. */
const warrantyLook = (dealer: () => Session, inTenant: InTenant) => ({
  look: async () => {
    await inTenant(
      `INSERT INTO shipped_frame (tenant_id, frame_number, shipped_to, sold_on) VALUES ('aa', 'WU100001', $1, '2026-02-01') ON CONFLICT DO NOTHING`,
      [r3Of('X')],
    )
    const { data } = await dealer().ask(
      '{ customerFrame(frameNumber: "WU100001") { warrantyUntil } }',
    )
    return data.customerFrame.warrantyUntil as unknown
  },
  cases: [
    [2, '2028-02-01'],
    [5, '2031-02-01'],
  ] as [unknown, unknown][],
})

const claimOfPart = '0198c0de-0000-7000-8000-00000000c1a1'

/** Shows the tenant's years of warranty on parts: the end of that of one which was bought on the last of February 2024. */
const partsWarrantyLook = (dealer: () => Session, inTenant: InTenant) => ({
  look: async () => {
    await inTenant(
      `INSERT INTO claim (tenant_id, customer_id, id, number, category, status, status_at, fields, created_by, created_at, updated_at)
       SELECT 'aa', id, $2::uuid, 'C900001', 'paa', 'submitted', now(), $3::jsonb, 1, now(), now() FROM customer WHERE r3 = $1 ON CONFLICT DO NOTHING`,
      [r3Of('X'), claimOfPart, JSON.stringify({ ...noClaimFields, purchaseDate: '2024-02-29' })],
    )
    const { data } = await dealer().ask(`{ claimV2(id: "${claimOfPart}") { warrantyUntil } }`)
    return data.claimV2.warrantyUntil as unknown
  },
  cases: [
    [2, '2026-02-28'],
    [4, '2028-02-29'],
  ] as [unknown, unknown][],
})

/** Settings about warranties, each with what shows it. */
export const warrantyLooks = (dealer: () => Session, inTenant: InTenant) => ({
  warrantyYears: warrantyLook(dealer, inTenant),
  partsWarrantyYears: partsWarrantyLook(dealer, inTenant),
})

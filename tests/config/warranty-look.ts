import type { Session } from '../support/server.ts'
import { r3Of } from '../support/world.ts'

/** Shows the tenant's years of warranty: the end of that of a frame which was sold on the first of February 2026. */
export const warrantyLook = (
  dealer: () => Session,
  inTenant: (sql: string, params: unknown[]) => Promise<unknown>,
) => ({
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

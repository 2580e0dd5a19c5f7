import { randomUUID } from 'node:crypto'
import type { Database } from '../../server/db/database.ts'
import type { Session } from '../support/server.ts'

interface Ground {
  database: Database
  dealer: Session
}

/** Orders a vendor's article that costs 5 and of which there is one piece. @returns the code of its refusal */
async function refusalOf(
  { database, dealer }: Ground,
  qty: number,
  price: string,
): Promise<string | undefined> {
  const id = await database.within(
    { tenantId: 'aa', user: 'any', customers: 'all' },
    async (tx) => {
      const [vendor] = await tx.query<{ id: string }>(
        `INSERT INTO vendor (tenant_id, code, name) VALUES ('aa', 'V', 'Vendor')
       ON CONFLICT (tenant_id, code) DO UPDATE SET name = excluded.name RETURNING id::text AS id`,
      )
      await tx.query(
        `INSERT INTO vendor_product (tenant_id, vendor_id, code, description, price, sales_unit, stock) VALUES ('aa', $1::int, 'BELL', 'Bell', 5, 'EA', 1)
       ON CONFLICT (tenant_id, vendor_id, code) DO UPDATE SET stock = 1`,
        [vendor!.id],
      )
      return vendor!.id
    },
  )
  const { data } = await dealer.ask(
    'mutation($o: ThirdPartyOrderInput!) { checkoutThirdPartyV2(order: $o) { errors { code } } }',
    {
      o: {
        key: randomUUID(),
        shipTo: 'S1',
        items: [{ vendor: id, articleCode: 'BELL', qty, price }],
      },
    },
  )
  return data.checkoutThirdPartyV2.errors[0]?.code
}

/** Effects of the settings of third-party orders and of the download area. */
export const thirdPartyLooks = (ground: () => Ground) => ({
  checkStock3rdParty: {
    look: () => refusalOf(ground(), 100, '5'),
    cases: [
      [true, 'over_stock'],
      [false, undefined],
    ] as [unknown, unknown][],
  },
  checkPrice3rdParty: {
    look: () => refusalOf(ground(), 1, '4'),
    cases: [
      [true, 'price_changed'],
      [false, undefined],
    ] as [unknown, unknown][],
  },
  downloadQuota: {
    look: async () =>
      (await ground().dealer.ask('{ downloadOffer { quota } }')).data.downloadOffer.quota,
    cases: [
      [3, 3],
      [10, 10],
    ] as [unknown, unknown][],
  },
})

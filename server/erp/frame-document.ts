import type { Tx } from '../db/database.ts'

/** A report of a sold frame as the ERP gets it (docs/handover.md): its state, not what has changed. Moments in UTC. */
export interface FrameDocument {
  version: 1
  tenant: string
  frame_number: string
  revision: number
  action: 'insert' | 'update'
  status: string
  article_code: string
  sold_on: string
  non_retail: boolean
  reported_at: string
  customer: { r3: string; name: string }
  owner: {
    name: string | null
    phone: string | null
    email: string | null
    address: string | null
    city: string | null
  }
}

const owner = (own: string, shop: string) =>
  `CASE WHEN r.use_account_data THEN c.${shop} ELSE r.${own} END`

/** Reads a report for the ERP; undefined: there is none. */
export async function frameDocument(
  tx: Tx,
  frameNumber: string,
): Promise<FrameDocument | undefined> {
  const [row] = await tx.query<FrameDocument & { reported_at: Date }>(
    `SELECT 1 AS version, r.tenant_id AS tenant, r.frame_number, r.revision, r.handover_action AS action, r.status, a.code AS article_code, r.sold_date::text AS sold_on,
       r.non_retail, r.created_at AS reported_at, json_build_object('r3', c.r3, 'name', c.name) AS customer,
       json_build_object('name', ${owner('owner_name', 'name')}, 'phone', ${owner('owner_phone', 'phone')}, 'email', ${owner('owner_email', 'email')},
         'address', ${owner('owner_address', 'address')}, 'city', ${owner('owner_city', 'city')}) AS owner
     FROM frame_registration r JOIN customer c ON c.id = r.customer_id JOIN article a ON a.id = r.article_id WHERE r.frame_number = $1`,
    [frameNumber],
  )
  return row && { ...row, reported_at: new Date(row.reported_at).toISOString() }
}

import type { ClaimFields } from '#domain/claims/claim-form.ts'
import type { Tx } from '../db/database.ts'

/** A claim as the ERP gets it (docs/handover.md): its state, not what has changed. Moments in UTC. */
export interface ClaimDocument {
  version: 1
  tenant: string
  claim_no: string
  revision: number
  category: string
  status: string
  status_at: string
  created_at: string
  customer: { r3: string; name: string }
  fields: ClaimFields
  files: { slot: string; name: string; mime: string; sha256: string }[]
}

/** Reads a claim for the ERP; undefined: there is none. */
export async function claimDocument(tx: Tx, id: string): Promise<ClaimDocument | undefined> {
  const [row] = await tx.query<ClaimDocument & { created_at: Date; status_at: Date }>(
    `SELECT 1 AS version, k.tenant_id AS tenant, k.number AS claim_no, k.revision, k.category, k.status, k.status_at, k.created_at,
       json_build_object('r3', c.r3, 'name', c.name) AS customer, k.fields,
       coalesce((SELECT json_agg(json_build_object('slot', d.slot, 'name', f.name, 'mime', f.mime, 'sha256', f.sha256) ORDER BY d.slot)
         FROM claim_file d JOIN file f ON f.tenant_id = d.tenant_id AND f.id = d.file_id WHERE d.tenant_id = k.tenant_id AND d.claim_id = k.id), '[]') AS files
     FROM claim k JOIN customer c ON c.id = k.customer_id WHERE k.id = $1::uuid`,
    [id],
  )
  return (
    row && {
      ...row,
      created_at: new Date(row.created_at).toISOString(),
      status_at: new Date(row.status_at).toISOString(),
    }
  )
}

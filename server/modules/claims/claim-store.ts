import { type ClaimFields, noClaimFields } from '#domain/claims/claim-form.ts'
import { type ClaimCapability, claimCapability } from '#domain/claims/claim-capabilities.ts'
import { type ClaimSlot, claimSlots } from '#domain/claims/claim-slots.ts'
import {
  type ClaimCategory,
  type ClaimRole,
  type ClaimStatus,
  claimStatuses,
  type ClaimTransition,
  defaultTransitions,
  isEditable,
  nextStatuses,
} from '#domain/claims/claim-status.ts'
import type { RequestContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { warrantyEndSql } from '../frames/frame-status-sql.ts'
import { joinLatestPdi } from '../pdi/pdi-store.ts'

/** A file of a claim. */
export interface ClaimFileRow {
  slot: ClaimSlot
  fileId: string
  name: string
  mime: string
  bytes: number
  sha256: string
}

/** A row of `claimSql`. */
export interface ClaimRow {
  id: string
  number: string
  category: ClaimCategory
  customerId: number
  custCode: string
  custName: string
  customerCategory: string
  status: ClaimStatus
  statusAt: Date
  fields: ClaimFields
  author: number
  createdBy: string | null
  createdAt: Date
  updatedAt: Date
  revision: number
  resolution: string | null
  reasonRejection: string | null
  creditNote: string | null
  deliveryOrders: string | null
  trackingNo: string | null
  handover: string
  articleName: string | null
  frameDelivery: string | null
  frameShippedTo: string | null
  frameShippedToName: string | null
  stolen: boolean | null
  recall: string | null
  pdi: string | null
  pdiId: string | null
  pdiComplete: boolean
  warrantyUntil: string | null
  docs: ClaimFileRow[] | null
  problems: { id: string; part: string; description: string; notes: string }[] | null
}

/** All claims of the customers this transaction may see. A frame's receiver is told to the receiver alone. */
export const claimSql = `
  SELECT k.id, k.number, k.category, k.customer_id AS "customerId", c.r3 AS "custCode", c.name AS "custName", coalesce(c.cust_category, '') AS "customerCategory",
    k.status, k.status_at AS "statusAt", k.fields, k.created_by AS author, u.name AS "createdBy", k.created_at AS "createdAt", k.updated_at AS "updatedAt", k.revision,
    k.resolution, k.reason_rejection AS "reasonRejection", k.credit_note AS "creditNote", k.delivery_orders AS "deliveryOrders", k.tracking_no AS "trackingNo", k.handover,
    a.name AS "articleName", CASE WHEN r.id IS NOT NULL THEN f.delivery_no END AS "frameDelivery", r.r3 AS "frameShippedTo", r.name AS "frameShippedToName",
    f.stolen, f.recall,
    coalesce(p.day, f.pdi_on)::text AS pdi, p.id AS "pdiId", coalesce(p.complete, true) AS "pdiComplete", 
    CASE WHEN k.category = 'paa' THEN (nullif(k.fields->>'purchaseDate', '')::date + make_interval(years => (SELECT parts_warranty_years())))::date
      ELSE ${warrantyEndSql('sale.day', 'f.warranty_until')} END::text AS "warrantyUntil",
    (SELECT json_agg(json_build_object('slot', d.slot, 'fileId', s.id, 'name', s.name, 'mime', s.mime, 'bytes', s.bytes, 'sha256', s.sha256))
      FROM claim_file d JOIN file s ON s.tenant_id = d.tenant_id AND s.id = d.file_id AND s.state IN ('stored', 'ready') WHERE d.tenant_id = k.tenant_id AND d.claim_id = k.id) AS docs,
    (SELECT json_agg(json_build_object('id', p.code, 'part', p.part, 'description', p.description, 'notes', coalesce(one.value->>'notes', '')) ORDER BY one.n)
      FROM jsonb_array_elements(k.fields->'problems') WITH ORDINALITY one(value, n) JOIN claim_problem p ON p.tenant_id = k.tenant_id AND p.code = one.value->>'id') AS problems
  FROM claim k JOIN customer c ON c.id = k.customer_id LEFT JOIN app_user u ON u.id = k.created_by
  LEFT JOIN article a ON a.tenant_id = k.tenant_id AND a.code = k.fields->>'articleCode'
  LEFT JOIN shipped_frame f ON f.tenant_id = k.tenant_id AND f.frame_number = k.fields->>'frameNumber'
  LEFT JOIN customer r ON r.tenant_id = k.tenant_id AND r.r3 = f.shipped_to
  LEFT JOIN frame_registration g ON g.tenant_id = k.tenant_id AND g.frame_number = k.fields->>'frameNumber' AND g.status <> 'withdrawn'
  ${joinLatestPdi("k.fields->>'frameNumber'")},
  LATERAL (SELECT coalesce(g.sold_date, CASE WHEN r.id IS NOT NULL THEN f.sold_on END) AS day) sale`

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Whether a text can be a claim's or a file's id; the database refuses others. */
export const isClaimId = (id: string): boolean => uuid.test(id)

/** Lets the transaction see every customer the person may act for, whichever is chosen. */
export const seeAllCustomers = ({ tx, user }: Pick<RequestContext, 'tx' | 'user'>) =>
  tx.query('SELECT act_for_all($1)', [user.id])

/** Side on which a person is. */
export const roleOf = ({ user }: Pick<RequestContext, 'user'>): ClaimRole =>
  user.permissions.includes('claim.process') ? 'office' : 'dealer'

/** Changes of status that the tenant allows: its own, or those of the portal. */
export async function readTransitions(tx: Tx): Promise<readonly ClaimTransition[]> {
  const own = await tx.query<ClaimTransition>(
    `SELECT product_category AS "productCategory", customer_category AS "customerCategory", from_status AS "from", to_status AS "to", role FROM claim_transition WHERE active`,
  )
  return own.length > 0 ? own : defaultTransitions
}

/** Reads which claims this person may make for a customer. @param customerId null: none is chosen, which limits nothing */
export async function readCapability(
  { tx, tenant, user }: Pick<RequestContext, 'tx' | 'tenant' | 'user'>,
  customerId: number | null,
): Promise<ClaimCapability> {
  const [own] = await tx.query<ClaimCapability>(
    `SELECT k.bike, k.paa, k.non_code AS "nonCode" FROM customer c JOIN claim_capability k ON k.customer_category = c.cust_category AND k.active WHERE c.id = $1`,
    [customerId],
  )
  return claimCapability(tenant.config, own ?? null, roleOf({ user }))
}

/** Finds a claim of the customers this transaction may see. @param lock holds it until the transaction's end */
export async function findClaim(
  { tx }: Pick<RequestContext, 'tx'>,
  id: string,
  lock = false,
): Promise<ClaimRow | undefined> {
  const known = id.toLowerCase()
  if (!isClaimId(known)) return undefined
  if (lock) await tx.query('SELECT 1 FROM claim WHERE id = $1::uuid FOR UPDATE', [known])
  return (await tx.query<ClaimRow>(`${claimSql} WHERE k.id = $1::uuid`, [known]))[0]
}

/** A status as the contract has it. */
export const statusOf = (id: ClaimStatus) => ({
  id,
  description: id.replaceAll('_', ' '),
  category: claimStatuses[id],
})

const filePath = (id: string) => `/server/claim-files/${id}`
const iso = (moment: Date) => new Date(moment).toISOString()
const inOrder = (rows: readonly ClaimFileRow[]) =>
  rows.toSorted((one, other) => claimSlots.indexOf(one.slot) - claimSlots.indexOf(other.slot))

/** Shapes rows as the contract has them, with what this person may do with them now. */
export async function shapeClaims(request: RequestContext, rows: readonly ClaimRow[]) {
  const transitions = await readTransitions(request.tx)
  const role = roleOf(request)
  return rows.map((row) => {
    const docs = inOrder(row.docs ?? [])
    const { category, status, customerCategory } = row
    return {
      ...row,
      // What a claim of an earlier build does not have.
      ...noClaimFields,
      ...row.fields,
      status: statusOf(status),
      statusAt: iso(row.statusAt),
      createdAt: iso(row.createdAt),
      updatedAt: iso(row.updatedAt),
      createdBy: row.createdBy ?? '',
      frameShippedDelvNo: row.frameDelivery,
      deliveryOrders: (row.deliveryOrders ?? '')
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
      stolenBike: row.stolen ?? false,
      problems: row.problems ?? [],
      docs: docs.map(({ slot, ...file }) => ({
        ...file,
        docType: slot,
        url: filePath(file.fileId),
        thumbnailUrl: `${filePath(file.fileId)}/thumb`,
      })),
      additionalDocuments: docs
        .filter(({ slot }) => slot.startsWith('additionalDoc'))
        .map(({ slot, fileId }) => ({
          id: fileId,
          no: Number(slot.slice('additionalDoc'.length)),
          url: filePath(fileId),
        })),
      nextStatuses: nextStatuses(
        transitions,
        { status, productCategory: category, customerCategory },
        role,
      ),
      mayEdit: isEditable(status, role),
    }
  })
}

/** Reads one claim as the contract has it; null: there is none. */
export async function readClaim(request: RequestContext, id: string) {
  const row = await findClaim(request, id)
  return row ? (await shapeClaims(request, [row]))[0]! : null
}

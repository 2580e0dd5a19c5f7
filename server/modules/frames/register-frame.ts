import {
  changeRefusal,
  type FrameStatus,
  handoverAfterChange,
  type Registration,
  registrationRefusal,
  withdrawalRefusal,
} from '#domain/frames/registration.ts'
import { audit } from '../../audit.ts'
import { changedMeanwhile } from '../../changed-meanwhile.ts'
import type { RequestContext } from '../../context.ts'
import { type UserError, userError } from '../../failure.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { todayOf } from '../../tenants.ts'
import { frameStatusSql, joinShipped } from './frame-status-sql.ts'
import { lockFrame } from './frame-store.ts'
import { mailWarranty } from './mail-warranty.ts'

/** Columns of a report that the shop fills in, in the order of `valuesOf`. */
const columns =
  'sold_date, use_account_data, non_retail, owner_name, owner_phone, owner_email, owner_address, owner_city'
const columnNames = columns.split(', ')

const valuesOf = (sale: Registration) => [
  sale.soldDate,
  sale.useAccountData,
  sale.nonRetail,
  ...[sale.name, sale.phone, sale.email, sale.address, sale.city].map((text) =>
    sale.useAccountData || text === '' ? null : text,
  ),
]

/**
 * Reports a frame as sold by a customer.
 * @param request sees the rows of `customer`
 * @returns the reason where it is refused
 */
export async function registerFrame(
  request: RequestContext,
  customer: { id: number },
  sale: Registration,
): Promise<UserError | null> {
  const { tx, tenant, user, clock } = request
  const frame = await lockFrame(request, customer.id, sale.frameNumber)
  const refusal = registrationRefusal(frame, {
    soldDate: sale.soldDate,
    today: todayOf(tenant, clock),
  })
  if (refusal) return userError(refusal.code, refusal.field)
  const isKnown = frame!.status !== null || (await takeOver())
  const stored = isKnown ? await renew() : await insert()
  if (stored.length === 0) return userError('already_reported', 'frameNumber')
  await audit(
    { ...request, customer },
    {
      action: 'frame.registered',
      target: sale.frameNumber,
      after: { soldDate: sale.soldDate, nonRetail: sale.nonRetail },
    },
  )
  await enqueue(tx, 'frame-handover', { tenantId: tenant.id, frameNumber: sale.frameNumber })
  await mailWarranty(request, sale.frameNumber)
  return null

  /** Takes a report over that another customer has withdrawn before the frame came here. */
  async function takeOver() {
    const [row] = await tx.query<{ taken: boolean }>(
      'SELECT take_over_withdrawn($1, $2) AS taken',
      [sale.frameNumber, customer.id],
    )
    return row!.taken
  }
  function insert() {
    // Reported by another customer, it is not seen: the frame was delivered to both.
    return tx.query(
      `INSERT INTO frame_registration (tenant_id, customer_id, frame_number, article_id, ${columns}, status, handover_action, handover_state, created_at, changed_at, created_by)
       VALUES ($9, $10, $11, $12, $1, $2, $3, $4, $5, $6, $7, $8, 'registered', 'insert', 'pending', $13, $13, $14)
       ON CONFLICT (tenant_id, frame_number) DO NOTHING RETURNING 1`,
      [
        ...valuesOf(sale),
        tenant.id,
        customer.id,
        sale.frameNumber,
        frame!.articleId,
        clock(),
        user.id,
      ],
    )
  }
  async function renew() {
    const { action, state } = await nextHandover(request, sale.frameNumber)
    return tx.query(
      `UPDATE frame_registration SET (${columns}) = ($1, $2, $3, $4, $5, $6, $7, $8), status = 'registered', handover_action = $9, handover_state = $10,
         created_at = $11, changed_at = $11, created_by = $12, revision = revision + 1 WHERE frame_number = $13 AND customer_id = $14 RETURNING 1`,
      [...valuesOf(sale), action, state, clock(), user.id, sale.frameNumber, customer.id],
    )
  }
}

async function nextHandover({ tx }: RequestContext, frameNumber: string) {
  const [now] = await tx.query<Parameters<typeof handoverAfterChange>[0]>(
    'SELECT handover_action AS action, handover_state AS state FROM frame_registration WHERE frame_number = $1 FOR UPDATE',
    [frameNumber],
  )
  return handoverAfterChange(now!)
}

/**
 * Corrects a report: all that the shop fills in.
 * @param request sees the customers whose report it may be
 * @param seen revision that the change was made from; without it nothing is compared
 * @returns the reason where it is refused
 */
export async function changeRegistration(
  request: RequestContext,
  sale: Registration,
  seen: string | null | undefined,
): Promise<UserError | null> {
  const { tx, tenant, clock } = request
  const { frameNumber } = sale
  const today = todayOf(tenant, clock)
  const [stored] = await tx.query<{
    customer: number
    status: FrameStatus
    revision: string
    values: unknown[]
  }>(
    `SELECT r.customer_id AS customer, ${frameStatusSql('$2::date')} AS status, revision::text, json_build_array(${columns}) AS values FROM frame_registration r ${joinShipped}
     WHERE r.frame_number = $1 FOR UPDATE OF r`,
    [frameNumber, today],
  )
  const refusal = changeRefusal(stored?.status, { soldDate: sale.soldDate, today })
  if (refusal) return userError(refusal.code, refusal.field)
  const { revision, values } = stored!
  const compared = { kind: 'frame', target: frameNumber, seen, now: revision }
  const stale = await changedMeanwhile(request, compared)
  if (stale) return stale
  const changed = columnNames.filter((_, n) => valuesOf(sale)[n] !== values[n])
  if (changed.length === 0) return null
  const { action, state } = await nextHandover(request, frameNumber)
  await tx.query(
    `UPDATE frame_registration SET (${columns}) = ($1, $2, $3, $4, $5, $6, $7, $8), status = 'changed', handover_action = $9, handover_state = $10,
       changed_at = $12, revision = revision + 1 WHERE frame_number = $11`,
    [...valuesOf(sale), action, state, frameNumber, clock()],
  )
  await enqueue(tx, 'frame-handover', { tenantId: tenant.id, frameNumber })
  // Names of the fields alone: an owner's data is not kept in the audit log.
  await audit(
    { ...request, customer: { id: stored!.customer } },
    { action: 'frame.changed', target: frameNumber, after: { changed } },
  )
  return null
}

/** Withdraws a report. @param request sees the customers whose report it may be @returns the reason where it is refused */
export async function withdrawFrame(
  request: RequestContext,
  frameNumber: string,
  nonRetail: boolean | null,
): Promise<UserError | null> {
  const { tx, tenant, clock } = request
  const [row] = await tx.query<{ customer: number; status: FrameStatus }>(
    `SELECT r.customer_id AS customer, ${frameStatusSql('$3::date')} AS status FROM frame_registration r ${joinShipped} WHERE r.frame_number = $1
       AND ($2::boolean IS NULL OR non_retail = $2) FOR UPDATE OF r`,
    [frameNumber, nonRetail, todayOf(tenant, clock)],
  )
  const refusal = withdrawalRefusal(row?.status)
  if (refusal) return userError(refusal, 'frameNumber')
  const { action, state } = await nextHandover(request, frameNumber)
  await tx.query(
    `UPDATE frame_registration SET status = 'withdrawn', handover_action = $2, handover_state = $3, changed_at = $4, revision = revision + 1 WHERE frame_number = $1`,
    [frameNumber, action, state, clock()],
  )
  await enqueue(tx, 'frame-handover', { tenantId: request.tenant.id, frameNumber })
  await audit(
    { ...request, customer: { id: row!.customer } },
    { action: 'frame.withdrawn', target: frameNumber, before: { status: row!.status } },
  )
  return null
}

import { hasScope } from '#domain/account/permissions.ts'
import { done, refused } from '../../answers.ts'
import { audit } from '../../audit.ts'
import type { RequestContext } from '../../context.ts'
import { orderOf, page as readPage } from '../../db/page.ts'
import { enqueue } from '../../jobs/enqueue.ts'

export type HandoverKind = 'CLAIM' | 'SALE'
type State = 'WAITING' | 'DELIVERED' | 'FILED' | 'FAILED'

interface Row {
  kind: HandoverKind
  id: string
  number: string
  customer: string
  state: State
  error: string | null
  changed_at: Date
}

/** Claims and reports of sold frames of the customers this transaction may see, with the states that orders have. */
export const recordHandoversSql = `
  SELECT 'CLAIM' AS kind, k.id::text AS id, k.number, c.name AS customer, upper(k.handover) AS state, k.handover_error AS error, k.updated_at AS changed_at
  FROM claim k JOIN customer c ON c.id = k.customer_id
  UNION ALL
  SELECT 'SALE', r.frame_number, r.frame_number, c.name,
    CASE r.handover_state WHEN 'complete' THEN 'DELIVERED' WHEN 'failed' THEN 'FAILED' ELSE 'WAITING' END, r.handover_error, r.changed_at
  FROM frame_registration r JOIN customer c ON c.id = r.customer_id`

const handoverOf = ({ changed_at, ...record }: Row) => ({ ...record, changedAt: changed_at })

interface Asked {
  state?: string | null
  kind?: string | null
  search?: string | null
  sort?: string | null
  page?: number | null
  limit?: number | null
}

/** Kinds that a person may see and send again: who processes claims alone has claims. */
const kindsOf = ({ user }: Pick<RequestContext, 'user'>): HandoverKind[] =>
  hasScope(user.permissions, ['page.orderlist', 'page.user-management'])
    ? ['CLAIM', 'SALE']
    : ['CLAIM']

/** Reads a page of claims and reports on their way to the ERP. @param request sees every customer the person may act for */
export async function recordHandoverPage(
  request: Pick<RequestContext, 'tx' | 'user'>,
  { state, kind, search, sort, page, limit }: Asked,
) {
  const { tx } = request
  const kinds = kindsOf(request)
  const { rows, ...found } = await readPage<Row>(tx, {
    sql: `SELECT * FROM (${recordHandoversSql}) known WHERE ($1::text IS NULL OR state = $1) AND ($2::text IS NULL OR kind = $2) AND kind = ANY ($3::text[])`,
    args: [state ?? null, kind ?? null, kinds],
    search: { term: search, in: ['number', 'customer'] },
    orderBy: orderOf(
      sort,
      { number: 'number', customer: 'lower(customer)', changedAt: 'changed_at', state: 'state' },
      `array_position(ARRAY['FAILED', 'WAITING', 'DELIVERED', 'FILED'], state), changed_at DESC, id`,
    ),
    page,
    limit,
  })
  const [counted] = await tx.query<{ failed: number }>(
    `SELECT count(*)::int AS failed FROM (${recordHandoversSql}) known WHERE state = 'FAILED' AND kind = ANY ($1::text[])`,
    [kinds],
  )
  return {
    ...found,
    failed: counted!.failed,
    records: rows.map(handoverOf),
  }
}

const givenUp: Record<HandoverKind, string> = {
  CLAIM: `UPDATE claim SET handover = 'waiting', handover_error = NULL WHERE id::text = $1 AND handover = 'failed' RETURNING customer_id`,
  SALE: `UPDATE frame_registration SET handover_state = 'pending', handover_error = NULL WHERE frame_number = $1 AND handover_state = 'failed' RETURNING customer_id`,
}

/** Sends a claim or a report that was given up once more. @param request sees every customer the person may act for */
export async function sendRecordAgain(request: RequestContext, kind: HandoverKind, id: string) {
  const { tx, tenant } = request
  if (!kindsOf(request).includes(kind)) return refused('not_given_up', 'id', { record: null })
  const [again] = await tx.query<{ customer_id: number }>(givenUp[kind], [id])
  if (!again) return refused('not_given_up', 'id', { record: null })
  const tenantId = tenant.id
  if (kind === 'CLAIM') await enqueue(tx, 'claim-handover', { tenantId, claimId: id })
  else await enqueue(tx, 'frame-handover', { tenantId, frameNumber: id })
  await audit(
    { ...request, customer: { id: again.customer_id } },
    {
      action: kind === 'CLAIM' ? 'claim.resent' : 'frame.resent',
      target: id,
      before: { handover: 'failed' },
      after: { handover: 'waiting' },
    },
  )
  const [row] = await tx.query<Row>(
    `SELECT * FROM (${recordHandoversSql}) known WHERE kind = $1 AND id = $2`,
    [kind, id],
  )
  return done('It is sent again', { record: handoverOf(row!) })
}

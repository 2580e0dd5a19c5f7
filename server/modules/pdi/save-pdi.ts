import { isDeepStrictEqual } from 'node:util'
import type * as v from 'valibot'
import { type PdiFields, pointsFor } from '#domain/frames/pdi.ts'
import { audit } from '../../audit.ts'
import { changedMeanwhile, lockKind } from '../../changed-meanwhile.ts'
import type { RequestContext } from '../../context.ts'
import { type UserError, userError } from '../../failure.ts'
import { type PdiCheck, readPdi, readPoints } from './pdi-store.ts'

type Inspection = v.InferOutput<typeof PdiFields>

/** Writes the checklist with what is checked. @returns nothing where a checked point is not asked for */
function checklistOf(
  points: readonly Omit<PdiCheck, 'checked'>[],
  checked: readonly string[],
): PdiCheck[] | undefined {
  if (checked.some((id) => !points.some((point) => point.id === id))) return undefined
  return points.map(({ id, description, sorting, required }) => ({
    id,
    description,
    sorting,
    required,
    checked: checked.includes(id),
  }))
}

/**
 * Keeps an inspection; the same one again changes nothing.
 * @param request sees the rows of `customer`
 * @returns the reason where it is refused
 */
export async function createPdi(
  request: RequestContext,
  customer: { id: number },
  id: string,
  { frameNumber, mechanic, checked }: Inspection,
): Promise<UserError | null> {
  const { tx, tenant, user, clock } = request
  const before = await readPdi(tx, id)
  if (before)
    return before.customerId === customer.id && before.frameNumber === frameNumber
      ? null
      : userError('id_taken', 'id')
  const [frame] = await tx.query<{ articleId: number; merchandise: string | null }>(
    'SELECT f.article_id AS "articleId", a.mc AS merchandise FROM frame f JOIN article a ON a.id = f.article_id WHERE f.number = $1 AND f.customer_id = $2',
    [frameNumber, customer.id],
  )
  if (!frame) return userError('frame_unknown', 'frameNumber')
  const checklist = checklistOf(pointsFor(await readPoints(tx), frame.merchandise), checked)
  if (!checklist) return userError('point_unknown', 'checked')
  const stored = await tx.query(
    `INSERT INTO pdi (tenant_id, customer_id, id, frame_number, article_id, mechanic, checklist, created_at, created_by)
     VALUES ($1, $2, $3::uuid, $4, $5, $6, $7::jsonb, $8, $9) ON CONFLICT (tenant_id, id) DO NOTHING RETURNING 1`,
    [
      tenant.id,
      customer.id,
      id,
      frameNumber,
      frame.articleId,
      mechanic,
      JSON.stringify(checklist),
      clock(),
      user.id,
    ],
  )
  if (stored.length === 0) return userError('id_taken', 'id')
  await audit(
    { ...request, customer },
    { action: 'pdi.created', target: frameNumber, after: { mechanic, checked } },
  )
  return null
}

/**
 * Changes an inspection; it keeps the points it was written with. The same again changes nothing.
 * @param seen revision that the change was made from; without it nothing is compared
 * @returns the reason where it is refused
 */
export async function updatePdi(
  request: RequestContext,
  id: string,
  { mechanic, checked }: Inspection,
  seen: string | null | undefined,
): Promise<UserError | null> {
  await lockKind(request, 'pdi')
  const before = await readPdi(request.tx, id)
  if (!before || before.isDeleted) return userError('not_found', 'id')
  const checklist = checklistOf(before.checklist, checked)
  if (!checklist) return userError('point_unknown', 'checked')
  // The same change may come twice, directly and by the device's queue.
  if (mechanic === before.mechanic && isDeepStrictEqual(checklist, before.checklist)) return null
  const compared = { kind: 'pdi', target: before.frameNumber, seen, now: before.revision }
  const meanwhile = await changedMeanwhile(request, compared)
  if (meanwhile) return meanwhile
  await request.tx.query(
    'UPDATE pdi SET mechanic = $2, checklist = $3::jsonb, revision = revision + 1 WHERE id = $1::uuid',
    [id, mechanic, JSON.stringify(checklist)],
  )
  await audit(
    { ...request, customer: { id: before.customerId } },
    {
      action: 'pdi.updated',
      target: before.frameNumber,
      before: { mechanic: before.mechanic, checklist: before.checklist },
      after: { mechanic, checklist },
    },
  )
  return null
}

/** Deletes an inspection or brings it back; where it is so already, nothing changes. @returns the reason where it is refused */
export async function markPdi(
  request: RequestContext,
  id: string,
  action: 'pdi.deleted' | 'pdi.restored',
): Promise<UserError | null> {
  const before = await readPdi(request.tx, id)
  if (!before) return userError('not_found', 'id')
  const deleted = action === 'pdi.deleted'
  if (before.isDeleted === deleted) return null
  await request.tx.query('UPDATE pdi SET deleted_at = $2 WHERE id = $1::uuid', [
    id,
    deleted ? request.clock() : null,
  ])
  await audit(
    { ...request, customer: { id: before.customerId } },
    { action, target: before.frameNumber, before: { mechanic: before.mechanic } },
  )
  return null
}

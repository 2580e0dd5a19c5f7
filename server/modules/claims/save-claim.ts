import { type ClaimFields, claimProblems } from '#domain/claims/claim-form.ts'
import { type ClaimSlot, refusalOfSlot } from '#domain/claims/claim-slots.ts'
import { type ClaimCategory, isEditable, statusAfterEdit } from '#domain/claims/claim-status.ts'
import { type FileFormat, formatMimes } from '#domain/files/file-format.ts'
import { audit } from '../../audit.ts'
import type { RequestContext } from '../../context.ts'
import { type UserError, userError } from '../../failure.ts'
import { todayOf } from '../../tenants.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import {
  type ClaimRow,
  findClaim,
  isClaimId,
  readCapability,
  readTransitions,
  roleOf,
} from './claim-store.ts'
import { moveClaim } from './claim-status-change.ts'
import { tellOfClaim } from './tell-of-claim.ts'

/** A claim as it is submitted, its fields checked for their form. */
export interface WantedClaim {
  id: string
  category: ClaimCategory
  fields: ClaimFields
  docs: readonly { slot: ClaimSlot; file: string }[]
}

type Saved = { claim: { id: string; revision: number } } | { userErrors: UserError[] }

const refuse = (code: string, field: string): Saved => ({ userErrors: [userError(code, field)] })

const usedAs = 'claim-file'

/** Stores a new claim. The same one again changes nothing and is answered as before. @param request sees the rows of `customer` */
export async function createClaim(
  request: RequestContext,
  customer: { id: number },
  wanted: WantedClaim,
): Promise<Saved> {
  const { tx, tenant, user, clock } = request
  const { id, category, fields } = wanted
  if (!isClaimId(id)) return refuse('invalid_id', 'id')
  const before = await findClaim(request, id, true)
  if (before) return sameClaim(request, customer, wanted, before)
  const capability = await readCapability(request, customer.id)
  if (!capability[category]) return refuse(`${category}_not_offered`, 'id')
  const added = await checkClaim(request, customer.id, wanted, undefined)
  if ('userErrors' in added) return added
  const stored = await tx.query(
    `INSERT INTO claim (tenant_id, customer_id, id, number, category, status, status_at, fields, created_by, created_at, updated_at)
     VALUES ($1, $2, $3::uuid, 'C' || nextval('claim_number'), $4, 'submitted', $7, $5::jsonb, $6, $7, $7)
     ON CONFLICT (tenant_id, id) DO NOTHING RETURNING 1`,
    [tenant.id, customer.id, id, category, JSON.stringify(fields), user.id, clock()],
  )
  if (stored.length === 0) return refuse('id_taken', 'id')
  await tx.query(
    `INSERT INTO claim_history (tenant_id, customer_id, claim_id, to_status, created_by, created_at) VALUES ($1, $2, $3::uuid, 'submitted', $4, $5)`,
    [tenant.id, customer.id, id, user.id, clock()],
  )
  await keepFiles(request, customer.id, wanted, added.files)
  await audit({ ...request, customer }, { action: 'claim.created', target: id, after: fields })
  await enqueue(tx, 'claim-handover', { tenantId: tenant.id, claimId: id })
  await tellOfClaim(request, { claimId: id, customerId: customer.id, actor: user.id })
  return { claim: { id, revision: 1 } }
}

/** Whether a claim that is there already is the one that was sent. */
function sameClaim(
  { user }: RequestContext,
  customer: { id: number },
  { id, category }: WantedClaim,
  before: ClaimRow,
): Saved {
  const isSame =
    before.author === user.id && before.customerId === customer.id && before.category === category
  return isSame ? { claim: { id, revision: before.revision } } : refuse('id_taken', 'id')
}

/** Changes a claim. @param seen the revision that was changed; null: whichever counts */
export async function updateClaim(
  request: RequestContext,
  before: ClaimRow | undefined,
  wanted: WantedClaim,
  seen: number | null,
): Promise<Saved> {
  const { tx, tenant, clock } = request
  if (!before || before.category !== wanted.category) return refuse('not_found', 'id')
  if (!isEditable(before.status, roleOf(request))) return refuse('no_longer_editable', 'id')
  if (seen !== null && seen !== before.revision) return refuse('changed_meanwhile', 'seen')
  const added = await checkClaim(request, before.customerId, wanted, before)
  if ('userErrors' in added) return added
  const revision = before.revision + 1
  await tx.query(
    `UPDATE claim SET fields = $2::jsonb, revision = $3, updated_at = $4, handover = 'waiting' WHERE id = $1::uuid`,
    [before.id, JSON.stringify(wanted.fields), revision, clock()],
  )
  await keepFiles(request, before.customerId, wanted, added.files)
  await audit(
    { ...request, customer: { id: before.customerId } },
    { action: 'claim.updated', target: before.id, before: before.fields, after: wanted.fields },
  )
  const { status, category: productCategory, customerCategory, customerId } = before
  const role = roleOf(request)
  const next = statusAfterEdit(
    await readTransitions(tx),
    { status, productCategory, customerCategory },
    role,
  )
  if (next) {
    // What was asked for is there: both sides would wait otherwise.
    await moveClaim(request, before, { to: next, asked: '', role })
    return { claim: { id: before.id, revision: revision + 1 } }
  }
  await enqueue(tx, 'claim-handover', { tenantId: tenant.id, claimId: before.id })
  if (role === 'dealer')
    await tellOfClaim(request, { claimId: before.id, customerId, actor: request.user.id })
  return { claim: { id: before.id, revision } }
}

const formatOf = (mime: string) =>
  (Object.keys(formatMimes) as FileFormat[]).find((format) => formatMimes[format] === mime) ?? null

/** Checks a claim against the tenant's rules, and its files against those that have come. @returns the files that come with it */
async function checkClaim(
  request: RequestContext,
  customerId: number,
  { category, fields, docs }: WantedClaim,
  before: ClaimRow | undefined,
): Promise<{ files: string[] } | { userErrors: UserError[] }> {
  const { tx, tenant } = request
  const slots = docs.map(({ slot }) => slot)
  if (new Set(slots).size < slots.length) return { userErrors: [userError('slot_twice', 'docs')] }
  const { config } = tenant
  const { nonCode } = await readCapability(request, customerId)
  const rules = {
    ...config,
    claimAllowNonCode: nonCode,
    today: todayOf(tenant, request.clock),
  }
  const problems = claimProblems(category, fields, slots, rules)
  if (problems.length > 0)
    return { userErrors: problems.map(({ field, code }) => userError(code, field)) }
  const [known] = await tx.query<{ stolen: boolean; article: boolean; problems: number }>(
    `SELECT EXISTS (SELECT 1 FROM shipped_frame WHERE frame_number = $1 AND stolen) AS stolen,
       $2 = '' OR EXISTS (SELECT 1 FROM article WHERE code = $2) AS article,
       (SELECT count(*)::int FROM claim_problem WHERE code = ANY ($3::text[]) AND category = $4 AND (active OR code = ANY ($5::text[]))) AS problems`,
    [
      fields.frameNumber,
      fields.articleCode,
      fields.problems.map(({ id }) => id),
      category,
      // A claim keeps the problems it was submitted with, also when they are no longer offered.
      before?.fields.problems.map(({ id }) => id) ?? [],
    ],
  )
  if (known!.stolen) return { userErrors: [userError('frame_stolen', 'frameNumber')] }
  if (!known!.article) return { userErrors: [userError('article_unknown', 'articleCode')] }
  if (known!.problems < new Set(fields.problems.map(({ id }) => id)).size)
    return { userErrors: [userError('problem_unknown', 'problems')] }
  return newFiles(request, docs, before)
}

/** Finds which files of a claim are new, and holds them so that none is cleaned up. */
export async function newFiles(
  { tx, user, tenant }: RequestContext,
  docs: WantedClaim['docs'],
  before: ClaimRow | undefined,
): Promise<{ files: string[] } | { userErrors: UserError[] }> {
  const unknown = { userErrors: [userError('file_unknown', 'docs')] }
  const had = (before?.docs ?? []).map(({ fileId }) => fileId)
  const added = docs.filter(({ file }) => !had.includes(file))
  const files = docs.map(({ file }) => file)
  if (new Set(files).size < files.length || !files.every(isClaimId)) return unknown
  if (added.length === 0) return { files: [] }
  const found = await tx.query<{ id: string; mime: string; bytes: number }>(
    `SELECT f.id, f.mime, f.bytes FROM file f WHERE f.id = ANY ($1::uuid[]) AND f.kind IN ('claim-file', 'claim-paper') AND f.created_by = $2 AND f.state IN ('stored', 'ready') AND f.used_as = ''
       AND NOT EXISTS (SELECT 1 FROM file_use u WHERE u.tenant_id = f.tenant_id AND u.file_id = f.id) FOR UPDATE OF f`,
    [added.map(({ file }) => file), user.id],
  )
  if (found.length < added.length) return unknown
  const refusals = added.flatMap(({ slot, file }) => {
    const { mime, bytes } = found.find(({ id }) => id === file)!
    const code = refusalOfSlot(
      slot,
      { format: formatOf(mime), bytes: Number(bytes) },
      tenant.config.claimVideoMb,
    )
    return code ? [userError(code, slot)] : []
  })
  return refusals.length > 0 ? { userErrors: refusals } : { files: found.map(({ id }) => id) }
}

/** Links the files of a claim: those that it no longer names lose their use and are cleaned up. */
export async function keepFiles(
  { tx, tenant }: Pick<RequestContext, 'tx' | 'tenant'>,
  customerId: number,
  { id, docs }: Pick<WantedClaim, 'id' | 'docs'>,
  added: readonly string[],
): Promise<void> {
  const files = docs.map(({ file }) => file)
  await tx.query('DELETE FROM claim_file WHERE claim_id = $1::uuid', [id])
  await tx.query(
    `INSERT INTO claim_file (tenant_id, customer_id, claim_id, slot, file_id)
     SELECT $1, $2, $3::uuid, d.slot, d.file FROM unnest($4::text[], $5::uuid[]) AS d(slot, file)`,
    [tenant.id, customerId, id, docs.map(({ slot }) => slot), files],
  )
  await tx.query(
    'DELETE FROM file_use WHERE used_as = $1 AND owner = $2 AND file_id <> ALL ($3::uuid[])',
    [usedAs, id, files],
  )
  await tx.query(
    `INSERT INTO file_use (tenant_id, used_as, owner, file_id) SELECT $1, $2, $3, unnest($4::uuid[])`,
    [tenant.id, usedAs, id, added],
  )
}

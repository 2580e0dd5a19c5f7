import { additionalSlots, type ClaimSlot } from '#domain/claims/claim-slots.ts'
import { isEditable } from '#domain/claims/claim-status.ts'
import { audit } from '../../audit.ts'
import type { RequestContext } from '../../context.ts'
import { type UserError, userError } from '../../failure.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { type ClaimRow, findClaim, roleOf } from './claim-store.ts'
import { keepFiles, newFiles } from './save-claim.ts'
import { tellOfClaim } from './tell-of-claim.ts'

type Saved = { claim: { id: string } } | { userErrors: UserError[] }

const refuse = (code: string, field: string): Saved => ({ userErrors: [userError(code, field)] })
const docsOf = (row: ClaimRow) =>
  (row.docs ?? []).map(({ slot, fileId }) => ({ slot, file: fileId }))

async function store(
  request: RequestContext,
  row: ClaimRow,
  docs: { slot: ClaimSlot; file: string }[],
  added: readonly string[],
): Promise<Saved> {
  await keepFiles(request, row.customerId, { id: row.id, docs }, added)
  await request.tx.query(
    `UPDATE claim SET revision = revision + 1, updated_at = $2, handover = 'waiting' WHERE id = $1::uuid`,
    [row.id, request.clock()],
  )
  await audit(
    { ...request, customer: { id: row.customerId } },
    {
      action: added.length > 0 ? 'claim.document-added' : 'claim.document-removed',
      target: row.id,
      before: docsOf(row),
      after: docs,
    },
  )
  await enqueue(request.tx, 'claim-handover', { tenantId: request.tenant.id, claimId: row.id })
  await tellOfClaim(request, {
    claimId: row.id,
    customerId: row.customerId,
    actor: request.user.id,
  })
  return { claim: { id: row.id } }
}

/** Adds a further paper to a claim, in the first free place. */
export async function addDocument(
  request: RequestContext,
  id: string,
  file: string,
): Promise<Saved> {
  const row = await findClaim(request, id, true)
  if (!row) return refuse('not_found', 'id')
  if (!isEditable(row.status, roleOf(request))) return refuse('no_longer_editable', 'id')
  const docs = docsOf(row)
  const slot = additionalSlots.find((one) => !docs.some((doc) => doc.slot === one))
  if (!slot) return refuse('too_many_docs', 'file')
  const after = [...docs, { slot, file }]
  const added = await newFiles(request, after, row)
  if ('userErrors' in added)
    return { userErrors: added.userErrors.map(({ code }) => userError(code, 'file')) }
  if (added.files.length === 0) return refuse('file_unknown', 'file')
  return store(request, row, after, added.files)
}

/** Takes a further paper off a claim. */
export async function removeDocument(
  request: RequestContext,
  id: string,
  documentId: string,
): Promise<Saved> {
  const row = await findClaim(request, id, true)
  if (!row) return refuse('not_found', 'id')
  if (!isEditable(row.status, roleOf(request))) return refuse('no_longer_editable', 'id')
  const docs = docsOf(row)
  const isPaper = ({ slot, file }: (typeof docs)[number]) =>
    additionalSlots.includes(slot) && file === documentId.toLowerCase()
  if (!docs.some(isPaper)) return refuse('not_found', 'documentId')
  return store(
    request,
    row,
    docs.filter((doc) => !isPaper(doc)),
    [],
  )
}

import * as v from 'valibot'
import { claimStatusCodes } from '#domain/claims/claim-status.ts'
import { audit } from '../../audit.ts'
import type { Tx } from '../../db/database.ts'
import { inline } from '../../disposition.ts'
import { moveClaim, type StatusAuthor } from '../../modules/claims/claim-status-change.ts'
import { type ClaimRow, findClaim } from '../../modules/claims/claim-store.ts'
import { tellOfClaim } from '../../modules/claims/tell-of-claim.ts'
import { createFileStore } from '../../modules/files/create-file-store.ts'
import { originalKey } from '../../modules/files/file-store.ts'
import { once } from '../idempotency.ts'
import { type MachineOperation, operation } from '../operations.ts'
import { Problem } from '../problem.ts'
import { objectOf } from '../records/fields.ts'
import { readRecord } from '../records/record.ts'
import { claims } from '../records/service-records.ts'
import { authorOf, unlessRefused } from './change.ts'

const line = (most: number, words: string) =>
  v.optional(
    v.pipe(
      v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(most, 'too_long'))),
      v.description(words),
    ),
  )

const Result = v.pipe(
  v.strictObject({
    status: v.optional(
      v.pipe(
        v.picklist(claimStatusCodes, 'unknown_status'),
        v.description('One that the tenant’s transitions allow the office now'),
      ),
    ),
    reason: v.optional(
      v.pipe(
        v.string(),
        v.description('Of the status; needed for information_needed, rejected and cancelled'),
      ),
    ),
    resolution: line(500, 'What has been decided; null empties it'),
    credit_note: line(40, 'Number of the credit note'),
    delivery_orders: line(200, 'Numbers, separated by commas'),
    tracking_no: line(60, 'Number by which the carrier knows the parcel'),
  }),
  v.check((result) => Object.keys(result).some((name) => name !== 'reason'), 'nothing_sent'),
)
type Result = v.InferOutput<typeof Result>

/** Columns that a result fills in by their names in the body. */
const columns = ['resolution', 'credit_note', 'delivery_orders', 'tracking_no'] as const

/** Fills in what has been decided; no part of what a person edits, so the revision stays. @returns whether anything is different now */
async function fillIn(author: StatusAuthor, row: ClaimRow, result: Result): Promise<boolean> {
  const { tx, clock } = author
  const sent = columns.filter((name) => result[name] !== undefined)
  if (sent.length === 0) return false
  const values = columns.map((name) => result[name] || null)
  const [before] = await tx.query<Record<string, string | null>>(
    `SELECT ${columns.join(', ')} FROM claim WHERE id = $1::uuid`,
    [row.id],
  )
  const changed = sent.filter((name) => before![name] !== (result[name] || null))
  if (changed.length === 0) return false
  await tx.query(
    `UPDATE claim SET ${columns.map((name, n) => `${name} = CASE WHEN '${name}' = ANY ($2) THEN $${n + 4} ELSE ${name} END`).join(', ')},
       updated_at = $3 WHERE id = $1::uuid`,
    [row.id, changed, clock(), ...values],
  )
  const only = (of: Record<string, unknown>) =>
    Object.fromEntries(changed.map((name) => [name, of[name] ?? null]))
  await audit(
    { ...author, customer: { id: row.customerId } },
    { action: 'claim.updated', target: row.id, before: only(before!), after: only(result) },
  )
  return true
}

/** Finds a claim by its number and holds it. @throws Problem not_found */
async function lockClaim(tx: Tx, number: string): Promise<ClaimRow> {
  const [known] = await tx.query<{ id: string }>('SELECT id FROM claim WHERE number = $1', [number])
  const row = known && (await findClaim({ tx }, known.id, true))
  if (!row) throw new Problem('not_found', { detail: `There is no claim ${number}` })
  return row
}

const number = { number: 'Number of the claim, such as C100012' }

/** Decisions of the ERP about claims, and the files of claims. */
export const claimChanges: readonly MachineOperation[] = [
  operation({
    method: 'POST',
    path: '/claims/{number}/result',
    scope: 'claims.process',
    id: 'set-claim-result',
    tag: 'claims',
    summary: 'Sets the status of a claim and what has been decided',
    description:
      'As when a person of the office changes it: only what the transitions allow, with a line in the history and in the audit log, and the customer is told. What is not sent stays as it is.',
    params: number,
    body: Result,
    answer: objectOf(claims.fields),
    refuses: ['change_refused'],
    handle: (asked, { body }) =>
      once(asked, body, async (tx) => {
        const author = authorOf(asked, tx)
        const row = await lockClaim(tx, asked.params.number!)
        const filled = await fillIn(author, row, body)
        if (body.status && body.status !== row.status)
          unlessRefused(
            await moveClaim(author, row, { to: body.status, asked: body.reason, role: 'office' }),
          )
        else if (filled)
          await tellOfClaim(author, { claimId: row.id, customerId: row.customerId, actor: null })
        return (await readRecord(tx, claims, row.number))!
      }),
  }),
  operation({
    method: 'GET',
    path: '/claims/{number}/files/{slot}',
    scope: 'claims.read',
    id: 'read-claim-file',
    tag: 'claims',
    summary: 'Reads a file of a claim',
    description: 'The addresses are in `files` of the claim.',
    params: { ...number, slot: 'Place of the file, such as photo1' },
    answer: v.string(),
    answersFile: true,
    async handle({ within, parts, tenant, params, reply }) {
      const [row] = await within((tx) =>
        tx.query<{ name: string; mime: string; sha256: string }>(
          `SELECT f.name, f.mime, coalesce(f.kept_sha256, f.sha256) AS sha256 FROM claim k JOIN claim_file l ON l.tenant_id = k.tenant_id AND l.claim_id = k.id
           JOIN file f ON f.tenant_id = l.tenant_id AND f.id = l.file_id AND f.state IN ('stored', 'ready') WHERE k.number = $1 AND l.slot = $2`,
          [params.number, params.slot],
        ),
      )
      const store = createFileStore(parts.settings)
      const content = row && (await store.get(originalKey(tenant.id, row.sha256)))
      if (!content) throw new Problem('not_found')
      void reply
        .header('content-type', row.mime)
        .header('content-disposition', inline(row.name))
        .header('content-security-policy', "default-src 'none'; sandbox")
      return content
    },
  }),
]

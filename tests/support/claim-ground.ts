import { randomUUID } from 'node:crypto'
import type { Database } from '../../server/db/database.ts'
import { sha256Of } from './photo.ts'
import type { Session } from './server.ts'
import { tusOf } from './upload.ts'

/** Adds problems, one of them no longer offered, and frames of which one is stolen and one recalled. */
export async function addClaimGround(
  database: Database,
  tenantId: string,
  r3: string,
): Promise<void> {
  await database.within({ tenantId, user: 'any', customers: 'all' }, async (tx) => {
    await tx.query(
      `INSERT INTO claim_problem (tenant_id, code, category, part, description, active)
       VALUES ($1, 'fork-play', 'bike', 'Fork', 'Has play', true), ($1, 'broken', 'paa', 'Part', 'Is broken', true), ($1, 'old', 'bike', 'Fork', 'No longer offered', false)`,
      [tenantId],
    )
    await tx.query(
      `INSERT INTO shipped_frame (tenant_id, frame_number, delivery_no, shipped_to, warranty_until, recall, stolen)
       VALUES ($1, 'WTU000001', 'D1', $2, '2031-01-01', NULL, false), ($1, 'WTU000002', 'D2', $2, NULL, 'R-7: stem', false), ($1, 'WTU000666', 'D3', $2, NULL, NULL, true)`,
      [tenantId, r3],
    )
  })
}

/** A file as an intent names it. */
export interface SentFile {
  id: string
  kind: 'claim-file'
  bytes: number
  sha256: string
}

/** Uploads files as a device does. */
export async function uploadFiles(
  session: Session,
  contents: readonly Uint8Array[],
): Promise<SentFile[]> {
  const tus = tusOf(session)
  const sent: SentFile[] = []
  for (const content of contents) {
    const { id, answer } = await tus.send({ kind: 'claim-file', content, id: randomUUID() })
    if (answer.statusCode !== 204) throw new Error(`upload: ${answer.statusCode} ${answer.body}`)
    sent.push({ id, kind: 'claim-file', bytes: content.length, sha256: sha256Of(content) })
  }
  return sent
}

/** Fields of a complete bike claim. */
export const claimFields = {
  frameNumber: 'WTU000001',
  description: 'Fork',
  contactName: 'Ada',
  contactPhone: '0301',
  purchaseDate: '2026-05-01',
  problems: [{ id: 'fork-play', notes: '' }],
  customerNotes: 'It cracks',
}

/** Arguments of the intent CLAIM; the files are its invoice and its photos. */
export const claimArgs = (
  files: readonly SentFile[],
  { fields = {}, ...over }: { fields?: object; [arg: string]: unknown } = {},
) => ({
  claim: randomUUID(),
  seen: null,
  category: 'bike',
  fields: { ...claimFields, ...fields },
  docs: files.map(({ id }, n) => ({ slot: n === 0 ? 'invoice' : `photo${n}`, file: id })),
  files,
  ...over,
})

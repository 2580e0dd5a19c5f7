import {
  type ArrivedFile,
  filesOf,
  type IntentFileRefusal,
  refusalOfFiles,
} from '#domain/sync/intent-file.ts'
import type { RequestContext } from '../../context.ts'
import type { AcceptedIntent, IntentHandler } from './intent-handler.ts'

/**
 * Checks the files of intents before their handlers run. The files are locked, so that none is cleaned up until the
 * handler has linked it.
 * @returns refusals by the intent's id; intents that may run are left out
 */
export async function refuseIncomplete(
  { tx, user }: RequestContext,
  intents: readonly { accepted: AcceptedIntent; handler: IntentHandler }[],
): Promise<Map<string, IntentFileRefusal>> {
  const ids = intents.flatMap(({ accepted }) => filesOf(accepted.intent).map(({ id }) => id))
  if (ids.length === 0) return new Map()
  const rows = await tx.query<ArrivedFile>(
    `SELECT f.id, f.kind, f.bytes, f.sha256, f.state, f.created_by AS "createdBy",
       (f.used_as <> '' OR EXISTS (SELECT 1 FROM file_use u WHERE u.tenant_id = f.tenant_id AND u.file_id = f.id)) AS "isUsed"
     FROM file f WHERE f.id = ANY ($1::uuid[]) ORDER BY f.id FOR UPDATE OF f`,
    [ids],
  )
  const arrived = new Map(rows.map((row) => [row.id, row]))
  return new Map(
    intents.flatMap(({ accepted, handler }) => {
      const refusal = refusalOfFiles(filesOf(accepted.intent), arrived, {
        userId: user.id,
        allowed: handler.files ?? [],
      })
      if (refusal) return [[accepted.mutationId, refusal] as const]
      // The next intent of this call that names the same file must not run too.
      for (const { id } of filesOf(accepted.intent)) arrived.get(id)!.isUsed = true
      return []
    }),
  )
}

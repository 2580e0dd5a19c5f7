import type { FastifyBaseLogger } from 'fastify'
import type { Database, Scope } from '../db/database.ts'
import type { JobData } from '../jobs/job-data.ts'
import type { Try } from '../jobs/worker.ts'
import { claimDocument } from './claim-document.ts'
import type { ErpTransport } from './erp-transport.ts'

interface HandOverDeps {
  database: Database
  transport: ErpTransport
  log: FastifyBaseLogger
}

/** Hands a claim over to the ERP as it is now. A change while it is on its way has a job of its own, and its state stays `waiting`. */
export function handOverClaim({ database, transport, log }: HandOverDeps) {
  return async ({ tenantId, claimId }: JobData['claim-handover'], attempt: Try): Promise<void> => {
    const scope: Scope = { tenantId, user: 'any', customers: 'all' }
    const paper = await database.within(scope, (tx) => claimDocument(tx, claimId))
    if (!paper) return
    const mark = (state: string, error: string | null) =>
      database.within(scope, (tx) =>
        tx.query(
          `UPDATE claim SET handover = $3, handover_error = $4 WHERE id = $1::uuid AND revision = $2`,
          [claimId, paper.revision, state, error],
        ),
      )
    try {
      await mark(await transport(paper, null), null)
    } catch (error) {
      await mark(attempt.last ? 'failed' : 'waiting', (error as Error).message.slice(0, 500))
      throw error
    }
    log.info({ tenantId, claimId, attempt: attempt.number }, 'claim handed over')
  }
}

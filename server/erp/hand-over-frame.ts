import type { FastifyBaseLogger } from 'fastify'
import type { Database, Scope } from '../db/database.ts'
import type { JobData } from '../jobs/job-data.ts'
import type { Try } from '../jobs/worker.ts'
import type { ErpTransport } from './erp-transport.ts'
import { frameDocument } from './frame-document.ts'

interface HandOverDeps {
  database: Database
  transport: ErpTransport
  log: FastifyBaseLogger
}

/**
 * Hands a report of a sold frame over to the ERP as it is now, and notes how far it is: that is what the list shows. A change
 * while it is on its way has a job of its own.
 */
export function handOverFrame({ database, transport, log }: HandOverDeps) {
  return async (
    { tenantId, frameNumber }: JobData['frame-handover'],
    attempt: Try,
  ): Promise<void> => {
    const scope: Scope = { tenantId, user: 'any', customers: 'all' }
    const paper = await database.within(scope, (tx) => frameDocument(tx, frameNumber))
    if (!paper) return
    const mark = (state: string, error: string | null = null) =>
      database.within(scope, (tx) =>
        tx.query(
          'UPDATE frame_registration SET handover_state = $3, handover_error = $4 WHERE frame_number = $1 AND revision = $2',
          [frameNumber, paper.revision, state, error],
        ),
      )
    await mark('processing')
    try {
      await transport(paper, null)
    } catch (error) {
      await mark(attempt.last ? 'failed' : 'pending', (error as Error).message.slice(0, 500))
      throw error
    }
    await mark('complete')
    log.info({ tenantId, frameNumber, attempt: attempt.number }, 'frame handed over')
  }
}

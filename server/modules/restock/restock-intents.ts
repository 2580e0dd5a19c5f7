import { RestockIntent } from '#domain/restock/restock-intent.ts'
import type { RequestContext } from '../../context.ts'
import {
  type AcceptedIntent,
  eachInSavepoint,
  type Effect,
  type IntentHandler,
} from '../sync/intent-handler.ts'
import { endAlert, startAlert } from './restock-alerts.ts'

/** Starts and ends restock alerts that were switched without a connection. */
export const restockIntents: IntentHandler<RestockIntent> = {
  kinds: RestockIntent.options.map(({ entries }) => entries.kind.literal),
  anyScope: ['page.catalog'],
  open: async (request) => ({
    run: eachInSavepoint(request, (accepted) => runOne(request, accepted)),
  }),
}

async function runOne(
  request: RequestContext,
  { customer, intent }: AcceptedIntent<RestockIntent>,
): Promise<Effect> {
  const { sorg, article } = intent.args
  if (intent.kind === 'RESTOCK_OFF') {
    await endAlert(request, article, sorg)
    return { status: 'applied' }
  }
  // The customer of the session may have changed since the switch was pressed.
  const sorgs = await request.tx.query<{ sorg: string }>(
    'SELECT sorg FROM customer_area WHERE customer_id = $1 AND active',
    [customer.id],
  )
  const refused = await startAlert(
    { ...request, sorgs: sorgs.map((row) => row.sorg) },
    article,
    sorg,
  )
  return refused ? { status: 'rejected', reason: refused } : { status: 'applied' }
}

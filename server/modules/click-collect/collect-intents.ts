import type { CollectIntent } from '#domain/collect/collect-intent.ts'
import { eachInSavepoint, type IntentHandler } from '../sync/intent-handler.ts'
import { addCollectShipment, setCollectStatus } from './collect-store.ts'

/** Changes click and collect orders that shops worked on, with a connection or without. */
export const collectIntents: IntentHandler<CollectIntent> = {
  kinds: ['COLLECT_STATUS', 'COLLECT_SHIPMENT'],
  anyScope: ['page.click-collect'],
  open: async (request) => ({
    run: eachInSavepoint(request, async ({ intent }) => {
      const refused =
        intent.kind === 'COLLECT_STATUS'
          ? await setCollectStatus(request, intent.args.orderId, intent.args.status)
          : await addCollectShipment(request, intent.args.orderId, intent.args.lines)
      return refused ? { status: 'rejected', reason: refused } : { status: 'applied' }
    }),
  }),
}

import * as v from 'valibot'
import { CollectIntent } from '#domain/collect/collect-intent.ts'
import { done, refused } from '../../answers.ts'
import type { RequestContext } from '../../context.ts'
import type { MutationResolvers, QueryResolvers } from '../../resolver-types.gen.ts'
import {
  addCollectShipment,
  readCollectOrder,
  readCollectOrders,
  setCollectStatus,
} from './collect-store.ts'

/** Runs work that sees every customer the person may act for. */
const forAll = <T>(entered: RequestContext, work: (request: RequestContext) => Promise<T>) =>
  entered.alone(async (request) => {
    await request.tx.query('SELECT act_for_all($1)', [request.user.id])
    return work(request)
  })

export const Query: QueryResolvers<RequestContext> = {
  clickCollectOrders: (_, asked, entered) =>
    forAll(entered, ({ tx }) => readCollectOrders(tx, asked)),
  clickCollectOrder: (_, { orderId }, entered) =>
    forAll(entered, ({ tx }) => readCollectOrder(tx, orderId)),
}

export const Mutation: MutationResolvers<RequestContext> = {
  clickCollectUpdateStatus: (_, { orderId, status }, entered) =>
    forAll(entered, async (request) => {
      const refusal = await setCollectStatus(request, orderId, status)
      const order = await readCollectOrder(request.tx, orderId)
      return refusal
        ? refused(refusal, 'status', { order })
        : done('The order is updated', { order })
    }),
  clickCollectUpdateShipments: (_, { shipment: { orderId, details } }, entered) =>
    forAll(entered, async (request) => {
      const args = { orderId, lines: details }
      const isUnderstood = v.is(CollectIntent, { kind: 'COLLECT_SHIPMENT', args })
      const refusal = isUnderstood
        ? await addCollectShipment(request, orderId, details)
        : 'not_understood'
      const order = await readCollectOrder(request.tx, orderId)
      return refusal
        ? refused(refusal, 'shipment', { orderId: null, order })
        : done('What came is counted', { orderId, order })
    }),
}

import type { ThirdPartyIntent } from '#domain/third-party/third-party-intent.ts'
import { eachInSavepoint, type IntentHandler } from '../sync/intent-handler.ts'
import { placeThirdPartyOrder } from './place-order.ts'

/** Places orders at vendors, whether they were sent with a connection or without. */
export const thirdPartyIntents: IntentHandler<ThirdPartyIntent> = {
  kinds: ['THIRD_PARTY_ORDER'],
  anyScope: ['page.3rdpartycatalog'],
  open: async (request) => ({
    run: eachInSavepoint(request, async ({ customer, intent: { args } }) => {
      const { orders, refusal, errors } = await placeThirdPartyOrder(request, customer.id, args)
      return refusal === null
        ? { status: 'applied', data: { orders } }
        : { status: 'rejected', reason: errors[0]?.code ?? refusal, data: { errors } }
    }),
  }),
}

import type { ReceiptIntent } from '#domain/orders/receipt-intent.ts'
import { eachInSavepoint, type IntentHandler } from '../sync/intent-handler.ts'
import { addReceipt } from './receipts.ts'

/** Keeps receipts of deliveries, whether they were counted with a connection or without. */
export const receiptIntents: IntentHandler<ReceiptIntent> = {
  kinds: ['RECEIVE_DELIVERY'],
  anyScope: ['page.order-status'],
  open: async (request) => ({
    run: eachInSavepoint(request, async ({ customer, intent: { args } }) => {
      const actor = { ...request, customer: { ...customer, isr: null } }
      const refused = await addReceipt(actor, customer.id, args)
      return refused ? { status: 'rejected', reason: refused } : { status: 'applied' }
    }),
  }),
}

import { maySell } from '#domain/quotes/quote-side.ts'
import type { QuoteIntent } from '#domain/quotes/quote-intent.ts'
import type { RequestContext } from '../../context.ts'
import {
  type AcceptedIntent,
  eachInSavepoint,
  type Effect,
  type IntentHandler,
} from '../sync/intent-handler.ts'
import { createQuote } from './create-quote.ts'

/** Makes quotes that sellers wrote without a connection. */
export const quoteIntents: IntentHandler<QuoteIntent> = {
  kinds: ['QUOTE'],
  anyScope: ['menu.change-cust'],
  open: async (request) => ({
    run: eachInSavepoint(request, (accepted) => runOne(request, accepted)),
  }),
}

async function runOne(
  request: RequestContext,
  { customer, intent: { args } }: AcceptedIntent<QuoteIntent>,
): Promise<Effect> {
  if (!maySell(request.user)) return { status: 'rejected', reason: 'no_permission' }
  // The quote belongs to the intent's customer, even if the session works for another one by now.
  const actor = { ...request, customer: { ...customer, isr: null } }
  const made = await createQuote(actor, customer, args.id, args)
  return 'quote' in made
    ? { status: 'applied', data: { quote: { id: made.quote.id, number: made.quote.number } } }
    : { status: 'rejected', reason: made.userErrors[0]!.code }
}

import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { addDays, type Day } from '#domain/time/day.ts'
import { choose, logIn } from '../support/server.ts'
import { goods, r3Of } from '../support/world.ts'

/** Makes a quote and tells whether its prices hold. */
export async function quoteIsHeld(
  app: FastifyInstance,
  host: string,
  today: Day,
): Promise<boolean> {
  const rep = await logIn(app, host, 'rep')
  await choose(rep, r3Of('X'))
  const { data } = await rep.ask(
    'mutation($id: ID!, $q: QuoteInput!) { createQuote(id: $id, quote: $q) { quote { held } } }',
    {
      id: randomUUID(),
      q: {
        validUntil: addDays(today, 1),
        mail: false,
        products: [{ sorg: '1000', article_code: goods.bike, qty: 1, price: '100' }],
      },
    },
  )
  return data.createQuote.quote.held
}

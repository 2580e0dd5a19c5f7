import { randomUUID } from 'node:crypto'
import type { PunchOutItem } from '#domain/punch-out/cart-form.ts'
import { cartForm } from '#domain/punch-out/punch-out.ts'
import { done, refused } from '../../answers.ts'
import { audit } from '../../audit.ts'
import { customerOf, type RequestContext } from '../../context.ts'
import type { MutationResolvers } from '../../resolver-types.gen.ts'
import { lockCart } from '../cart/cart-store.ts'
import { orderableLines, unitPriceOf } from '../cart/lines/orderable-lines.ts'
import type { OrderableLine } from '../cart/checkout-types.ts'
import { punchOutOf } from './punch-out-store.ts'

/** Address of the page that sends the cart to the shop's system. */
export const returnPath = '/server/punch-out/return'

export const Mutation: MutationResolvers<RequestContext> = {
  async returnPunchOut(_, { pieces }, request) {
    const { tx, tenant, clock, host } = request
    const punchOut = await punchOutOf(request)
    if (!punchOut) return refused('no_punch_out')
    const customer = customerOf(request)
    const cart = (await lockCart(tx, tenant.id, customer.id, ''))!
    const lines = await orderableLines(request, customer.id, cart)
    if (lines.reduce((total, { line }) => total + line.qty, 0) !== pieces)
      return refused('unsent_changes')
    const items = lines.map((line) => itemOf(request, line))
    const [first] = items
    if (!first) return refused('cart_empty')
    if (items.some(({ currency }) => currency !== first.currency))
      return refused('several_currencies')
    const at = clock()
    await tx.query('UPDATE punch_out SET form = $2::jsonb, returned_at = $3 WHERE id = $1', [
      punchOut.id,
      JSON.stringify(cartForm({ payloadId: `${randomUUID()}@${host}`, at }, punchOut.setup, items)),
      at,
    ])
    await tx.query('DELETE FROM cart_line WHERE cart_id = $1', [cart.id])
    await tx.query(
      'UPDATE cart SET version = version + 1, generation = generation + 1 WHERE id = $1',
      [cart.id],
    )
    await audit(
      { ...request, machine: punchOut.system },
      {
        action: 'punch-out.returned',
        target: punchOut.system,
        after: { pieces, lines: items.length },
      },
    )
    return done('The cart goes back', { address: returnPath })
  },
}

function itemOf(request: RequestContext, orderable: OrderableLine): PunchOutItem {
  const { line, product } = orderable
  return {
    article: product.article_code,
    name: product.name,
    quantity: line.qty,
    unitPrice: unitPriceOf(orderable) ?? '0',
    currency: request.tenant.sorgs.find(({ sorg }) => sorg === line.sorg)!.currency,
    uom: product.uom,
    brand: product.brand,
    ean: product.ean,
    category: product.mc ?? product.category,
    note: line.note ?? null,
  }
}

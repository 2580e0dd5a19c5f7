import { randomUUID } from 'node:crypto'
import type { PunchOutItem } from '#domain/punch-out/cart-form.ts'
import { cartForm } from '#domain/punch-out/punch-out.ts'
import { done, refused } from '../../answers.ts'
import { audit } from '../../audit.ts'
import { customerOf, type RequestContext } from '../../context.ts'
import type { MutationResolvers, QueryResolvers } from '../../resolver-types.gen.ts'
import { lockCart } from '../cart/cart-store.ts'
import { orderableLines, unitPriceOf } from '../cart/lines/orderable-lines.ts'
import type { OrderableLine } from '../cart/checkout-types.ts'
import { punchOutOf, takeCart } from './punch-out-store.ts'

/** Address of the page that sends the cart to the shop's system. */
export const returnPath = '/server/punch-out/return'

export const Query: QueryResolvers<RequestContext> = {
  punchOut: (_, __, request) => answerOf(request),
}

export const Mutation: MutationResolvers<RequestContext> = {
  async returnPunchOut(_, { pieces }, request) {
    const { tx, tenant, clock, host } = request
    const punchOut = await punchOutOf(request)
    if (!punchOut) return refused('no_punch_out')
    const customer = customerOf(request)
    const cart = (await lockCart(tx, tenant.id, customer.id, ''))!
    const lines = await orderableLines(request, customer.id, cart)
    if (piecesOf(lines.map(({ line }) => line)) !== pieces)
      return refused(
        // A screen that was opened earlier still shows what was withdrawn since.
        lines.length < cart.state.lines.length && piecesOf(cart.state.lines) === pieces
          ? 'articles_withdrawn'
          : 'unsent_changes',
      )
    if (lines.some((line) => line.product.block !== null || unitPriceOf(line) === null))
      return refused('articles_not_orderable')
    const items = lines.map((line) => itemOf(request, line))
    const [first] = items
    if (!first) return refused('cart_empty')
    if (items.some(({ currency }) => currency !== first.currency))
      return refused('several_currencies')
    const head = { payloadId: `${randomUUID()}@${host}`, at: clock() }
    await takeCart(request, punchOut, cartForm(head, punchOut.setup, items, first.currency))
    await audit(
      { ...request, machine: punchOut.system },
      {
        action: 'punch-out.returned',
        target: punchOut.system,
        after: { pieces, lines: items.length },
      },
    )
    return done('The cart goes back', {
      punchOut: await answerOf(request),
      address: returnPath,
    })
  },

  async cancelPunchOut(_, __, request) {
    const { tenant, clock, host, sorgs } = request
    const punchOut = await punchOutOf(request)
    if (!punchOut) return refused('no_punch_out')
    const { currency } = tenant.sorgs.find(({ sorg }) => sorgs.includes(sorg)) ?? tenant.sorgs[0]!
    const head = { payloadId: `${randomUUID()}@${host}`, at: clock() }
    await takeCart(request, punchOut, cartForm(head, punchOut.setup, [], currency))
    await audit(
      { ...request, machine: punchOut.system },
      { action: 'punch-out.cancelled', target: punchOut.system },
    )
    return done('Back without a cart', {
      punchOut: await answerOf(request),
      address: returnPath,
    })
  },
}

const piecesOf = (lines: readonly { qty: number }[]) =>
  lines.reduce((total, { qty }) => total + qty, 0)

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

async function answerOf(request: RequestContext) {
  const punchOut = request.user.punchOut === null ? undefined : await punchOutOf(request)
  if (!punchOut) return null
  const { id, system, form, returned_at: at } = punchOut
  return { id, system, returnedAt: at?.toISOString() ?? null, address: form && returnPath }
}

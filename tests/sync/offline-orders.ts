import type { OrderIntent } from '#domain/ordering/order-intent.ts'
import type { Phone } from './phone.ts'
import { sorg } from './sync-server.ts'
import type { World } from './world.ts'

/** A person orders what is on the screen without a connection. */
export async function orderOffline(world: World, phone: Phone, n = 0): Promise<void> {
  const key = await world.keyOf(phone, n)
  const { lines, version } = await world.view(phone, key)
  if (lines.length === 0) return
  const products = lines.map(({ article, qty, unitPrice, note }) => ({
    article_code: article,
    sorg,
    qty,
    price: unitPrice,
    note,
  }))
  const form = { shipto: 'S1', paymentId: 'N30', shipments: [{ sorg, id: 'STD' }] }
  const cart = key ? { cart: key } : {}
  const progress = await phone
    .tab(0)
    .checkout.queue(phone.customerKey, {
      form,
      cartVersion: version ?? 0,
      products,
      totals: [],
      ...cart,
    })
    .catch(() => null)
  if (progress?.state !== 'queued') return
  const args = { form, seenVersion: version ?? 0, products, totals: [], ...cart }
  world.noteKept(phone, progress.mutationId, { kind: 'ORDER', args } as OrderIntent)
}

/** Every order intent that was applied has placed one order, and no refused one has placed any. */
export function ordersOnce({ parts: { reference }, phones }: World): void {
  const intents = new Set(
    phones.flatMap(({ kept }) =>
      kept.flatMap(({ mutationId, intent }) => (intent.kind === 'ORDER' ? [mutationId] : [])),
    ),
  )
  for (const { mutationId, result } of reference.log) {
    if (!intents.has(mutationId)) continue
    const placed = reference.orders.filter(({ attemptKey }) => attemptKey === mutationId).length
    const wanted = result.status === 'REJECTED' ? 0 : 1
    if (placed !== wanted)
      throw new Error(`${mutationId} was ${result.status} and has placed ${placed} orders`)
  }
}

import { applyIntent, type CartState } from '#domain/cart.ts'
import type { Phone } from './phone.ts'
import type { World } from './world.ts'

const told = (lines: { article: string; qty: number }[]) => lines.map(({ article, qty }) => `${article}×${qty}`).sort().join(' ')

/** What a phone ought to show: the cart of the answer it has kept, and on top what it has kept itself and that answer has not. */
async function expected(world: World, phone: Phone, userId: string, customerKey: string): Promise<string> {
  const { reference } = world.parts
  const base = await phone.database.bases.get([userId, customerKey])
  const moment = base && reference.moments.get(base.cart.at)
  const held = new Set(reference.log.slice(0, moment?.log ?? 0).map(({ mutationId }) => mutationId))
  const ordered = base && moment && base.cart.lines.length === 0
  const start: CartState = { version: 0, lines: ordered || !moment ? [] : moment.state.lines.map((line) => ({ ...line, changedBy: '' })) }
  const own = phone.kept.filter((kept) => kept.userId === userId && kept.customerKey === customerKey && !held.has(kept.mutationId))
  const waiting = new Set((await phone.database.needsYou.toArray()).map(({ mutationId }) => mutationId))
  return told(own.filter(({ mutationId }) => !waiting.has(mutationId))
    .reduce((state, { intent }) => applyIntent(state, intent, 'me', () => 'fine').cart, start).lines)
}

/** Holds at every moment: the screen shows what was kept, neither more nor less, in the name of its sender. */
export async function checkViews(world: World, phones: readonly Phone[] = world.phones): Promise<void> {
  if (world.parts.reference.broken) throw world.parts.reference.broken
  if (world.violation) throw new Error(world.violation)
  const shared = await copiedStreams(world)
  for (const phone of phones) {
    if (shared.has(phone)) continue
    for (const customerKey of world.parts.customers) {
      const { lines } = await world.view(phone, phone.userId, customerKey)
      const wanted = await expected(world, phone, phone.userId, customerKey)
      if (told(lines) !== wanted) throw new Error(`${phone.name} shows "${told(lines)}", kept is "${wanted}"`)
    }
  }
}

/** Copies of one profile count under one name until the server tells them apart; so long a count may hide a change. */
async function copiedStreams(world: World): Promise<Set<Phone>> {
  const byStream = new Map<string, Phone[]>()
  for (const phone of world.phones) {
    const streamId = (await phone.database.streams.get(phone.userId))?.streamId
    if (streamId) byStream.set(streamId, [...(byStream.get(streamId) ?? []), phone])
  }
  const shared = new Set<Phone>()
  for (const [streamId, phones] of byStream) {
    if (phones.length > 1) world.copied.add(streamId)
    for (const phone of phones) if (phones.length > 1 || (world.copied.has(streamId) && (await hidesChanges(phone, streamId)))) shared.add(phone)
  }
  return shared
}

/** The other copy is gone, and its count still covers changes that this one has made under the same numbers. */
async function hidesChanges({ database, userId }: Phone, streamId: string): Promise<boolean> {
  const bases = await database.bases.filter((base) => base.streamId === streamId).toArray()
  const counted = Math.max(0, ...bases.map(({ cart }) => cart.streamSeq))
  return (await database.outbox.where('userId').equals(userId).filter((row) => row.streamId === streamId && row.seq <= counted).count()) > 0
}

/** Holds when the line is good again and nobody has touched anything since. */
export async function checkHealed(world: World): Promise<void> {
  const { reference } = world.parts
  const times = new Map<string, number>()
  for (const { mutationId } of reference.log) times.set(mutationId, (times.get(mutationId) ?? 0) + 1)
  for (const [mutationId, count] of times) if (count > 1) throw new Error(`intent ${mutationId} has ${count} results`)
  for (const mutationId of world.ledger.keys()) {
    if (!times.has(mutationId) && !world.excused.has(mutationId)) throw new Error(`intent ${mutationId} has no result`)
  }
  inOrder(world)
  await allSeen(world)
  for (const phone of world.phones) {
    const left = await phone.database.outbox.count()
    if (left) throw new Error(`${left} intents stay on ${phone.name}`)
  }
  const unknown = reference.orders.filter(({ orderNo, attemptKey }) => !world.told.has(orderNo) && !world.excused.has(attemptKey))
  if (unknown.length) throw new Error(`${unknown.length} orders nobody was told of`)
  const keys = reference.orders.map(({ attemptKey }) => attemptKey)
  if (new Set(keys).size !== keys.length) throw new Error('one attempt has made two orders')
}

/** What a person did on one phone, one after the other, has its results in that order. */
function inOrder(world: World): void {
  const place = new Map(world.parts.reference.log.map(({ mutationId }, index) => [mutationId, index]))
  for (const phone of world.phones) {
    for (const userId of world.parts.users) {
      const places = phone.kept.filter((kept) => kept.userId === userId).map(({ mutationId }) => place.get(mutationId) ?? -1).filter((n) => n >= 0)
      if (places.some((n, index) => n < (places[index - 1] ?? -1))) throw new Error(`results out of order on ${phone.name}`)
    }
  }
}

/** Each refusal, and each change laid over a colleague's, lies before the person who made it. */
async function allSeen(world: World): Promise<void> {
  for (const phone of world.phones) {
    const seen = new Set((await phone.database.needsYou.toArray()).map(({ mutationId }) => mutationId))
    const own = new Set(phone.kept.map(({ mutationId }) => mutationId))
    for (const { mutationId, result } of world.parts.reference.log) {
      const matters = result.status === 'REJECTED' || result.overwrote
      if (matters && own.has(mutationId) && !seen.has(mutationId)) throw new Error(`${result.reason ?? 'an overwritten change'} was not shown on ${phone.name}`)
    }
  }
}

const untilSent = async (world: World, phone: Phone, userId: string) => {
  for (let n = 0; n < 12 && (await phone.database.outbox.where('userId').equals(userId).count()); n += 1) {
    world.time.advance(31_000)
    await phone.quiet()
  }
}

/** Makes the line good and lets time pass. Nothing is pressed; who has lost his session signs in again. */
export async function heal(world: World): Promise<void> {
  for (const phone of world.phones) {
    for (const tab of [...phone.tabs, ...phone.leftBehind]) {
      for (const line of Object.values(tab.lines)) line.faults.length = 0
      await tab.release(0)
      await tab.release(0)
    }
  }
  for (const phone of world.phones) {
    const signedOut = ['session', 'forbidden', 'other_user']
    if (phone.tabs.every(({ flush }) => signedOut.includes(flush.state().trouble ?? ''))) await phone.tab(0).sendNow()
    await untilSent(world, phone, phone.userId)
    if (await phone.database.outbox.where('userId').equals(phone.userId).count()) throw new Error(`intents stay on ${phone.name}`)
    for (const tab of phone.leftBehind) tab.stop()
    phone.leftBehind = []
    const [other = ''] = world.parts.users.filter((userId) => userId !== phone.userId)
    for (const userId of [other, phone.userId]) {
      phone.tabs.forEach((tab) => tab.stop())
      phone.userId = phone.cookie = userId
      await phone.boot()
      await untilSent(world, phone, userId)
    }
  }
  await checkAttempts(world)
}

async function checkAttempts(world: World): Promise<void> {
  for (const phone of world.phones) {
    for (const { userId, customerKey } of await phone.database.attempts.toArray()) {
      phone.userId = phone.cookie = userId
      phone.customerKey = customerKey
      phone.tabs.forEach((tab) => tab.stop())
      await phone.boot()
      await world.noteOrders(phone.tab(0).checkout.resume(customerKey))
    }
  }
}

/** After asking once, every screen shows what the server has. */
export async function checkAgainstServer(world: World): Promise<void> {
  for (const phone of world.phones) {
    for (const customerKey of world.parts.customers) {
      phone.customerKey = customerKey
      await phone.tab(0).refreshCart()
      const shown = told((await world.view(phone)).lines)
      const stored = told(world.parts.reference.cartOf(customerKey).state.lines)
      if (shown !== stored) throw new Error(`${phone.name} shows "${shown}", the server has "${stored}"`)
    }
  }
}

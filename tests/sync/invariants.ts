import { type CartsState, runIntent } from '#domain/cart/carts.ts'
import { filesOf } from '#domain/sync/intent-file.ts'
import { compare } from '#domain/ordering/money.ts'
import { ordersOnce } from './offline-orders.ts'
import type { Phone } from './phone.ts'
import { listed, same, told } from './screens.ts'
import { nothingTakenBack, toldTooLate } from './withdrawals.ts'
import type { World } from './world.ts'

/** Holds when the line works again and no action has followed. */
export async function checkHealed(world: World): Promise<void> {
  const { reference } = world.parts
  const times = new Map<string, number>()
  for (const { mutationId } of reference.log)
    times.set(mutationId, (times.get(mutationId) ?? 0) + 1)
  for (const [mutationId, count] of times)
    if (count > 1) throw new Error(`intent ${mutationId} has ${count} results`)
  for (const mutationId of world.ledger.keys()) {
    if (!times.has(mutationId) && !world.excused.has(mutationId))
      throw new Error(`intent ${mutationId} has no result`)
  }
  inOrder(world)
  foldsUp(world)
  nothingTakenBack(world)
  asSeen(world)
  alertsFoldUp(world)
  afterSaleFoldsUp(world)
  await world.parts.server.afterSale()
  ordersOnce(world)
  for (const userId of world.parts.users) await world.parts.server.alerts(userId)
  await toldTooLate(world)
  await allSeen(world)
  for (const phone of world.phones) {
    const left = await phone.database.outbox.count()
    if (left) throw new Error(`${left} intents stay on ${phone.name}`)
  }
  const unknown = reference.orders.filter(
    // An order made offline is told by its intent's result, which every phone must have got.
    ({ orderNo, attemptKey }) =>
      !world.told.has(orderNo) && !world.excused.has(attemptKey) && !world.ledger.has(attemptKey),
  )
  if (unknown.length) throw new Error(`${unknown.length} orders nobody was told of`)
  const keys = reference.orders.map(({ attemptKey }) => attemptKey)
  if (new Set(keys).size !== keys.length) throw new Error('one attempt has made two orders')
}

/** The server's carts are what the intents it has applied and the orders it has placed come to, and nothing else. */
function foldsUp({ parts: { reference, customers } }: World): void {
  const lines = ({ carts }: CartsState) =>
    [...carts]
      .map(([key, { name, state }]) => `${name}=${key}: ${told(state.lines)}`)
      .sort()
      .join('; ')
  for (const customerKey of customers) {
    let state: CartsState = {
      book: 0,
      carts: new Map([['', { name: '', state: { version: 0, lines: [] } }]]),
    }
    for (const deed of reference.deeds.filter((one) => one.customerKey === customerKey)) {
      if ('intent' in deed) state = runIntent(state, deed.intent, deed.userId, () => 'fine').carts
      else
        state = {
          ...state,
          carts: new Map(state.carts).set(deed.ordered, {
            name: state.carts.get(deed.ordered)?.name ?? '',
            state: { version: ordering(state, deed.ordered), lines: [] },
          }),
        }
    }
    const [stored, folded] = [lines(reference.customerOf(customerKey).state), lines(state)]
    if (stored !== folded)
      throw new Error(`the server has "${stored}", what it has applied comes to "${folded}"`)
  }
}

/** Everyone's restock alerts equal the applied switches, each once. */
function alertsFoldUp({ parts: { reference, users } }: World): void {
  for (const userId of users) {
    const folded = new Set<string>()
    for (const deed of reference.switched.filter((one) => one.userId === userId))
      folded[deed.intent.kind === 'RESTOCK_ON' ? 'add' : 'delete'](deed.intent.args.article)
    const [stored, wanted] = [reference.wishesOf(userId), [...folded]].map((all) =>
      all.toSorted().join(' '),
    )
    if (stored !== wanted)
      throw new Error(`${userId} has alerts for "${stored}", what was applied comes to "${wanted}"`)
  }
}

/** Sold frames and claims equal what was applied: a frame is reported once, a claim changed by those who saw it last. */
function afterSaleFoldsUp({ parts: { reference } }: World): void {
  const reports = new Map<string, string>()
  const claims = new Map<string, { revision: number; text: string }>()
  for (const { customerKey, mutationId, intent } of reference.served) {
    if (intent.kind === 'REGISTER_FRAME') {
      const { frameNumber, soldDate } = intent.args
      const text = `${frameNumber} ${customerKey} ${soldDate}`
      if ((reports.get(frameNumber) ?? text) !== text)
        throw new Error(`${frameNumber} was reported on two days, or by two customers`)
      reports.set(frameNumber, text)
      continue
    }
    const { claim, seen, fields } = intent.args
    const before = claims.get(claim)?.revision ?? null
    if (before !== seen) throw new Error(`${mutationId} has changed a claim that nobody had seen`)
    const revision = (before ?? 0) + 1
    claims.set(claim, {
      revision,
      text: `${claim} ${customerKey} ${revision} ${fields.customerNotes}`,
    })
  }
  const folded = [[...reports.values()], [...claims.values()].map(({ text }) => text)]
  const { reports: sold, claims: claimed } = reference.afterSaleFacts()
  const told = (lists: string[][]) => lists.map((list) => list.toSorted().join(', ')).join('; ')
  if (told(folded) !== told([sold, claimed]))
    throw new Error(
      `the server has "${told([sold, claimed])}", what was applied comes to "${told(folded)}"`,
    )
}

/** No one has ordered a quantity or price other than the one they had seen. */
function asSeen({ parts: { reference } }: World): void {
  for (const { orderNo, lines, seen } of reference.bargains) {
    const prices = new Map(
      seen.map(({ article_code, qty, price }) => [`${article_code}×${qty}`, price]),
    )
    const same = lines.every(({ product: { article_code }, qty, unitPrice }) => {
      const price = prices.get(`${article_code}×${qty}`)
      return price && unitPrice && compare(price, unitPrice) === 0
    })
    if (!same || prices.size !== lines.length)
      throw new Error(`order ${orderNo} is not what its buyer saw`)
  }
}

const ordering = ({ carts }: CartsState, key: string) => (carts.get(key)?.state.version ?? 0) + 1

/** Results of a person's actions on one phone have the order of the actions; those with files come when their files have. */
function inOrder(world: World): void {
  const place = new Map(
    world.parts.reference.log.map(({ mutationId }, index) => [mutationId, index]),
  )
  for (const phone of world.phones) {
    for (const userId of world.parts.users) {
      const places = phone.kept
        .filter((kept) => kept.userId === userId && filesOf(kept.intent).length === 0)
        .map(({ mutationId }) => place.get(mutationId) ?? -1)
        .filter((n) => n >= 0)
      if (places.some((n, index) => n < (places[index - 1] ?? -1)))
        throw new Error(`results out of order on ${phone.name}`)
    }
  }
}

/** Each refusal, and each change laid over a colleague's, lies before the person who made it. */
async function allSeen(world: World): Promise<void> {
  for (const phone of world.phones) {
    const seen = new Set(
      (await phone.database.needsYou.toArray()).map(({ mutationId }) => mutationId),
    )
    const own = new Set(
      phone.kept.flatMap(({ mutationId, withdrawn }) => (withdrawn ? [] : [mutationId])),
    )
    for (const { mutationId, result } of world.parts.reference.log) {
      const matters = result.status === 'REJECTED' || result.overwrote
      if (matters && own.has(mutationId) && !seen.has(mutationId))
        throw new Error(
          `${result.reason ?? 'an overwritten change'} was not shown on ${phone.name}`,
        )
    }
  }
}

const untilSent = async (world: World, phone: Phone, userId: string) => {
  await world.filesArrive(phone)
  for (
    let n = 0;
    n < 12 && (await phone.database.outbox.where('userId').equals(userId).count());
    n += 1
  ) {
    world.time.advance(31_000)
    await phone.quiet()
  }
}

/** Repairs the line and lets time pass. Nothing is pressed; a person without a session signs in again. */
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
    if (phone.tabs.every(({ flush }) => signedOut.includes(flush.state().trouble ?? '')))
      await phone.tab(0).sendNow()
    await untilSent(world, phone, phone.userId)
    if (await phone.database.outbox.where('userId').equals(phone.userId).count())
      throw new Error(`intents stay on ${phone.name}`)
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
    for (const { userId, customerKey, key } of await phone.database.cartAttempts.toArray()) {
      phone.userId = phone.cookie = userId
      phone.customerKey = customerKey
      phone.tabs.forEach((tab) => tab.stop())
      await phone.boot()
      await world.noteOrders(phone.tab(0).checkout.resume(customerKey, key))
    }
  }
}

/** After asking once, every screen shows what the server has, of every cart. */
export async function checkAgainstServer(world: World): Promise<void> {
  for (const phone of world.phones) {
    for (const customerKey of world.parts.customers) {
      phone.customerKey = customerKey
      const { carts } = world.parts.reference.customerOf(customerKey).state
      await phone.tab(0).refreshCart()
      const names = [...carts].flatMap(([key, { name }]) => (key ? [{ key, name }] : []))
      const book = await world.book(phone)
      same(phone, 'carts', listed(book), listed(names), 'the server has')
      for (const { key, lines, totalQuantity } of book) {
        await phone.tab(0).refreshCart(key)
        const stored = carts.get(key)!.state.lines
        same(
          phone,
          'a count of',
          `${lines}, ${totalQuantity}`,
          `${stored.length}, ${stored.reduce((total, { qty }) => total + qty, 0)}`,
          'the server has',
        )
      }
      for (const [key, { state }] of carts)
        same(
          phone,
          'lines',
          told((await world.view(phone, key)).lines),
          told(state.lines),
          'the server has',
        )
    }
  }
}

import { type CartState, runSteps, stepOn } from '#domain/cart/cart.ts'
import { type NamedCart, runOnBook } from '#domain/cart/carts.ts'
import { bookView } from '#offline/cart/book-view.ts'
import { cartView } from '#offline/cart/cart-view.ts'
import { type CartRow, isCartRow } from '#offline/cart/cart-rows.ts'
import type { SnapshotRow, BookRow } from '#offline/database.ts'
import { checkDrafts } from './drafts.ts'
import { type CartKept, isCartKept, type Phone } from './phone.ts'
import type { World } from './world.ts'

/** Lines in words, in an order of their own. */
export const told = (lines: readonly { article: string; qty: number; note?: string }[]): string =>
  lines
    .map(({ article, qty, note }) => `${article}×${qty}${note ? ` (${note})` : ''}`)
    .sort()
    .join(' ')
/** Returns a comparable form of a list of carts. */
export const listed = (carts: readonly NamedCart[]): string =>
  carts
    .map(({ key, name }) => `${name}=${key}`)
    .sort()
    .join(' ')

/** Everything a phone keeps of the person who uses it, read once: a screen is looked at after every step. */
interface Store {
  streamId: string
  pending: CartRow[]
  bases: SnapshotRow[]
  books: BookRow[]
  refused: Set<string>
}

async function storeOf({ database, userId }: Phone): Promise<Store> {
  const { streams, outbox, cartSnapshots, cartBooks, needsYou } = database
  return database.transaction(
    'r',
    [streams, outbox, cartSnapshots, cartBooks, needsYou],
    async () => {
      const streamId = (await streams.get(userId))?.streamId ?? ''
      return {
        streamId,
        pending: (await outbox.toArray())
          .filter((row) => row.streamId === streamId && !row.withdrawn)
          .filter(isCartRow),
        bases: (await cartSnapshots.toArray()).filter((row) => row.userId === userId),
        books: (await cartBooks.toArray()).filter((row) => row.userId === userId),
        refused: new Set((await needsYou.toArray()).map(({ mutationId }) => mutationId)),
      }
    },
  )
}

/**
 * Returns intents a phone has stored for a customer that are missing from an answer of this moment and were not
 * refused.
 */
function keptBeyond(
  { parts: { reference } }: World,
  phone: Phone,
  { refused }: Store,
  customerKey: string,
  at: string | undefined,
): CartKept[] {
  const own = phone.kept
    .filter(isCartKept)
    .filter(
      ({ userId, customerKey: of, mutationId, withdrawn }) =>
        userId === phone.userId && of === customerKey && !withdrawn && !refused.has(mutationId),
    )
  const held = reference.moments.get(at ?? '')?.log ?? 0
  return own.filter(({ mutationId }) => (reference.places.get(mutationId) ?? Infinity) >= held)
}

/** Returns the lines a phone should show of a cart: those of its stored answer, with its own later changes on top. */
function wantedLines(
  world: World,
  phone: Phone,
  store: Store,
  customerKey: string,
  key: string,
): string {
  const base = store.bases.find((row) => row.customerKey === customerKey && row.key === key)
  const moment = base && world.parts.reference.moments.get(base.cart.at)
  const ordered = base && moment && base.cart.lines.length === 0
  const start: CartState = {
    version: 0,
    lines: ordered || !moment ? [] : moment.state.lines.map((line) => ({ ...line, changedBy: '' })),
  }
  const steps = keptBeyond(world, phone, store, customerKey, base?.cart.at).flatMap(
    ({ intent }) => stepOn(key, intent) ?? [],
  )
  return told(runSteps(start, steps, 'me', () => 'fine').cart.lines)
}

/** Returns the list of named carts a phone should show. */
function wantedBook(world: World, phone: Phone, store: Store, customerKey: string): string {
  const kept = store.books.find((row) => row.customerKey === customerKey)
  const start = world.parts.reference.moments.get(kept?.book.at ?? '')?.book ?? []
  const own = keptBeyond(world, phone, store, customerKey, kept?.book.at)
  return listed(
    own.reduce<readonly NamedCart[]>(
      (book, { intent }) => runOnBook(book, intent, (cart) => cart),
      start,
    ),
  )
}

/** Blames a phone that shows something else than it should. */
export function same(
  phone: Phone,
  what: string,
  shown: string,
  wanted: string,
  by = 'kept is',
): void {
  if (shown !== wanted) throw new Error(`${phone.name} shows ${what} "${shown}", ${by} "${wanted}"`)
}

/** Holds at every moment: the screen shows what was kept, neither more nor less, in the name of its sender. */
export async function checkViews(
  world: World,
  phones: readonly Phone[] = world.phones,
): Promise<void> {
  if (world.parts.reference.broken) throw world.parts.reference.broken
  if (world.violation) throw new Error(world.violation)
  const shared = await copiedStreams(world)
  for (const phone of phones) {
    await checkDrafts(world, phone)
    if (shared.has(phone)) continue
    const store = await storeOf(phone)
    for (const customerKey of world.parts.customers) checkCustomer(world, phone, store, customerKey)
  }
}

function checkCustomer(world: World, phone: Phone, store: Store, customerKey: string): void {
  const { seams } = world.parts
  const { streamId } = store
  const pending = store.pending.filter((row) => row.customerKey === customerKey)
  const bases = new Map(
    store.bases.filter((row) => row.customerKey === customerKey).map((row) => [row.key, row]),
  )
  const kept = store.books.find((row) => row.customerKey === customerKey)
  const book = (seams.bookView ?? bookView)({
    book: kept,
    streamId,
    pending,
    bases,
    keys: new Set(bases.keys()),
  })
  same(phone, 'carts', listed(book), wantedBook(world, phone, store, customerKey))
  for (const key of ['', ...book.map((entry) => entry.key)]) {
    const { lines } = (seams.cartView ?? cartView)({
      key,
      base: bases.get(key),
      streamId,
      pending,
      articles: new Map(),
    })
    same(phone, 'lines', told(lines), wantedLines(world, phone, store, customerKey, key))
  }
}

/**
 * Copies of one profile count under one name until the server tells them apart; until then a count may hide a change.
 */
async function copiedStreams(world: World): Promise<Set<Phone>> {
  const byStream = new Map<string, Phone[]>()
  for (const phone of world.phones) {
    const streamId = (await phone.database.streams.get(phone.userId))?.streamId
    if (streamId) byStream.set(streamId, [...(byStream.get(streamId) ?? []), phone])
  }
  const shared = new Set<Phone>()
  for (const [streamId, phones] of byStream) {
    if (phones.length > 1) world.copied.add(streamId)
    for (const phone of phones)
      if (
        phones.length > 1 ||
        (world.copied.has(streamId) && (await hidesChanges(phone, streamId)))
      )
        shared.add(phone)
  }
  return shared
}

/** The other copy is gone, and its count still covers changes that this one has made under the same numbers. */
async function hidesChanges({ database, userId }: Phone, streamId: string): Promise<boolean> {
  const bases = await database.cartSnapshots.filter((base) => base.streamId === streamId).toArray()
  const books = await database.cartBooks.filter((book) => book.streamId === streamId).toArray()
  const counted = Math.max(
    0,
    ...bases.map(({ cart }) => cart.streamSeq),
    ...books.map(({ book }) => book.streamSeq),
  )
  return (
    (await database.outbox
      .where('userId')
      .equals(userId)
      .filter((row) => row.streamId === streamId && row.seq <= counted)
      .count()) > 0
  )
}

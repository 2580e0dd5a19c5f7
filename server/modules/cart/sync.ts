import { lineKey } from '#domain/cart/cart.ts'
import { articleOf, cartsOf, type CartIntent, readIntent } from '#domain/cart/cart-intent.ts'
import { maxIntents } from '#domain/cart/cart-limits.ts'
import { type CartsState, type IntentEffect, runIntent } from '#domain/cart/carts.ts'
import type { Request } from '../../context.ts'
import { failure } from '../../failure.ts'
import { type CartArticles, cartArticles, soldLines, verdictFrom } from './cart-articles.ts'
import { cartAnswer } from './cart-answer.ts'
import { cartBooks } from './cart-book.ts'
import { lockCarts, stateOf, type StoredCarts, writeCarts } from './cart-store.ts'
import {
  lockStream,
  type Stored,
  type StoredResult,
  storedResults,
  storeResults,
} from './stream-store.ts'

export interface IntentInput {
  seq: number
  mutationId: string
  v: number
  customerKey: string
  kind: string
  args?: unknown
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The carts of one customer while the intents of a call run over them. `spoken`: keys that the intents speak of. */
interface Working {
  stored: StoredCarts
  r3: string
  state: CartsState
  articles: CartArticles
  spoken: string[]
}

/**
 * Runs what one device did, in its order, exactly once. All or nothing is
 * written by the transaction around it; a refusal writes nothing of its own and is remembered like a success.
 * @param withCarts whether the answer has to bring the carts that were spoken of @throws BAD_INPUT for ids that are no ids and for more than 50 intents; TOO_LARGE for overlong ones
 */
export async function syncIntents(
  request: Request,
  streamId: string,
  intents: IntentInput[],
  withCarts = true,
) {
  if (!streamId || streamId.length > 120) throw failure('BAD_INPUT', { field: 'streamId' })
  // A device names its streams by person: one that names somebody else was taken up under the wrong session.
  const owner = streamId.match(/\/(\d+)$/)?.[1]
  if (owner !== undefined && owner !== String(request.user.id)) throw failure('FORBIDDEN')
  if (intents.length > maxIntents)
    throw failure('BAD_INPUT', { field: 'intents', limit: maxIntents })
  if (intents.some(({ mutationId }) => !uuid.test(mutationId)))
    throw failure('BAD_INPUT', { field: 'mutationId' })
  if (intents.some(({ customerKey }) => customerKey.length > 60))
    throw failure('TOO_LARGE', { field: 'customerKey' })

  if (
    new Set(intents.map(({ seq }) => seq)).size <
    new Set(intents.map(({ mutationId }) => mutationId.toLowerCase())).size
  ) {
    throw failure('BAD_INPUT', { field: 'seq' })
  }

  const last = await lockStream(request, streamId)
  const carts = await openCarts(request, intents, withCarts)
  const before = await storedResults(request, streamId, intents)
  const isOther = ({ seq, mutationId }: IntentInput) =>
    before.here.has(seq) && before.here.get(seq)!.mutationId !== mutationId.toLowerCase()
  const forked = intents.some(isOther)
  // Of a forked stream nothing is run; what both copies had in common is answered with the carts that hold it, or the copy
  // would send it again as new, or show a cart without it.
  const shared = intents.filter((intent) => before.here.has(intent.seq) && !isOther(intent))
  const run = forked
    ? { ...runAll(request, shared, { last, stored: before, carts }), made: [], last, gap: null }
    : runAll(request, intents, { last, stored: before, carts })

  for (const { stored, state, articles } of carts.values()) {
    await writeCarts(
      request.tx,
      request.tenant.id,
      stored,
      state,
      (line) => articles.get(lineKey(line))!.articleId,
    )
  }
  await storeResults(request, streamId, run.made, run.last)
  const answer = {
    lastSeq: run.last,
    results: await named(request, run.results),
    gap: run.gap,
    fork: forked,
  }
  // More intents of the same cart follow, and the last of them will bring it.
  if (!withCarts) return { ...answer, carts: [], books: [] }
  return {
    ...answer,
    carts: [...carts.values()].flatMap((working) => answersOf(request, working, run.last)),
    books: await cartBooks(
      request,
      [...carts.values()].map(({ stored, r3 }) => ({ id: stored.customerId, r3 })),
      run.last,
    ),
  }
}

/** Every cart that was spoken of and that there is; the list of them says which there are. */
const answersOf = (
  request: Request,
  { stored, state, r3, articles, spoken }: Working,
  last: number,
) =>
  stored.carts.flatMap((cart) => {
    const now = state.carts.get(cart.key)
    return now && spoken.includes(cart.key)
      ? [cartAnswer(request, { ...cart, name: now.name }, now.state, r3, articles, last)]
      : []
  })

/** The intents of a call as far as they are understood, by customer. */
function understood(intents: IntentInput[]): Map<string, CartIntent[]> {
  const byCustomer = new Map<string, CartIntent[]>()
  for (const { v, kind, args, customerKey } of intents) {
    const intent = readIntent(v, kind, args)
    byCustomer.set(customerKey, [
      ...(byCustomer.get(customerKey) ?? []),
      ...(intent ? [intent] : []),
    ])
  }
  return byCustomer
}

/**
 * Locks the carts of those customers the person may act for; the others stay away, and their intents are refused. Of lines
 * that nobody speaks of and that nobody will be told, it is enough to know that they are sold.
 */
async function openCarts(
  request: Request,
  intents: IntentInput[],
  withCarts: boolean,
): Promise<Map<string, Working>> {
  const byCustomer = understood(intents)
  const allowed = await request.tx.query<{ id: number; r3: string }>(
    'SELECT id, r3 FROM act_for($1, $2::text[])',
    [request.user.id, [...byCustomer.keys()]],
  )
  if (allowed.length === 0) return new Map()
  const spokenOf = (r3: string) => [...new Set(byCustomer.get(r3)!.flatMap(cartsOf))]
  const stored = await lockCarts(
    request.tx,
    request.tenant.id,
    new Map(allowed.map(({ id, r3 }) => [id, spokenOf(r3)])),
  )
  const working = new Map<string, Working>()
  for (const carts of stored) {
    const { r3 } = allowed.find(({ id }) => id === carts.customerId)!
    const asked = byCustomer.get(r3)!.flatMap((intent) => articleOf(intent) ?? [])
    const lines = carts.carts.flatMap(({ state }) => state.lines)
    const articles = await cartArticles(
      request,
      withCarts ? [...lines, ...asked] : asked,
      carts.customerId,
    )
    const spokenOfNow = new Set(asked.map(lineKey))
    const sold = withCarts
      ? articles
      : await soldLines(
          request,
          lines.filter((line) => !spokenOfNow.has(lineKey(line))),
          carts.customerId,
        )
    // A line whose article is no longer sold goes with the first change made to its cart.
    const isSold = (line: { sorg: string; article: string }) =>
      articles.has(lineKey(line)) || sold.has(lineKey(line))
    const state = stateOf(carts, ({ version, lines: all }) => ({
      version,
      lines: all.filter(isSold),
    }))
    working.set(r3, { stored: carts, r3, state, articles, spoken: spokenOf(r3) })
  }
  return working
}

/** The status of what is sent again. */
const again = ({ status }: Effect) => (status === 'rejected' ? 'REJECTED' : 'ALREADY')

interface Answered extends StoredResult {
  status: 'APPLIED' | 'ALREADY' | 'REJECTED'
}

function runAll(
  request: Request,
  intents: IntentInput[],
  { last, stored, carts }: { last: number; stored: Stored; carts: Map<string, Working> },
) {
  const results: Answered[] = []
  const made: StoredResult[] = []
  let at = last
  for (const intent of intents) {
    const mutationId = intent.mutationId.toLowerCase()
    if (intent.seq <= at) {
      const before = made.find(({ seq }) => seq === intent.seq) ?? stored.here.get(intent.seq)
      results.push(
        before
          ? { ...before, status: again(before.effect) }
          : {
              seq: intent.seq,
              mutationId,
              kind: intent.kind,
              effect: { status: 'applied', qty: 0 },
              status: 'ALREADY',
            },
      )
      continue
    }
    if (intent.seq !== at + 1) return { results, made, last: at, gap: at + 1 }
    const done = stored.elsewhere.get(mutationId)
    const effect = done?.effect ?? runOne(request, intent, carts)
    const result = { seq: intent.seq, mutationId, kind: intent.kind.slice(0, 40), effect }
    made.push(result)
    results.push({
      ...result,
      status: done ? again(effect) : effect.status === 'rejected' ? 'REJECTED' : 'APPLIED',
    })
    at = intent.seq
  }
  return { results, made, last: at, gap: null }
}

export type Effect =
  | IntentEffect
  | { status: 'rejected'; reason: 'not_your_customer' | 'not_understood' | 'withdrawn' }

function runOne(
  request: Request,
  { v, kind, args, customerKey }: IntentInput,
  carts: Map<string, Working>,
): Effect {
  // Its sender has taken it back: it uses up its number, and what was sent of it under the same id is never run afterwards.
  if (kind === 'WITHDRAW') return { status: 'rejected', reason: 'withdrawn' }
  const intent = readIntent(v, kind, args)
  if (!intent) return { status: 'rejected', reason: 'not_understood' }
  const working = carts.get(customerKey)
  if (!working) return { status: 'rejected', reason: 'not_your_customer' }
  const { carts: state, effect } = runIntent(
    working.state,
    intent,
    String(request.user.id),
    verdictFrom(working.articles),
  )
  working.state = state
  return effect
}

/** Results as the contract has them; whose change was overwritten is told by name. */
async function named(request: Request, results: Answered[]) {
  const ids = results.flatMap(({ effect }) =>
    effect.status === 'applied' && effect.overwrote ? [Number(effect.overwrote.by)] : [],
  )
  const users =
    ids.length === 0
      ? []
      : await request.tx.query<{ id: number; name: string }>(
          'SELECT id, name FROM app_user WHERE id = ANY($1::int[])',
          [ids],
        )
  return results.map(({ seq, mutationId, status, effect }) => ({
    seq,
    mutationId,
    status,
    reason: effect.status === 'rejected' ? effect.reason : null,
    qty: effect.status === 'applied' ? effect.qty : null,
    overwrote:
      effect.status === 'applied' && effect.overwrote
        ? {
            ...effect.overwrote,
            by:
              users.find(({ id }) => String(id) === (effect.overwrote as { by: string }).by)
                ?.name ?? '',
          }
        : null,
  }))
}

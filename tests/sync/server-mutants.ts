import type { ClaimIntent } from '#domain/claims/claim-intent.ts'
import type { RestockIntent } from '#domain/restock/restock-intent.ts'
import type { CartIntent } from '#domain/cart/cart-intent.ts'
import type { CartsState } from '#domain/cart/carts.ts'
import type { IntentResult, SyncAnswer } from '#offline/cart/cart-answer.ts'
import type { Stream } from './reference-records.ts'
import type { Report } from './after-sale.ts'
import { ReferenceServer } from './reference-server.ts'
import type { CheckoutVariables, WireIntent } from './sync-server.ts'

/** Runs what was sent again a second time. */
class WithoutDedupe extends ReferenceServer {
  override async sync(
    userId: string,
    streamId: string,
    intents: WireIntent[],
  ): Promise<SyncAnswer> {
    const stream = this.streamOf(userId, streamId)
    for (const { seq } of intents) if (seq <= stream.last) stream.results.delete(seq)
    this.done.clear()
    const [first] = intents
    if (first && first.seq <= stream.last) stream.last = first.seq - 1
    return super.sync(userId, streamId, intents)
  }
}

/** Stops at a refused intent and takes nothing behind it. */
class PoisonBlocks extends ReferenceServer {
  override async sync(
    userId: string,
    streamId: string,
    intents: WireIntent[],
  ): Promise<SyncAnswer> {
    const answer = await super.sync(userId, streamId, intents)
    const bad = answer.results.findIndex(({ status }) => status === 'REJECTED')
    return bad < 0
      ? answer
      : {
          ...answer,
          results: answer.results.slice(0, bad),
          lastSeq: (answer.results[bad]?.seq ?? 1) - 1,
        }
  }
}

/** Says "already" of what it has refused. */
class ForgetsRefusals extends ReferenceServer {
  protected override again(result: IntentResult): IntentResult {
    return { ...result, status: 'ALREADY', reason: null }
  }
}

/** Counts the cart of the asking stream as further than it is. */
class RunsAhead extends ReferenceServer {
  override async sync(
    userId: string,
    streamId: string,
    intents: WireIntent[],
  ): Promise<SyncAnswer> {
    const answer = await super.sync(userId, streamId, intents)
    return { ...answer, carts: answer.carts.map((cart) => ({ ...cart, streamSeq: 0 })) }
  }
}

/** Takes one number for another intent's, and answers that it has it already. */
class WithoutForkCheck extends ReferenceServer {
  override async sync(
    userId: string,
    streamId: string,
    intents: WireIntent[],
  ): Promise<SyncAnswer> {
    const { results } = this.streamOf(userId, streamId)
    const renamed = intents.map((intent) => ({
      ...intent,
      mutationId: results.get(intent.seq)?.mutationId ?? intent.mutationId,
    }))
    const answer = await super.sync(userId, streamId, renamed)
    return {
      ...answer,
      results: answer.results.map((result) => ({
        ...result,
        mutationId: intents.find(({ seq }) => seq === result.seq)?.mutationId ?? '',
      })),
    }
  }
}

/** Knows an intent by its number alone: under another stream it runs once more. */
class OncePerStream extends ReferenceServer {
  protected override runNew(userId: string, stream: Stream, intent: WireIntent) {
    this.done.clear()
    return super.runNew(userId, stream, intent)
  }
}

/** Puts into the one cart what was asked, not what could be taken from the other. */
class MovesOutOfNothing extends ReferenceServer {
  protected override effectOf(state: CartsState, intent: CartIntent, userId: string) {
    const outcome = super.effectOf(state, intent, userId)
    if (
      intent.kind !== 'MOVE' ||
      outcome.effect.status === 'rejected' ||
      outcome.effect.qty === intent.args.qty
    )
      return outcome
    const { sorg, article, qty, to: cart } = intent.args
    const more = {
      kind: 'ADD',
      args: { sorg, article, qty: qty - outcome.effect.qty, ...(cart && { cart }) },
    } as const
    return { ...outcome, carts: super.effectOf(outcome.carts, more, userId).carts }
  }
}

/** Drops a cart even with lines that other people have added since. */
class DropsUnseen extends ReferenceServer {
  protected override effectOf(state: CartsState, intent: CartIntent, userId: string) {
    return super.effectOf(
      state,
      intent.kind === 'DROP_CART'
        ? { ...intent, args: { ...intent.args, seenVersion: Infinity } }
        : intent,
      userId,
    )
  }
}

/** Empties the active cart, whichever was ordered. */
class EmptiesTheActive extends ReferenceServer {
  protected override place(...args: Parameters<ReferenceServer['place']>) {
    const [, customerKey, key] = args
    const before = this.customerOf(customerKey).state
    const placed = super.place(...args)
    const after = this.customerOf(customerKey)
    if (key)
      after.state = {
        ...before,
        carts: new Map(before.carts).set('', { name: '', state: { version: 99, lines: [] } }),
      }
    return placed
  }
}

/** Answers with the first of the carts that were spoken of. */
class AnswersOneCart extends ReferenceServer {
  override async sync(
    userId: string,
    streamId: string,
    intents: WireIntent[],
  ): Promise<SyncAnswer> {
    const answer = await super.sync(userId, streamId, intents)
    return { ...answer, carts: answer.carts.slice(0, 1) }
  }
}

/** Forgets the carts' list when it takes a new one in. */
class ForgetsTheList extends ReferenceServer {
  override async sync(
    userId: string,
    streamId: string,
    intents: WireIntent[],
  ): Promise<SyncAnswer> {
    const answer = await super.sync(userId, streamId, intents)
    return { ...answer, books: [] }
  }
}

/** Places an order for every sending. */
class OrdersEachTime extends ReferenceServer {
  override async checkout(userId: string, customerKey: string, variables: CheckoutVariables) {
    const answer = await super.checkout(userId, customerKey, variables)
    const before = this.orders.filter(({ attemptKey }) => attemptKey === variables.attemptKey)
    const [first] = before
    if (first && this.seen.has(variables.attemptKey))
      this.orders.push({ ...first, orderNo: `${first.orderNo}-again` })
    this.seen.add(variables.attemptKey)
    return answer
  }
  private readonly seen = new Set<string>()
}

/** Runs an old copy of what its sender has taken back. */
class RunsWhatWasTakenBack extends ReferenceServer {
  override async sync(
    userId: string,
    streamId: string,
    intents: WireIntent[],
    withCarts?: boolean,
  ): Promise<SyncAnswer> {
    const stream = this.streamOf(userId, streamId)
    for (const { seq, mutationId, kind } of intents) {
      if (kind === 'WITHDRAW' || stream.results.get(seq)?.result.reason !== 'withdrawn') continue
      stream.results.delete(seq)
      this.done.delete(`${userId}|${mutationId}`)
      stream.last = Math.min(stream.last, seq - 1)
    }
    return super.sync(userId, streamId, intents, withCarts)
  }
}

/** Ends everyone's alert for an article together with one person's. */
class EndsEverybodysAlert extends ReferenceServer {
  protected override alert(userId: string, intent: RestockIntent) {
    const refused = super.alert(userId, intent)
    if (intent.kind === 'RESTOCK_OFF') this.shop.endWishes(intent.args.article)
    return refused
  }
}

/** Stores an alert as many times as it is switched on. */
class KeepsEachAlert extends ReferenceServer {
  protected override alert(userId: string, intent: RestockIntent) {
    const before = this.wishesOf(userId)
    const refused = super.alert(userId, intent)
    if (intent.kind === 'RESTOCK_ON' && refused === null)
      this.shop.keepWishes(userId, [...before, intent.args.article])
    return refused
  }
}

/** Answers an intent that is not about a cart as done, and runs nothing. */
class RunsCartsAlone extends ReferenceServer {
  protected override alert() {
    return null
  }
}

/** Changes a claim whatever its sender had seen. */
class ChangesUnseenClaims extends ReferenceServer {
  protected override serve(userId: string, customerKey: string, intent: ClaimIntent | Report) {
    const now = intent.kind === 'CLAIM' ? this.service.claims.get(intent.args.claim) : undefined
    if (intent.kind !== 'CLAIM' || intent.args.seen === null || !now)
      return super.serve(userId, customerKey, intent)
    return this.service.claim(userId, customerKey, {
      ...intent,
      args: { ...intent.args, seen: now.revision },
    })
  }
}

/** Answers a claim as done, and stores nothing. */
class ForgetsClaims extends ReferenceServer {
  protected override serve(userId: string, customerKey: string, intent: ClaimIntent | Report) {
    return intent.kind === 'CLAIM' ? null : super.serve(userId, customerKey, intent)
  }
}

/** Takes a second report of a sold frame for a new one. */
class SellsTwice extends ReferenceServer {
  protected override serve(userId: string, customerKey: string, intent: ClaimIntent | Report) {
    if (intent.kind === 'REGISTER_FRAME') this.service.reports.delete(intent.args.frameNumber)
    return super.serve(userId, customerKey, intent)
  }
}

/** Orders at whatever the price is by then. */
class OrdersAtAnyPrice extends ReferenceServer {
  protected override differences(...args: Parameters<ReferenceServer['differences']>) {
    return super.differences(...args).filter(({ kind }) => kind !== 'PRICE')
  }
}

/** Places an order made offline at whatever the price is by then. */
class OrdersOfflineAtAnyPrice extends ReferenceServer {
  protected override orderDifferences(...args: Parameters<ReferenceServer['orderDifferences']>) {
    return super.orderDifferences(...args).filter(({ kind }) => kind !== 'PRICE')
  }
}

/** Places an order made offline with what others have added since. */
class OrdersUnseenLines extends ReferenceServer {
  protected override orderDifferences(...args: Parameters<ReferenceServer['orderDifferences']>) {
    return super
      .orderDifferences(...args)
      .filter(({ kind }) => kind !== 'ADDED' && kind !== 'QUANTITY')
  }
}

/** Answers an order made offline as placed, and places nothing. */
class PlacesNothing extends ReferenceServer {
  protected override orderIntent(...args: Parameters<ReferenceServer['orderIntent']>) {
    const order = super.orderIntent(...args)
    if (typeof order !== 'string') this.orders.pop()
    return order
  }
}

/** Places an order made offline twice. */
class PlacesTwice extends ReferenceServer {
  protected override orderIntent(...args: Parameters<ReferenceServer['orderIntent']>) {
    const order = super.orderIntent(...args)
    const [last] = this.orders.slice(-1)
    if (typeof order !== 'string' && last)
      this.orders.push({ ...last, orderNo: `${last.orderNo}-again` })
    return order
  }
}

/** Empties the cart of an order made offline that it has refused. */
class EmptiesRefused extends ReferenceServer {
  protected override orderIntent(...args: Parameters<ReferenceServer['orderIntent']>) {
    const order = super.orderIntent(...args)
    const [, customerKey, , { args: of }] = args
    const customer = this.customerOf(customerKey)
    const cart = customer.state.carts.get(of.cart ?? '')
    if (order === 'order_changed' && cart)
      customer.state = {
        ...customer.state,
        carts: new Map(customer.state.carts).set(of.cart ?? '', {
          name: cart.name,
          state: { version: cart.state.version + 1, lines: [] },
        }),
      }
    return order
  }
}

/** Faults of the server, each of which the model must notice. */
export const serverMutants: Record<string, new () => ReferenceServer> = {
  'no dedupe': WithoutDedupe,
  'a refused intent blocks those behind': PoisonBlocks,
  'a refusal sent again is told as done': ForgetsRefusals,
  'the cart does not say what it holds': RunsAhead,
  'no fork check': WithoutForkCheck,
  'an intent once for each stream': OncePerStream,
  'a move that makes pieces out of nothing': MovesOutOfNothing,
  'a cart dropped with what nobody saw': DropsUnseen,
  'another cart emptied than was ordered': EmptiesTheActive,
  'an answer with one cart of two': AnswersOneCart,
  'an answer without the list of carts': ForgetsTheList,
  'an order for each sending': OrdersEachTime,
  'what was taken back runs when an old copy of it comes': RunsWhatWasTakenBack,
  'an alert ended for everybody': EndsEverybodysAlert,
  'an alert stored once for each switch': KeepsEachAlert,
  'a kind beside the cart answered and not run': RunsCartsAlone,
  'a claim changed over what nobody saw': ChangesUnseenClaims,
  'a claim answered and not stored': ForgetsClaims,
  'a frame sold twice': SellsTwice,
  'ordered at a price that nobody saw': OrdersAtAnyPrice,
  'an offline order at a price that nobody saw': OrdersOfflineAtAnyPrice,
  'an offline order with lines that nobody saw': OrdersUnseenLines,
  'an offline order answered and not placed': PlacesNothing,
  'an offline order placed twice': PlacesTwice,
  'the cart of a refused offline order emptied': EmptiesRefused,
}

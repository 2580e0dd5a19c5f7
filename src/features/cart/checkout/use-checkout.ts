import { useAtom, useAtomValue, useStore } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { holdUnsaved } from '#shell/failure/chunk-failure.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { sessionExpiredAtom } from '#shell/session/session-atoms.ts'
import type { CheckoutForm } from '#domain/ordering/checkout.ts'
import type {
  CartDifference,
  FreightDifference,
  PlacedOrder,
  Refusal,
} from '#offline/checkout/checkout-answer.ts'
import type { CheckoutProgress } from '#offline/checkout/checkout-attempt.ts'
import type { CartView, ViewLine } from '#offline/cart/cart-view.ts'
import type { Offline } from '#offline/start-offline.ts'
import { cartCustomerAtom, offlineAtom } from '#shell/sync/sync-state.ts'
import { nameOf } from '../lines/cart-groups.ts'
import {
  agreedForm,
  agreedProducts,
  differenceKey,
  defaultResolution,
  productsOf,
  type SeenProducts,
  type Resolution,
} from '../changes/difference-resolution.ts'

/** Where the checkout on this screen stands. In `form` and `differences` alone there is a button. */
export type CheckoutState =
  | { state: 'starting' }
  /** `earlier`: an order that was sent before and has arrived, while the cart holds something else. */
  | { state: 'form'; errors: Refusal[]; earlier?: PlacedOrder[] }
  /** `cart` as it was sent: the device's own empties when the order is placed. */
  | { state: 'placing'; cart: CartView }
  | { state: 'checking'; signedOut?: boolean }
  /** `seen` and `terms` as they were sent: what is agreed to is agreed on top of them. `done`: what was changed of the cart for a sheet before. */
  | {
      state: 'differences'
      differences: CartDifference[]
      freight: FreightDifference[]
      seen: SeenProducts
      terms: CheckoutForm
      done?: readonly Done[]
    }
  | { state: 'placed'; orders: PlacedOrder[] }

/** A quantity that was changed as the buyer agreed to. `line` as it was on the screen. */
interface Done {
  sorg: string
  article: string
  was: number
  now: number
  line: ViewLine | undefined
}

type Differing = Extract<CheckoutState, { state: 'differences' }>

const refusal = (code: string): Refusal => ({ field: null, code, message: code })
const form = (errors: Refusal[] = []): Extract<CheckoutState, { state: 'form' }> => ({
  state: 'form',
  errors,
})

const firstPause = 1_500
const longestPause = 15_000

/** A cart of a customer; '' is the active one. */
interface OfCart {
  customerKey: string
  key: string
}

const refresh = (offline: Offline, key: string) =>
  key === '' ? offline.refreshCart() : offline.refreshNamedCart(key)

/** What became of an order left open; everything unsent is sent before the form shows. */
async function begin(offline: Offline, { customerKey, key }: OfCart): Promise<CheckoutState> {
  const before = await offline.checkout.resume(customerKey, key)
  if (before.state === 'checking') return before
  await offline.sendNow()
  await refresh(offline, key)
  // What had not arrived a moment ago may have by now, and the cart be empty for it.
  const after = before.state === 'placed' ? before : await offline.checkout.resume(customerKey, key)
  // Whoever has filled the cart anew wants to order that: "placed" would be taken for it.
  if (after.state === 'placed' && (await offline.cart.read(customerKey, key)).lines.length > 0)
    return { ...form(), earlier: after.orders }
  return afterResume(after, [])
}

const afterResume = (progress: CheckoutProgress, errors: Refusal[]): CheckoutState =>
  progress.state === 'placed' || progress.state === 'checking' ? progress : form(errors)

function afterPlace(
  progress: CheckoutProgress,
  seen: SeenProducts,
  terms: CheckoutForm,
): CheckoutState {
  switch (progress.state) {
    case 'differences':
      return { ...progress, seen, terms }
    case 'refused':
      return form(progress.errors)
    case 'idle':
      return form()
    default:
      return progress
  }
}

/** Drives the checkout of one of the chosen customer's carts; an order that is under way is taken up again after a reload. @param key '' the active one */
export function useCheckout(key = '') {
  const offline = useAtomValue(offlineAtom)
  const customerKey = useAtomValue(cartCustomerAtom)
  const [state, setState] = useState<CheckoutState>({ state: 'starting' })
  useEffect(() => {
    if (!offline || customerKey === null) return
    let gone = false
    void begin(offline, { customerKey, key })
      .catch(() => form())
      .then((next) => !gone && setState(next))
    return () => {
      gone = true
    }
  }, [offline, customerKey, key])
  useAsking(state, offline, customerKey, key, setState)
  const store = useStore()
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  // A page that lacks a part must not be loaded anew over an order that is under way.
  const underWay = state.state === 'placing'
  useEffect(() => (underWay ? holdUnsaved() : undefined), [underWay])

  /** Puts the next state up, and answers it. @param cart what stays on the screen meanwhile */
  const run = async (
    cart: CartView,
    work: (offline: Offline, of: OfCart) => Promise<CheckoutState>,
  ) => {
    if (!offline || customerKey === null) return state
    setState({ state: 'placing', cart })
    const next = await work(offline, { customerKey, key }).catch(() => form([refusal('not_saved')]))
    // Whoever has left meanwhile sees no sheet: nothing was ordered.
    if (!here.current) turnBack(next)
    setState(next)
    return next
  }
  const turnBack = (from: CheckoutState) => {
    const left = store.get(offlineAtom) !== offline || store.get(cartCustomerAtom) !== customerKey
    if (!offline || customerKey === null || left || from.state !== 'differences') return
    void takeBack(offline, { customerKey, key }, from.done ?? []).catch(() =>
      setState(form([refusal('not_saved')])),
    )
  }
  return {
    state,
    /** Orders the cart exactly as it stands on the screen. */
    place: (terms: CheckoutForm, cart: CartView) =>
      run(cart, (o, of) => placeOnce(o, of, terms, cart, productsOf(cart.lines))),
    /** Carries out what the buyer says to the differences, and orders what was agreed to. */
    agree: (cart: CartView, verdicts: Verdicts) =>
      run(cart, (o, of) =>
        state.state === 'differences'
          ? agreeAndPlace(o, of, cart, state, verdicts)
          : Promise.resolve(form()),
      ),
    /** Nothing is ordered, and the cart is again as it was before the first of the sheets. */
    backToForm: () => {
      setState(form())
      turnBack(state)
    },
  }
}

type Verdicts = ReadonlyMap<string, Resolution>

async function placeOnce(
  offline: Offline,
  { customerKey, key }: OfCart,
  terms: CheckoutForm,
  cart: CartView,
  seen: SeenProducts,
): Promise<CheckoutState> {
  const progress = await offline.checkout.place(customerKey, {
    form: terms,
    cartVersion: cart.version ?? 0,
    products: seen,
    ...(key && { cart: key }),
  })
  // What is wrong stands beside the cart as it is now.
  if (progress.state === 'differences' || progress.state === 'refused') await refresh(offline, key)
  return afterPlace(named(progress, cart), seen, terms)
}

/** The server no longer knows what a line that is gone was called; the cart that was on the screen does. */
function named(progress: CheckoutProgress, { lines }: CartView): CheckoutProgress {
  if (progress.state !== 'differences') return progress
  const names = new Map(lines.map((line) => [line.id, nameOf(line)]))
  return {
    ...progress,
    differences: progress.differences.map((one) => ({
      ...one,
      name: names.get(differenceKey(one)) ?? one.name,
    })),
  }
}

async function agreeAndPlace(
  offline: Offline,
  of: OfCart,
  shown: CartView,
  { differences, freight, seen, terms, done = [] }: Differing,
  verdicts: Verdicts,
): Promise<CheckoutState> {
  const changed = [...done]
  for (const difference of differences) {
    const verdict = verdicts.get(differenceKey(difference)) ?? defaultResolution(difference)
    const { sorg, article_code: article, newQty } = difference
    if (verdict.kind === 'accept' || newQty === null) continue
    const now = verdict.kind === 'change' ? verdict.qty : 0
    await offline.cart.setQuantity(of.customerKey, { sorg, article, cart: of.key }, now, newQty)
    changed.push({
      sorg,
      article,
      was: newQty,
      now,
      line: shown.lines.find(({ id }) => id === differenceKey(difference)),
    })
  }
  await offline.sendNow()
  await refresh(offline, of.key)
  const cart = await offline.cart.read(of.customerKey, of.key)
  const next = await placeOnce(
    offline,
    of,
    agreedForm(terms, freight),
    cart,
    agreedProducts(seen, differences, verdicts, shown.lines),
  )
  return next.state === 'differences' ? { ...next, done: changed } : next
}

/** Whoever turns back from a second sheet has ordered nothing: what he agreed to on the first is no longer meant. */
async function takeBack({ cart }: Offline, { customerKey, key }: OfCart, done: readonly Done[]) {
  for (const { sorg, article, was, now, line } of done.toReversed()) {
    // A line that is gone comes back with its facts and its note.
    if (now === 0 && line?.product)
      await cart.addLines(customerKey, [{ product: line.product, qty: was, note: line.note }], key)
    else await cart.setQuantity(customerKey, { sorg, article, cart: key }, was, now)
  }
}

/** While nobody knows what became of an order the server is asked, at once when the network is back; where it knows no session, the person first. */
function useAsking(
  now: CheckoutState,
  offline: Offline | null,
  customerKey: string | null,
  key: string,
  setState: (state: CheckoutState) => void,
) {
  const online = useAtomValue(onlineAtom)
  const [expired, setExpired] = useAtom(sessionExpiredAtom)
  const asking = now.state === 'checking'
  useEffect(() => {
    if (now.state === 'checking' && now.signedOut) setExpired(true)
  }, [now, setExpired])
  useEffect(() => {
    if (!asking || expired || !offline || customerKey === null) return
    let timer: ReturnType<typeof setTimeout>
    let gone = false
    const ask = async (pause: number) => {
      const progress = await offline.checkout
        .resume(customerKey, key)
        .catch((): CheckoutProgress => ({ state: 'checking' }))
      if (gone) return
      if (progress.state === 'checking' && progress.signedOut) setState(progress)
      else if (progress.state === 'checking')
        timer = setTimeout(() => void ask(Math.min(longestPause, pause * 2)), pause)
      else setState(afterResume(progress, [refusal('not_arrived')]))
    }
    timer = setTimeout(() => void ask(firstPause), firstPause)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [asking, expired, offline, customerKey, key, online, setState])
}

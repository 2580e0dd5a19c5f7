import type { CartIntent } from '#domain/cart/cart-intent.ts'
import type { CartStore } from '#offline/cart/cart-store.ts'
import type { Action } from './actions.ts'
import type { Phone } from './phone.ts'
import { productOf } from './products.ts'
import { sorg } from './sync-server.ts'
import type { World } from './world.ts'

type Edit = Extract<
  Action,
  { do: 'add' | 'set' | 'clear' | 'new' | 'rename' | 'drop' | 'note' | 'move' }
>

/** As many named carts as a scenario needs to go wrong in. */
const maxCarts = 3

/** What a person at this phone means by an action, with what the screen shows; null: it offers no such thing now. */
export async function intentOf(
  world: World,
  phone: Phone,
  action: Edit,
): Promise<CartIntent | null> {
  if (action.do === 'new')
    return (await world.book(phone)).length < maxCarts
      ? { kind: 'NEW_CART', args: { cart: '', name: action.name } }
      : null
  if (action.do === 'move') return moved(world, phone, action)
  const key = await world.keyOf(phone, action.cart)
  const of = key ? { cart: key } : {}
  switch (action.do) {
    case 'add':
      return { kind: 'ADD', args: { sorg, article: action.article, qty: action.qty, ...of } }
    case 'note':
      return { kind: 'NOTE', args: { sorg, article: action.article, note: action.note, ...of } }
    case 'clear':
      return {
        kind: 'CLEAR',
        args: { seenVersion: (await world.view(phone, key)).version ?? 0, ...of },
      }
    case 'rename':
      return key ? { kind: 'RENAME_CART', args: { cart: key, name: action.name } } : null
    case 'drop':
      return key
        ? {
            kind: 'DROP_CART',
            args: { cart: key, seenVersion: (await world.view(phone, key)).version ?? 0 },
          }
        : null
    default: {
      const seen =
        (await world.view(phone, key)).lines.find(({ article }) => article === action.article)
          ?.qty ?? 0
      return {
        kind: 'SET',
        args: {
          sorg,
          article: action.article,
          qty: action.qty,
          seenQty: Math.max(0, seen - action.seenOff),
          ...of,
        },
      }
    }
  }
}

async function moved(
  world: World,
  phone: Phone,
  action: Extract<Edit, { do: 'move' }>,
): Promise<CartIntent | null> {
  const [from, to] = [await world.keyOf(phone, action.from), await world.keyOf(phone, action.to)]
  const line = (await world.view(phone, from)).lines.find(
    ({ article }) => article === action.article,
  )
  if (from === to || !line) return null
  return {
    kind: 'MOVE',
    args: {
      sorg,
      article: action.article,
      qty: Math.min(action.qty, line.qty),
      from,
      to,
      ...(line.note && { note: line.note }),
    },
  }
}

/** Does it as a screen does. */
export function makeChange(
  cart: CartStore,
  customerKey: string,
  intent: CartIntent,
): Promise<unknown> {
  switch (intent.kind) {
    case 'ADD':
      return cart.addToCart(
        customerKey,
        productOf(intent.args.article),
        intent.args.qty,
        intent.args.cart,
      )
    case 'SET':
      return cart.setQuantity(customerKey, intent.args, intent.args.qty, intent.args.seenQty ?? 0)
    case 'CLEAR':
      return cart.clearCart(customerKey, intent.args.seenVersion, intent.args.cart)
    case 'NOTE':
      return cart.setNote(customerKey, intent.args, intent.args.note)
    case 'NEW_CART':
      return cart.saveAsCart(customerKey, intent.args.name)
    case 'RENAME_CART':
      return cart.renameCart(customerKey, intent.args.cart, intent.args.name)
    case 'DROP_CART':
      return cart.dropCart(customerKey, intent.args.cart, intent.args.seenVersion)
    case 'MOVE': {
      const { article, qty, note, from, to } = intent.args
      return cart.moveLine(
        customerKey,
        { product: productOf(article), qty, ...(note && { note }) },
        from,
        to,
      )
    }
  }
}

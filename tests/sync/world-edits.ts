import { NotSavedError } from '#offline/storage-trouble.ts'
import type { CartIntent } from '#domain/cart/cart-intent.ts'
import type { Intent } from '#domain/sync/intent.ts'
import {
  addLines,
  clearCart,
  dropCart,
  moveLine,
  newCart,
  renameCart,
  setNote,
  setQuantities,
} from '#offline/cart/cart-changes.ts'
import type { QueuedChange } from '#offline/sync/dispatch.ts'
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

/** Returns the intent of a person's action with what the screen shows; null: the screen does not offer it now. */
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

/** The change as a screen makes it. */
export function changesOf({ kind, args }: Intent): readonly QueuedChange[] {
  const intent = { kind, args } as Intent
  switch (intent.kind) {
    case 'ADD':
      return addLines(intent.args.cart ?? '', [
        { product: productOf(intent.args.article), qty: intent.args.qty },
      ])
    case 'SET':
      return setQuantities(intent.args.cart ?? '', [
        { ...intent.args, seenQty: intent.args.seenQty ?? 0 },
      ])
    case 'CLEAR':
      return clearCart(intent.args.cart ?? '', intent.args.seenVersion)
    case 'NOTE':
      return setNote(intent.args.cart ?? '', intent.args, intent.args.note)
    case 'NEW_CART':
      return newCart(intent.args.cart, intent.args.name)
    case 'RENAME_CART':
      return renameCart(intent.args.cart, intent.args.name)
    case 'DROP_CART':
      return dropCart(intent.args.cart, intent.args.seenVersion)
    case 'MOVE': {
      const { article, qty, note, from, to } = intent.args
      return moveLine(from, to, { product: productOf(article), qty, ...(note && { note }) })
    }
    default:
      return [{ intent }]
  }
}

const fail = (what: string): never => {
  throw new Error(what)
}

/** Makes a change as a screen does. */
export async function edit(world: World, phone: Phone, intent: Intent): Promise<void> {
  const { customerKey } = phone
  if (intent.kind === 'NEW_CART') intent.args.cart = phone.device.newId()
  phone.ids = []
  const kept = await phone
    .tab(0)
    .dispatch(customerKey, changesOf(intent))
    .then(
      () => true,
      (error: unknown) =>
        error instanceof NotSavedError
          ? (world.parts.seams.swallowNotSaved ?? false)
          : fail(String(error)),
    )
  const [mutationId] = phone.ids
  if (kept && mutationId) world.noteKept(phone, mutationId, intent)
}

/** An article of a vendor in the cart: vendor's id, code, quantity in sales units, price that was seen (decimal text). */
export interface CartItem {
  vendor: string
  articleCode: string
  qty: number
  price: string
}

/** Most items in one cart, and most sales units of one item. */
export const maxItems = 200
export const maxQty = 99_999

/** Code of an item: what makes it the same as another one. */
export const itemKey = ({ vendor, articleCode }: Pick<CartItem, 'vendor' | 'articleCode'>) =>
  `${vendor}/${articleCode}`

/** Whether a cart has no place for an item: it is full, and the article is not in it yet. */
export const isTooMany = (cart: readonly CartItem[], item: CartItem): boolean =>
  item.qty > 0 && cart.length >= maxItems && !cart.some((one) => itemKey(one) === itemKey(item))

/** Puts an item into the cart. A quantity of zero or less removes it; otherwise it replaces the item of the same article. One too many is left out. */
export function withItem<Item extends CartItem>(cart: readonly Item[], item: Item): Item[] {
  const key = itemKey(item)
  const at = cart.findIndex((one) => itemKey(one) === key)
  const others = cart.filter((one) => itemKey(one) !== key)
  if (!(item.qty > 0)) return others
  const next = { ...item, qty: Math.min(Math.floor(item.qty), maxQty) }
  if (next.qty < 1) return others
  if (at >= 0) return cart.map((one, n) => (n === at ? next : one))
  return cart.length < maxItems ? [...cart, next] : [...cart]
}

/** Puts items into the cart in their order. */
export const withItems = <Item extends CartItem>(
  cart: readonly Item[],
  items: readonly Item[],
): Item[] => items.reduce<Item[]>(withItem, [...cart])

/** A cart with what is ordered beside its items. */
export interface FilledCart<Item extends CartItem> {
  items: readonly Item[]
  shipTo: string
  notes: string
  day: string
}

/**
 * Puts an order back into a cart that has been filled since. What both have stays as the cart has it.
 * @returns null: the cart cannot hold all of it
 */
export function withOrder<Item extends CartItem>(
  cart: FilledCart<Item>,
  order: FilledCart<Item>,
): FilledCart<Item> | null {
  const known = new Set(cart.items.map(itemKey))
  const back = order.items.filter((item) => !known.has(itemKey(item)))
  if (cart.items.length + back.length > maxItems) return null
  return {
    items: withItems(cart.items, back),
    shipTo: cart.shipTo || order.shipTo,
    notes: cart.notes || order.notes,
    day: cart.day || order.day,
  }
}

/** An article of a vendor as it can be ordered now: price as decimal text, stock in sales units. */
export interface OfferedProduct {
  price: string
  stock: number
  /** Only an available article can be ordered. */
  itemStatus: 'available' | 'paused' | 'discontinued'
}

/** Why an item cannot be ordered. */
export type ProductRefusal = 'not_offered' | 'over_stock' | 'price_changed'

/**
 * Checks an item against what the vendor offers now.
 * @param checks whether the portal compares stock and price
 * @returns the code of the first refusal; null: it can be ordered
 */
export function productRefusal(
  { qty, price }: Pick<CartItem, 'qty' | 'price'>,
  offered: OfferedProduct | undefined,
  checks: { stock: boolean; price: boolean },
): ProductRefusal | null {
  if (!offered || offered.itemStatus !== 'available') return 'not_offered'
  if (checks.stock && qty > offered.stock) return 'over_stock'
  return checks.price && Number(price) !== Number(offered.price) ? 'price_changed' : null
}

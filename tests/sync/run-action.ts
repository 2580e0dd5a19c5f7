import { orderOffline } from './offline-orders.ts'
import type { Intent } from '#domain/sync/intent.ts'
import type { Fault } from '../support/fake-network.ts'
import { clone, crash, evict, full, oldTab, switchCustomer, switchUser } from './accidents.ts'
import type { Action } from './actions.ts'
import { claimIntent, reportIntent } from './after-sale.ts'
import { orderDraft, reload, takeBackDraft, typeRow } from './drafts.ts'
import type { Phone } from './phone.ts'
import { sorg } from './sync-server.ts'
import type { Tab } from './tab.ts'
import { withdraw } from './withdrawals.ts'
import { edit, intentOf } from './world-edits.ts'
import type { World } from './world.ts'

/** Does what one action of a scenario says. */
export async function runAction(world: World, action: Action): Promise<void> {
  const phone = world.phone(action.phone)
  switch (action.do) {
    case 'add':
    case 'set':
    case 'clear':
    case 'new':
    case 'rename':
    case 'drop':
    case 'note':
    case 'move': {
      const intent = await intentOf(world, phone, action)
      return intent ? edit(world, phone, intent) : undefined
    }
    case 'flush':
      await world.releaseParked(phone)
      void phone.tab(action.tab).flush.run({ ignoreBackoff: action.force })
      return phone.quiet()
    case 'wait':
      world.time.advance(action.ms)
      return world.quiet()
    case 'fault':
      for (const tab of action.tab === undefined ? phone.tabs : [phone.tab(action.tab)])
        tab.lines[action.line].faults.push(...action.faults)
      return
    case 'release':
      return phone.tab(action.tab).release(action.order)
    case 'refresh':
      void phone.tab(0).refreshCart(await world.keyOf(phone, action.cart))
      return phone.quiet()
    case 'checkout':
      return buy(world, phone, action)
    case 'order_offline':
      return orderOffline(world, phone, action.cart)
    case 'resume':
      void phone
        .tab(0)
        .track(
          'order',
          world.noteOrders(
            phone.tab(0).checkout.resume(phone.customerKey, await world.keyOf(phone, action.cart)),
          ),
        )
      return phone.quiet()
    case 'office':
      return world.parts.server.office(officeChange(action.what, action.article, action.n))
    default:
      return upset(world, phone, action)
  }
}

async function upset(world: World, phone: Phone, action: Action): Promise<void> {
  switch (action.do) {
    case 'switch_customer':
      return switchCustomer(world, phone)
    case 'switch_user':
      return switchUser(world, phone, action.unsent, action.leaveTab)
    case 'old_tab':
      return oldTab(phone, action.faults)
    case 'crash':
      return crash(world, phone, action.at)
    case 'evict':
      return evict(world, phone)
    case 'clone':
      return clone(world, phone, world.phone(action.onto))
    case 'full':
      return full(world, phone, action.times, action.article)
    case 'type_row':
      return typeRow(world, phone, action)
    case 'order_draft':
      return orderDraft(world, phone, action)
    case 'take_back':
      return takeBackDraft(world, phone, action)
    case 'reload':
      return reload(phone, action.tab)
    case 'withdraw':
      return withdraw(world, phone, action.nth)
    case 'report':
      return edit(world, phone, reportIntent(action.frame, action.day))
    case 'claim':
      return edit(world, phone, claimIntent(world.parts.customers, phone.userId, action))
    case 'files_arrive':
      return world.filesArrive(phone)
    case 'wish':
      return edit(world, phone, alertOf(action.article, action.on))
    default:
      return
  }
}

/** Orders what is on the screen, and perhaps presses again when the outcome is unknown. */
async function buy(
  world: World,
  phone: Phone,
  {
    tab: n,
    faults,
    again,
    cart = 0,
  }: { tab: number; faults: Fault[]; again: boolean; cart?: number },
): Promise<void> {
  const key = await world.keyOf(phone, cart)
  const tab = phone.tab(n)
  tab.lines.order.faults.push(...faults)
  await order(world, phone, tab, key)
  if (again) await order(world, phone, tab, key)
}

async function order(world: World, phone: Phone, tab: Tab, key: string): Promise<void> {
  const { lines, version } = await world.view(phone, key)
  if (version === null || lines.length === 0) return
  const products = lines.map(({ article, qty, unitPrice, note }) => ({
    article_code: article,
    sorg,
    qty,
    price: unitPrice,
    note,
  }))
  const form = { shipto: 'S1', paymentId: 'N30', shipments: [{ sorg, id: 'STD' }] }
  void tab.track(
    'order',
    world.noteOrders(
      tab.checkout.place(phone.customerKey, {
        form,
        cartVersion: version,
        products,
        totals: [],
        ...(key && { cart: key }),
      }),
    ),
  )
  await phone.quiet()
}

const officeChange = (
  what: 'block' | 'unblock' | 'price' | 'stock' | 'promotion',
  article: string,
  n: number,
) =>
  what === 'price'
    ? ({ kind: 'price', article, dealer: `${10 + n}.0000` } as const)
    : what === 'promotion'
      ? ({ kind: 'promotion', article, percent: n } as const)
      : what === 'stock'
        ? ({ kind: 'stock', article, available: n } as const)
        : ({ kind: 'block', article, blocked: what === 'block' } as const)

/** A person turns the switch beside an article that is out of stock. */
const alertOf = (article: string, on: boolean): Intent => ({
  kind: on ? 'RESTOCK_ON' : 'RESTOCK_OFF',
  args: { sorg, article },
})

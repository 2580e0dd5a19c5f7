import fc from 'fast-check'
import type { Fault } from '../support/fake-network.ts'
import { claimsEach, type FrameNumber, frames, soldDays } from './after-sale.ts'
import type { Kind } from './tab.ts'
import { articles, wanted } from './sync-server.ts'

export type CrashPoint =
  | 'before_send'
  | 'before_answer'
  | 'in_settle'
  | 'in_base'
  | 'after_settle'
  | 'in_append'

/** Moment at which the device dies during an order from a draft; `page`: only the page dies. */
export type DraftKill = 'in_cart' | 'in_draft' | 'page'

export type Action = { phone: number } & (
  | { do: 'add'; article: string; qty: number; cart?: number }
  | { do: 'set'; article: string; qty: number; seenOff: number; cart?: number }
  | { do: 'clear'; cart?: number }
  | { do: 'drop'; cart?: number }
  | { do: 'refresh' | 'resume' | 'order_offline'; cart?: number }
  | { do: 'switch_customer' | 'evict' }
  | { do: 'new'; name: string }
  | { do: 'rename'; cart?: number; name: string }
  | { do: 'note'; cart?: number; article: string; note: string }
  | { do: 'move'; from: number; to: number; article: string; qty: number }
  | { do: 'clone'; onto: number }
  | { do: 'flush'; tab: number; force: boolean }
  | { do: 'wait'; ms: number }
  | { do: 'fault'; line: Kind; faults: Fault[]; /** Missing: both. */ tab?: number }
  | { do: 'release'; tab: number; order: number }
  | { do: 'checkout'; tab: number; faults: Fault[]; again: boolean; cart?: number }
  | { do: 'switch_user'; unsent: 'keep' | 'discard'; leaveTab: boolean }
  | { do: 'old_tab'; faults: Fault[] }
  | { do: 'crash'; at: CrashPoint }
  | { do: 'full'; times: 1 | 2; article: string }
  | { do: 'type_row'; tab: number; article: string; qty: number; keep: boolean }
  | {
      do: 'order_draft'
      tab: number
      all: boolean
      named: boolean
      both: boolean
      kill: DraftKill | null
      after: number
    }
  | { do: 'take_back'; tab: number; kill: 'in_cart' | 'in_draft' | null }
  | { do: 'reload'; tab: number }
  | { do: 'withdraw'; nth: number }
  | { do: 'report'; frame: FrameNumber; day: (typeof soldDays)[number] }
  | { do: 'claim'; nth: number; seen: number | null; note: string }
  | { do: 'files_arrive' }
  | { do: 'wish'; tab: number; article: string; on: boolean }
  | {
      do: 'office'
      what: 'block' | 'unblock' | 'price' | 'stock' | 'promotion'
      article: string
      n: number
    }
)

// Trouble comes of what happens to one and the same phone.
const phone = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 2, arbitrary: fc.nat(4) },
)
const tab = fc.nat(1)
const article = fc.constantFrom(...articles)
/** 0 is the active cart; the others are those on the phone's list, as many as there are. */
const cart = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 3 }) },
)
const strange = fc.constantFrom<string>('A', 'B', 'NO-SUCH')
const qty = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 9 }) },
  { weight: 1, arbitrary: fc.constant(99_999) },
)
const fault = fc.constantFrom<Fault>(
  'drop_request',
  'drop_answer',
  'drop_answer',
  'twice',
  'late_twin',
  'hold_request',
  'hold_answer',
  'busy',
  'expired',
  'hotel',
  'maintenance',
  'forbidden',
)
// A checkout twin that arrives after the buyer was told "not as you saw it" is left out: the server's own word stands there.
const mildFault = fc.constantFrom<Fault>(
  'drop_request',
  'drop_answer',
  'drop_answer',
  'twice',
  'hold_answer',
  'busy',
  'expired',
)

const edits = [
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constant('add' as const),
      phone,
      cart,
      article: fc.oneof({ weight: 9, arbitrary: article }, { weight: 1, arbitrary: strange }),
      qty,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('set' as const),
      phone,
      cart,
      article,
      qty: fc.oneof(fc.constant(0), qty),
      seenOff: fc.integer({ min: 0, max: 1 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('clear' as const), phone, cart }) },
]
const name = fc.constantFrom('Spring', 'Fair')
const named = [
  { weight: 5, arbitrary: fc.record({ do: fc.constant('new' as const), phone, name }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('rename' as const), phone, cart, name }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('drop' as const), phone, cart }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('note' as const),
      phone,
      cart,
      article,
      note: fc.constantFrom('for Ann', ''),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      phone,
      from: cart,
      to: cart,
      article,
      qty,
    }),
  },
]
const drafts = [
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('type_row' as const),
      phone,
      tab,
      article,
      qty: fc.integer({ min: 1, max: 9 }),
      keep: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('order_draft' as const),
      phone,
      tab,
      all: fc.boolean(),
      named: fc.nat(3).map((n) => n === 0),
      both: fc.nat(3).map((n) => n === 0),
      kill: fc.constantFrom<DraftKill | null>(null, null, null, 'in_cart', 'in_draft', 'page'),
      after: fc.nat(12),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('take_back' as const),
      phone,
      tab,
      kill: fc.constantFrom(null, null, 'in_cart' as const, 'in_draft' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reload' as const), phone, tab }) },
]
const secondThoughts = [
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('withdraw' as const), phone, nth: fc.nat(4) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wish' as const),
      phone,
      tab,
      article: fc.constantFrom(...wanted),
      on: fc.boolean(),
    }),
  },
]
const afterSale = [
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('report' as const),
      phone,
      frame: fc.constantFrom(...(Object.keys(frames) as FrameNumber[])),
      day: fc.constantFrom(...soldDays),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('claim' as const),
      phone,
      nth: fc.nat(claimsEach - 1),
      seen: fc.constantFrom(null, null, 1, 1, 2),
      note: fc.constantFrom('creaks', 'cracked', 'loose'),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('files_arrive' as const), phone }) },
]
const network = [
  {
    weight: 8,
    arbitrary: fc.record({ do: fc.constant('flush' as const), phone, tab, force: fc.boolean() }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      phone,
      ms: fc.constantFrom(300, 2_000, 31_000),
    }),
  },
  {
    weight: 9,
    arbitrary: fc.record({
      do: fc.constant('fault' as const),
      phone,
      tab: fc.constantFrom(undefined, undefined, 0, 1),
      line: fc.constant('flush' as const),
      faults: fc.array(fault, { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('fault' as const),
      phone,
      line: fc.constantFrom('ask' as const, 'order' as const),
      faults: fc.array(mildFault, { minLength: 1, maxLength: 2 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('release' as const), phone, tab, order: fc.nat(3) }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('refresh' as const), phone, cart }) },
]
const shop = [
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('checkout' as const),
      phone,
      tab,
      cart,
      faults: fc.array(mildFault, { maxLength: 2 }),
      again: fc.boolean(),
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('order_offline' as const), phone, cart }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('resume' as const), phone, cart }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('office' as const),
      phone,
      what: fc.constantFrom(
        'block' as const,
        'unblock' as const,
        'price' as const,
        'stock' as const,
        'promotion' as const,
      ),
      article,
      n: fc.integer({ min: 0, max: 20 }),
    }),
  },
]
const people = [
  { weight: 2, arbitrary: fc.record({ do: fc.constant('switch_customer' as const), phone }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('switch_user' as const),
      phone,
      unsent: fc.constantFrom('keep' as const, 'keep' as const, 'discard' as const),
      leaveTab: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('old_tab' as const),
      phone,
      faults: fc.constantFrom<Fault[]>([], ['expired', 'expired']),
    }),
  },
]
const accidents = [
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('crash' as const),
      phone,
      at: fc.constantFrom<CrashPoint>(
        'before_send',
        'before_answer',
        'in_settle',
        'in_base',
        'after_settle',
        'in_append',
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('evict' as const), phone }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('clone' as const), phone, onto: phone }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('full' as const),
      phone,
      times: fc.constantFrom(1 as const, 2 as const),
      article,
    }),
  },
]

/** Actions of people, line and faults in some order, on two to five phones. */
export const scenario: fc.Arbitrary<{ phones: number; actions: Action[] }> = fc.record({
  phones: fc.integer({ min: 2, max: 5 }),
  actions: fc.array(
    fc.oneof(
      ...edits,
      ...named,
      ...drafts,
      ...secondThoughts,
      ...afterSale,
      ...network,
      ...shop,
      ...people,
      ...accidents,
    ) as fc.Arbitrary<Action>,
    { minLength: 1, maxLength: 24, size: 'max' },
  ),
})

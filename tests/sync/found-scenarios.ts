import type { Action } from './actions.ts'

/** Scenarios that once broke a promise; each is played again in every run. */
export const foundScenarios: { phones: number; actions: Action[] }[] = [
  {
    // Two tabs learned of one order, and each emptied the cart: it then counted one generation more than the server.
    phones: 2,
    actions: [
      { do: 'refresh', phone: 0 },
      { do: 'add', phone: 0, article: 'A', qty: 1 },
      { do: 'checkout', phone: 0, tab: 1, faults: ['hold_answer', 'drop_request'], again: false },
      { do: 'checkout', phone: 0, tab: 0, faults: ['hold_answer'], again: true },
      { do: 'checkout', phone: 0, tab: 1, faults: [], again: false },
      { do: 'full', phone: 0, times: 1, article: 'A' },
    ],
  },
  {
    // A press that could not be written used up its number all the same: the phone showed it twice.
    phones: 2,
    actions: [
      { do: 'full', phone: 0, times: 1, article: 'A' },
      { do: 'clone', phone: 0, onto: 1 },
      { do: 'refresh', phone: 0, cart: 0 },
      { do: 'type_row', phone: 0, tab: 0, article: 'A', qty: 1, keep: false },
    ],
  },
  {
    // What a forked stream had in common was acknowledged without the cart that holds it: the other customer's cart lost it.
    phones: 5,
    actions: [
      { do: 'add', phone: 0, article: 'A', qty: 1 },
      { do: 'clone', phone: 0, onto: 4 },
      { do: 'switch_customer', phone: 0 },
      { do: 'set', phone: 0, article: 'A', qty: 0, seenOff: 0 },
      { do: 'set', phone: 4, article: 'A', qty: 0, seenOff: 0 },
      { do: 'flush', phone: 4, tab: 0, force: true },
      { do: 'flush', phone: 0, tab: 0, force: true },
    ],
  },
  {
    // An order refused for changes of a copied profile is sent again after its answer was lost.
    phones: 2,
    actions: [
      { do: 'add', phone: 3, article: 'A', qty: 1 },
      { do: 'flush', phone: 3, tab: 0, force: false },
      { do: 'clone', phone: 1, onto: 0 },
      { do: 'add', phone: 0, article: 'A', qty: 1 },
      { do: 'flush', phone: 0, tab: 0, force: false },
      { do: 'checkout', phone: 1, tab: 0, faults: ['drop_answer'], again: true },
    ],
  },
  {
    // Two copies of a profile hold one unsent change, and each takes a new stream for it.
    phones: 3,
    actions: [
      { do: 'clear', phone: 2 },
      { do: 'clone', phone: 2, onto: 0 },
      { do: 'set', phone: 0, article: 'A', qty: 1, seenOff: 0 },
      { do: 'wait', phone: 0, ms: 300 },
      { do: 'add', phone: 2, article: 'A', qty: 1 },
      { do: 'clone', phone: 2, onto: 0 },
      { do: 'flush', phone: 0, tab: 0, force: false },
    ],
  },
  {
    // A page goes while its first writing of a fast order is under way; it comes to its end, and another tab orders what it kept.
    phones: 2,
    actions: [
      { do: 'type_row', phone: 0, tab: 1, article: 'A', qty: 1, keep: false },
      {
        do: 'order_draft',
        phone: 0,
        tab: 1,
        all: false,
        named: true,
        both: true,
        kill: 'page',
        after: 0,
      },
      { do: 'type_row', phone: 0, tab: 0, article: 'A', qty: 1, keep: false },
      {
        do: 'order_draft',
        phone: 0,
        tab: 0,
        all: false,
        named: true,
        both: false,
        kill: null,
        after: 0,
      },
      {
        do: 'order_draft',
        phone: 0,
        tab: 0,
        all: false,
        named: false,
        both: true,
        kill: null,
        after: 0,
      },
    ],
  },
  {
    // A refused claim undid what the server had still to write of the cart before it, and had answered as applied.
    phones: 2,
    actions: [
      { do: 'new', phone: 0, name: 'Spring' },
      { do: 'add', phone: 0, article: 'A', qty: 1 },
      { do: 'claim', phone: 0, nth: 0, seen: 1, note: 'creaks' },
    ],
  },
  {
    // Two tabs order one draft twice over, and each is first once: the model took the loser's earlier order for this one.
    phones: 2,
    actions: [
      { do: 'type_row', phone: 0, tab: 0, article: 'A', qty: 1, keep: true },
      {
        do: 'order_draft',
        phone: 0,
        tab: 1,
        all: false,
        named: false,
        both: true,
        kill: null,
        after: 0,
      },
      { do: 'type_row', phone: 0, tab: 0, article: 'A', qty: 1, keep: true },
      {
        do: 'order_draft',
        phone: 0,
        tab: 0,
        all: false,
        named: false,
        both: true,
        kill: null,
        after: 0,
      },
    ],
  },
]

/** Scenarios that chance seldom comes to; each shows a fault that is seeded. */
export const rareScenarios: { phones: number; actions: Action[] }[] = [
  {
    // An order made offline is placed once; what is added later stays in the cart.
    phones: 2,
    actions: [
      { do: 'add', phone: 0, article: 'A', qty: 1 },
      { do: 'flush', phone: 0, tab: 0, force: true },
      { do: 'order_offline', phone: 0 },
      { do: 'flush', phone: 0, tab: 0, force: true },
      { do: 'add', phone: 0, article: 'B', qty: 1 },
      { do: 'flush', phone: 0, tab: 0, force: true },
    ],
  },
  {
    // The office changes a price while an order made offline waits.
    phones: 2,
    actions: [
      { do: 'add', phone: 0, article: 'A', qty: 1 },
      { do: 'flush', phone: 0, tab: 0, force: true },
      { do: 'order_offline', phone: 0 },
      { do: 'office', phone: 0, what: 'price', article: 'A', n: 1 },
      { do: 'flush', phone: 0, tab: 0, force: true },
    ],
  },
  {
    // An order made offline does not know what a colleague has put into the cart.
    phones: 2,
    actions: [
      { do: 'add', phone: 0, article: 'A', qty: 1 },
      { do: 'flush', phone: 0, tab: 0, force: true },
      { do: 'switch_user', phone: 0, unsent: 'keep', leaveTab: false },
      { do: 'add', phone: 0, article: 'A', qty: 1 },
      { do: 'order_offline', phone: 0 },
      { do: 'flush', phone: 0, tab: 0, force: true },
    ],
  },
  {
    // A line is moved of which a colleague has left less than the mover saw.
    phones: 2,
    actions: [
      { do: 'add', phone: 0, article: 'A', qty: 5 },
      { do: 'new', phone: 0, name: 'Spring' },
      { do: 'flush', phone: 0, tab: 0, force: true },
      { do: 'refresh', phone: 1 },
      { do: 'set', phone: 1, article: 'A', qty: 2, seenOff: 0 },
      { do: 'flush', phone: 1, tab: 0, force: true },
      { do: 'move', phone: 0, from: 0, to: 1, article: 'A', qty: 5 },
      { do: 'flush', phone: 0, tab: 0, force: true },
    ],
  },
  {
    // A cart is dropped into which a colleague has put something meanwhile.
    phones: 2,
    actions: [
      { do: 'new', phone: 0, name: 'Fair' },
      { do: 'flush', phone: 0, tab: 0, force: true },
      { do: 'refresh', phone: 1 },
      { do: 'add', phone: 1, cart: 1, article: 'B', qty: 3 },
      { do: 'flush', phone: 1, tab: 0, force: true },
      { do: 'drop', phone: 0, cart: 1 },
      { do: 'flush', phone: 0, tab: 0, force: true },
    ],
  },
  {
    // A named cart is ordered while the active one is filled.
    phones: 2,
    actions: [
      { do: 'new', phone: 0, name: 'Spring' },
      { do: 'add', phone: 0, article: 'A', qty: 1 },
      { do: 'add', phone: 0, cart: 1, article: 'B', qty: 2 },
      { do: 'flush', phone: 0, tab: 0, force: true },
      { do: 'checkout', phone: 0, tab: 0, cart: 1, faults: ['drop_answer'], again: true },
    ],
  },
  {
    // A promotion begins between the look and the order.
    phones: 2,
    actions: [
      { do: 'add', phone: 0, article: 'C', qty: 4 },
      { do: 'flush', phone: 0, tab: 0, force: true },
      { do: 'office', phone: 0, what: 'promotion', article: 'C', n: 10 },
      { do: 'checkout', phone: 0, tab: 0, faults: [], again: false },
      { do: 'refresh', phone: 0 },
      { do: 'checkout', phone: 0, tab: 0, faults: [], again: false },
    ],
  },
  {
    // A copied profile knows as acknowledged what its cart does not hold yet.
    phones: 2,
    actions: [
      { do: 'add', phone: 1, article: 'A', qty: 1 },
      { do: 'clone', phone: 1, onto: 0 },
      { do: 'set', phone: 0, article: 'A', qty: 0, seenOff: 0 },
    ],
  },
  {
    // A cart is read that holds what has been sent and not yet answered.
    phones: 2,
    actions: [
      { do: 'add', phone: 0, article: 'A', qty: 1 },
      { do: 'fault', phone: 0, line: 'flush', faults: ['hold_answer', 'drop_request'] },
      { do: 'wait', phone: 0, ms: 300 },
      { do: 'refresh', phone: 0, cart: 0 },
      { do: 'add', phone: 0, article: 'A', qty: 1 },
    ],
  },
  {
    // A tab of one person stays open while another signs in.
    phones: 2,
    actions: [
      { do: 'add', phone: 0, article: 'A', qty: 1 },
      { do: 'switch_user', phone: 0, unsent: 'keep', leaveTab: true },
      { do: 'new', phone: 0, name: 'Spring' },
      { do: 'fault', phone: 0, line: 'flush', faults: ['drop_request'] },
    ],
  },
  {
    // The line goes between the requests of one sending: the first of them has been answered, the cart has not come.
    phones: 2,
    actions: [
      { do: 'add', phone: 0, article: 'A', qty: 1 },
      { do: 'add', phone: 0, article: 'B', qty: 1 },
      { do: 'add', phone: 0, article: 'C', qty: 1 },
      { do: 'fault', phone: 0, line: 'flush', faults: ['ok', 'drop_request'] },
      { do: 'flush', phone: 0, tab: 0, force: true },
      { do: 'wait', phone: 0, ms: 2_000 },
    ],
  },
  {
    // A request with changes to more than one cart.
    phones: 2,
    actions: [
      { do: 'new', phone: 0, name: 'Spring' },
      { do: 'add', phone: 0, article: 'A', qty: 1, cart: 1 },
      { do: 'add', phone: 0, article: 'B', qty: 1, cart: 0 },
      { do: 'add', phone: 0, article: 'C', qty: 1, cart: 0 },
      { do: 'flush', phone: 0, tab: 0, force: true },
    ],
  },
]

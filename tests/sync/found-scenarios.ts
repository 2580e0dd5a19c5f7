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
]

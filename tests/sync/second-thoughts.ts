import type { Action } from './actions.ts'

const typed = (tab: number, keep = true): Action => ({
  do: 'type_row',
  phone: 0,
  tab,
  article: 'A',
  qty: 2,
  keep,
})
const ordered = (more: Partial<Extract<Action, { do: 'order_draft' }>> = {}): Action => ({
  do: 'order_draft',
  phone: 0,
  tab: 0,
  all: true,
  named: false,
  both: false,
  kill: null,
  after: 0,
  ...more,
})

/** Scenarios of fast orders, of changes that are taken back and of wishes, which chance comes to seldom. */
export const secondThoughts: { phones: number; actions: Action[] }[] = [
  // The device dies of an order: before its lines are kept, before its rows are out of the draft.
  { phones: 2, actions: [typed(0), ordered({ kill: 'in_cart' }), ordered()] },
  {
    phones: 2,
    actions: [
      typed(0),
      typed(0),
      ordered({ all: false, kill: 'in_draft' }),
      ordered({ named: true, kill: 'in_draft' }),
      ordered({ named: true }),
    ],
  },
  // What went into the cart comes back, and the device dies of that.
  {
    phones: 2,
    actions: [
      typed(0),
      ordered(),
      { do: 'take_back', phone: 0, tab: 0, kill: 'in_draft' },
      { do: 'reload', phone: 0, tab: 0 },
    ],
  },
  {
    phones: 2,
    actions: [
      typed(0),
      ordered({ named: true }),
      { do: 'flush', phone: 0, tab: 0, force: true },
      { do: 'take_back', phone: 0, tab: 0, kill: null },
    ],
  },
  // Two tabs with one fast order: both press the button; each has typed what the other has not seen.
  { phones: 2, actions: [typed(0), ordered({ both: true })] },
  { phones: 2, actions: [typed(0), typed(1), typed(0), typed(1), ordered({ tab: 1 })] },
  // A page goes before its last row is kept, and the other tab orders before it is opened again.
  {
    phones: 2,
    actions: [
      typed(0),
      typed(0, false),
      { do: 'reload', phone: 0, tab: 0 },
      ordered({ tab: 1 }),
      typed(0),
    ],
  },
  // A page goes while its order is under way, with a row that was never kept.
  ...[0, 1, 2, 3, 5, 8].map((after) => ({
    phones: 2,
    actions: [typed(0), typed(0, false), ordered({ kill: 'page' as const, after }), typed(0)],
  })),
  // A page goes while its last row is being stored, and the other tab orders that row before the next page is opened.
  ...[0, 1, 2, 3, 5, 8].map((after) => ({
    phones: 2,
    actions: [
      typed(1),
      typed(0, false),
      ordered({ kill: 'page' as const, after }),
      ordered({ tab: 1 }),
      typed(0),
    ],
  })),
  {
    // A change is taken back whose copy is on its way already, and arrives behind the word that it was taken back.
    phones: 2,
    actions: [
      { do: 'add', phone: 0, article: 'A', qty: 1 },
      { do: 'fault', phone: 0, tab: 0, line: 'flush', faults: ['hold_request'] },
      { do: 'flush', phone: 0, tab: 0, force: true },
      { do: 'withdraw', phone: 0, nth: 0 },
      { do: 'flush', phone: 0, tab: 1, force: true },
      { do: 'release', phone: 0, tab: 0, order: 0 },
    ],
  },
  {
    // A change is taken back that has run already: its answer was lost.
    phones: 2,
    actions: [
      { do: 'add', phone: 0, article: 'A', qty: 1 },
      { do: 'fault', phone: 0, line: 'flush', faults: ['drop_answer'] },
      { do: 'flush', phone: 0, tab: 0, force: true },
      { do: 'withdraw', phone: 0, nth: 0 },
      { do: 'flush', phone: 0, tab: 1, force: true },
    ],
  },
  {
    // Something is taken back on which other changes stand, and something else comes behind.
    phones: 2,
    actions: [
      { do: 'new', phone: 0, name: 'Spring' },
      { do: 'add', phone: 0, cart: 1, article: 'A', qty: 1 },
      { do: 'add', phone: 0, article: 'B', qty: 1 },
      { do: 'withdraw', phone: 0, nth: 0 },
      { do: 'flush', phone: 0, tab: 0, force: true },
    ],
  },
  {
    // The last of several requests has nothing but what was taken back: no cart came with it for those before.
    phones: 2,
    actions: [
      ...Array.from({ length: 5 }, (): Action => ({ do: 'add', phone: 0, article: 'A', qty: 1 })),
      { do: 'withdraw', phone: 0, nth: 4 },
      { do: 'flush', phone: 0, tab: 0, force: true },
    ],
  },
  {
    // Two people have an alert for one article and one ends it; one answer is lost, one request comes twice.
    phones: 2,
    actions: [
      { do: 'wish', phone: 0, tab: 0, article: 'V', on: true },
      { do: 'wish', phone: 1, tab: 0, article: 'V', on: true },
      { do: 'wish', phone: 1, tab: 1, article: 'V', on: true },
      { do: 'flush', phone: 1, tab: 0, force: true },
      { do: 'fault', phone: 0, line: 'flush', faults: ['twice', 'drop_answer'] },
      { do: 'flush', phone: 0, tab: 0, force: true },
      { do: 'wish', phone: 0, tab: 0, article: 'W', on: true },
      { do: 'wish', phone: 0, tab: 0, article: 'V', on: false },
      { do: 'flush', phone: 0, tab: 1, force: true },
    ],
  },
  {
    // A claim waits for its files while what was done after it is sent; its answer is lost, and it is changed on two phones of one person.
    phones: 3,
    actions: [
      { do: 'claim', phone: 0, nth: 0, seen: null, note: 'creaks' },
      { do: 'add', phone: 0, article: 'A', qty: 1 },
      { do: 'fault', phone: 0, line: 'flush', faults: ['drop_answer', 'twice'] },
      { do: 'files_arrive', phone: 0 },
      { do: 'claim', phone: 0, nth: 0, seen: 1, note: 'cracked' },
      { do: 'claim', phone: 2, nth: 0, seen: 1, note: 'loose' },
      { do: 'flush', phone: 2, tab: 0, force: true },
    ],
  },
  {
    // Two phones of one person send the same claim, one of them after a withdrawal.
    phones: 3,
    actions: [
      { do: 'claim', phone: 0, nth: 1, seen: null, note: 'creaks' },
      { do: 'claim', phone: 2, nth: 1, seen: null, note: 'cracked' },
      { do: 'withdraw', phone: 0, nth: 0 },
      { do: 'files_arrive', phone: 2 },
      { do: 'claim', phone: 0, nth: 1, seen: null, note: 'loose' },
      { do: 'files_arrive', phone: 0 },
    ],
  },
  {
    // A frame is reported by both people; one answer is lost, and a report comes again.
    phones: 2,
    actions: [
      { do: 'report', phone: 0, frame: 'WUMODEL1', day: '2026-05-30' },
      { do: 'report', phone: 1, frame: 'WUMODEL1', day: '2026-05-31' },
      { do: 'fault', phone: 0, line: 'flush', faults: ['drop_answer'] },
      { do: 'flush', phone: 0, tab: 0, force: true },
      { do: 'report', phone: 0, frame: 'WUMODEL1', day: '2026-05-30' },
      { do: 'report', phone: 0, frame: 'WUMODEL3', day: '2026-05-30' },
    ],
  },
]

import { expect, test } from 'vitest'
import { emptyGrid, type Grid, type GridAction, gridAfter } from './grid.ts'

const play = (...actions: GridAction[]) => actions.reduce(gridAfter, emptyGrid)
const shown = ({ rows }: Grid) => rows.map(({ code, qty }) => `${code}×${qty}`).join(' ')
const code = (id: string, text: string): GridAction => ({ kind: 'code', id, code: text })
const qty = (id: string, number: number): GridAction => ({ kind: 'qty', id, qty: number })
const insert = (...rows: [string, number][]): GridAction => ({
  kind: 'insert',
  rows: rows.map(([text, number]) => ({ code: text, qty: number })),
  problems: [],
})
const undo: GridAction = { kind: 'undo' }
const redo: GridAction = { kind: 'redo' }

test.each<[string, GridAction[], string]>([
  ['a code in the empty row makes a row of one piece', [code('r1', 'A-1')], 'A-1×1'],
  [
    'the next empty row makes the next',
    [code('r1', 'A-1'), qty('r1', 3), code('r2', 'B-2')],
    'A-1×3 B-2×1',
  ],
  ['an empty code in the empty row makes nothing', [code('r1', '  ')], ''],
  [
    'an emptied code takes its row away',
    [code('r1', 'A-1'), code('r2', 'B-2'), code('r1', '')],
    'B-2×1',
  ],
  [
    'a quantity is whole, one at least and what a line may hold at most',
    [
      code('r1', 'A'),
      qty('r1', 0),
      code('r2', 'B'),
      qty('r2', 2.7),
      code('r3', 'C'),
      qty('r3', 1e9),
    ],
    'A×1 B×2 C×99999',
  ],
  [
    'pasted codes that are there have their quantity added, however they are written',
    [code('r1', 'A-1'), insert(['a1', 4], ['B', 2])],
    'A-1×5 B×2',
  ],
  [
    'a scan is one piece more',
    [
      { kind: 'scan', code: 'A-1' },
      { kind: 'scan', code: 'B' },
      { kind: 'scan', code: 'A-1' },
    ],
    'A-1×2 B×1',
  ],
  ['undo takes back one step', [code('r1', 'A'), qty('r1', 3), undo], 'A×1'],
  [
    'undo of a paste takes back all of it',
    [code('r1', 'A'), insert(['B', 1], ['C', 1], ['D', 1]), undo],
    'A×1',
  ],
  [
    'redo brings it again',
    [code('r1', 'A'), insert(['B', 1], ['C', 1]), undo, redo],
    'A×1 B×1 C×1',
  ],
  [
    'something new ends what could be redone',
    [code('r1', 'A'), undo, code('r2', 'B'), redo],
    'B×1',
  ],
  [
    'a removed row comes back in its place',
    [insert(['A', 1], ['B', 1], ['C', 1]), { kind: 'remove', id: 'r2' }, undo],
    'A×1 B×1 C×1',
  ],
  ['nothing to undo', [undo, redo], ''],
  [
    'what cannot be added stays',
    [insert(['A', 1], ['B', 1]), { kind: 'ordered', ids: new Set(['r1']) }],
    'B×1',
  ],
  [
    'what was typed while it went into the cart stays',
    [insert(['A', 1]), code('r2', 'B'), { kind: 'ordered', ids: new Set(['r1']) }],
    'B×1',
  ],
])('%s', (_, actions, is) => {
  expect(shown(play(...actions))).toBe(is)
})

test('what changes nothing is no step', () => {
  const grid = play(code('r1', 'A'))
  for (const action of [
    code('r1', 'A'),
    qty('r1', 1),
    { kind: 'remove', id: 'r9' },
    { kind: 'forgetProblems' },
  ] satisfies GridAction[]) {
    expect(gridAfter(grid, action).past.length - grid.past.length).toBe(
      action.kind === 'forgetProblems' ? 1 : 0,
    )
  }
})

test('an id is never given twice, also after undo', () => {
  const grid = play(insert(['A', 1], ['B', 1]), undo, insert(['C', 1]), code('r9', 'D'))
  expect(new Set([...grid.rows.map(({ id }) => id), grid.blank]).size).toBe(grid.rows.length + 1)
})

test('what was kept is loaded without a step to undo', () => {
  const grid = play({
    kind: 'load',
    rows: [{ id: 'r7', code: 'A', qty: 2, pick: null }],
    problems: [],
  })
  expect([shown(grid), grid.past.length, grid.blank]).toEqual(['A×2', 0, 'r8'])
})

test('what is loaded as it stands here already ends no history, and the empty row keeps its place', () => {
  const grid = play(insert(['A', 1], ['B', 1], ['C', 1]), { kind: 'remove', id: 'r3' })
  const again = gridAfter(grid, {
    kind: 'load',
    rows: grid.rows.map((row) => ({ ...row })),
    problems: [],
  })
  expect([again.blank, shown(gridAfter(again, undo))]).toEqual([grid.blank, 'A×1 B×1 C×1'])
  const other = gridAfter(grid, {
    kind: 'load',
    rows: [{ id: 'r1', code: 'A', qty: 2, pick: null }],
    problems: [],
  })
  expect([other.blank, other.past.length]).toEqual([grid.blank, 0])
})

test('readings are told apart once somebody knows; until then the likeliest stands', () => {
  const readings = [
    { code: '120', qty: 55 },
    { code: '55', qty: 120 },
  ]
  const grid = play({ kind: 'insert', rows: [{ code: '120', qty: 55, readings }], problems: [] })
  expect(gridAfter(grid, { kind: 'settle', exists: () => null })).toBe(grid)
  const known = gridAfter(grid, { kind: 'settle', exists: (text) => text === '55' })
  expect([shown(known), known.past.length]).toEqual(['55×120', grid.past.length])
  expect(gridAfter(grid, { kind: 'settle', exists: () => false }).rows[0]).not.toHaveProperty(
    'readings',
  )
})

test('what has been ordered cannot be brought back beside the cart that holds it, not by undo and not by redo', () => {
  const full = play(insert(['A', 1], ['WRONG', 1]), qty('r1', 4), undo)
  const left = gridAfter(full, { kind: 'ordered', ids: new Set(['r1']) })
  expect([shown(left), shown(gridAfter(left, undo)), shown(gridAfter(left, redo))]).toEqual([
    'WRONG×1',
    'WRONG×1',
    'WRONG×1',
  ])
  expect(shown(gridAfter(gridAfter(left, code('r3', 'B')), undo))).toBe('WRONG×1')
})

test('whoever changes a doubtful row has looked at it', () => {
  const grid = play(
    { kind: 'insert', rows: [{ code: 'A', qty: 2, doubt: true }], problems: [] },
    qty('r1', 2000),
  )
  expect(grid.rows[0]).toMatchObject({ qty: 2000 })
  expect(grid.rows[0]).not.toHaveProperty('doubt')
})

test('what went into a cart comes back to its places, whatever was typed since, and can be undone', () => {
  const full = play(insert(['A', 1], ['WRONG', 1], ['B', 2]), {
    kind: 'pick',
    id: 'r3',
    product: '1000/B',
  })
  const taken = new Set(['r1', 'r3'])
  const since = [{ kind: 'ordered', ids: taken }, code('r4', 'C'), qty('r2', 5)] as const
  const grid = [...since, { kind: 'back', before: full.rows, taken } as const].reduce<Grid>(
    gridAfter,
    full,
  )
  expect(shown(grid)).toBe('A×1 WRONG×5 B×2 C×1')
  expect(grid.rows.map(({ pick }) => pick)).toEqual([null, null, '1000/B', null])
  expect(shown(gridAfter(grid, undo))).toBe('WRONG×5 C×1')
})

import { expect, test } from 'vitest'
import { exportedUserColumns, userHeadings } from './user-headings.ts'
import {
  maxSheetUsers,
  newUserOf,
  readUserSheet,
  repeatedLines,
  unclearAnswer,
  userColumns,
} from './user-sheet.ts'

const find = {
  group: (text: string) => (text === 'shops' ? '7' : undefined),
  market: (text: string) => ({ north: '1', 'south, west': '2' })[text],
}
const ann = ['ann', 'Ann', 'a@b.example', 'dealer', 'Shops', '', 'fr', '1000:audit', 'X Y', '']

test.each<[string, string[][], object]>([
  [
    'nothing at all',
    [],
    { problem: 'columns', missing: ['username', 'name', 'role'], unknown: [] },
  ],
  ['headings alone', [[...userColumns]], { problem: 'no_rows' }],
  [
    'a column missing',
    [
      ['username', 'role'],
      ['a', 'b'],
    ],
    { problem: 'columns', missing: ['name'], unknown: [] },
  ],
  [
    'a column nobody knows',
    [['Username', 'Name', 'Role', 'Password']],
    { problem: 'columns', missing: [], unknown: ['password'] },
  ],
  [
    'headings of another spelling',
    [['Email', 'NAME', 'Role', 'Group role']],
    { problem: 'no_rows' },
  ],
  [
    'too many rows',
    [[...userColumns], ...Array(maxSheetUsers + 1).fill(ann)],
    { problem: 'too_many_rows' },
  ],
])('%s', (_, rows, expected) => {
  expect(readUserSheet(rows)).toEqual(expected)
})

test('rows keep their line, and become users', () => {
  const sheet = readUserSheet([
    [...userColumns],
    ann,
    ['', ' '],
    ['', 'Ben', 'ben@b.example', 'guest'],
    ['ANN', 'x'],
  ])
  if (sheet.problem !== null) throw new Error('no rows')
  expect(sheet.users.map(({ line }) => line)).toEqual([2, 4, 5])
  expect([...repeatedLines(sheet.users)]).toEqual([5])
  const [first, second] = sheet.users.map((user) => newUserOf(user, find))
  expect([first!.us, first!.user.groupRole, first!.user.customers, first!.userAreas]).toEqual([
    false,
    '7',
    ['X', 'Y'],
    [{ sorg: '1000', limitation: 'audit', value: '', option: '' }],
  ])
  expect([second!.us, second!.user.username]).toEqual([true, ''])
})

const onlyRow = (columns: Record<string, string>) => {
  const given = { username: 'ann', name: 'Ann', role: 'dealer', ...columns }
  const sheet = readUserSheet([Object.keys(given), Object.values(given)])
  if (sheet.problem !== null) throw new Error(sheet.problem)
  return sheet.users[0]!
}

test.each<[Record<string, string>, object]>([
  [{}, { sendEmail: true, sendEmailWarranty: false, isFakeEmail: false, active: true }],
  [
    { send_email: 'No', send_email_warranty: 'YES' },
    { sendEmail: false, sendEmailWarranty: true },
  ],
  [
    { is_fake_email: 'ja', active: 'nein' },
    { isFakeEmail: true, active: false },
  ],
  [{ target_markets: 'North; South, West' }, { contentTargetMarkets: ['1', '2'] }],
  [{ target_markets: 'north, nowhere' }, { contentTargetMarkets: ['1', 'nowhere'] }],
  [{ target_markets: '' }, { contentTargetMarkets: [] }],
])('the cells %j become %j', (cells, user) => {
  expect(newUserOf(onlyRow(cells), find).user).toMatchObject(user)
})

test.each([
  [{ send_email: 'maybe' }, 'send_email'],
  [{ active: 'yes', is_fake_email: '2' }, 'is_fake_email'],
  [{ active: 'x', is_fake_email: '' }, undefined],
])('unclear in %j is %s', (cells, column) => {
  expect(unclearAnswer(onlyRow(cells))).toBe(column)
})

test.each(Object.entries(userHeadings))('the exported list in %s is read', (_, headings) => {
  const row = exportedUserColumns.map(
    (column) =>
      ({ role: 'dealer', roles: 'dealer guest', groupRole: 'Shops', sendEmail: 'no' })[
        column as string
      ] ?? (column === 'targetMarkets' ? 'South, West' : ''),
  )
  const sheet = readUserSheet([exportedUserColumns.map((column) => headings[column]), row])
  if (sheet.problem !== null) throw new Error(JSON.stringify(sheet))
  expect(newUserOf(sheet.users[0]!, find).user).toMatchObject({
    role: 'dealer',
    groupRole: '7',
    sendEmail: false,
    contentTargetMarkets: ['2'],
  })
})

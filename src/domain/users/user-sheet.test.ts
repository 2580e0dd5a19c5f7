import { expect, test } from 'vitest'
import {
  maxSheetUsers,
  newUserOf,
  readUserSheet,
  repeatedLines,
  userColumns,
} from './user-sheet.ts'

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
  const [first, second] = sheet.users.map((user) =>
    newUserOf(user, (text) => (text === 'shops' ? '7' : undefined)),
  )
  expect([first!.us, first!.user.groupRole, first!.user.customers, first!.userAreas]).toEqual([
    false,
    '7',
    ['X', 'Y'],
    [{ sorg: '1000', limitation: 'audit', value: '', option: '' }],
  ])
  expect([second!.us, second!.user.username]).toEqual([true, ''])
})

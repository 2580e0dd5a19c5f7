import * as v from 'valibot'
import { expect, test } from 'vitest'
import { problemsOf } from '../portal/validation.ts'
import { areaText, readAreas, readWords, UserFields, UsUserFields } from './user-fields.ts'

const user = {
  username: 'Ann',
  name: 'Ann O’Neil',
  email: '',
  emailConfirmations: [],
  sendEmail: true,
  sendEmailWarranty: false,
  isFakeEmail: false,
  language: '',
  role: 'dealer',
  groupRole: '',
  limitation: '',
  customers: ['X'],
  contentTargetMarkets: [],
  active: true,
  userAreas: [{ sorg: '1000', limitation: 'salesman', option: '', value: 'S1' }],
}
const area = (change: object) => ({ userAreas: [{ ...user.userAreas[0], ...change }] })

test.each<[string, object, Record<string, string>]>([
  ['a good user', {}, {}],
  ['no name to log in', { username: ' ' }, { username: 'required' }],
  ['white space in it', { username: 'ann o' }, { username: 'valid_username' }],
  ['no name', { name: '' }, { name: 'required' }],
  ['a wrong address', { email: 'ann@' }, { email: 'valid_email' }],
  ['a fake address that is none', { isFakeEmail: true }, { isFakeEmail: 'fake_without_email' }],
  ['a fake address', { isFakeEmail: true, email: 'a@b.example' }, {}],
  [
    'a wrong one for confirmations',
    { emailConfirmations: ['x'] },
    { 'emailConfirmations.0': 'valid_email' },
  ],
  [
    'eleven for confirmations',
    { emailConfirmations: Array(11).fill('a@b.example') },
    { emailConfirmations: 'too_many' },
  ],
  ['no role', { role: '' }, { role: 'required' }],
  ['an unknown limitation', { limitation: 'boss' }, { limitation: 'unknown_choice' }],
  ['an area without an organisation', area({ sorg: '' }), { 'userAreas.0.sorg': 'required' }],
  ['a limitation without its value', area({ value: '' }), { 'userAreas.0': 'area_value' }],
  ['a value without a limitation', area({ limitation: '' }), { 'userAreas.0': 'area_value' }],
  ['audit needs none', area({ limitation: 'audit', value: '' }), {}],
  ['a colon in a value', area({ value: 'S:1' }), { 'userAreas.0.value': 'valid_value' }],
  [
    'an unknown kind of visit',
    area({ option: 'moon' }),
    { 'userAreas.0.option': 'unknown_choice' },
  ],
  [
    'an area twice',
    { userAreas: [user.userAreas[0], user.userAreas[0]] },
    { userAreas: 'area_twice' },
  ],
])('%s', (_, change, problems) => {
  expect(problemsOf(UserFields, { ...user, ...change })).toEqual(problems)
})

test('in the US form the address is the name, and a true one', () => {
  const parsed = v.parse(UsUserFields, { ...user, email: 'Ann@Shop.example' })
  expect([parsed.username, parsed.email]).toEqual(['ann@shop.example', 'Ann@Shop.example'])
  expect(problemsOf(UsUserFields, user)).toEqual({ email: 'required' })
  expect(problemsOf(UsUserFields, { ...user, email: 'a@b.example', isFakeEmail: true })).toEqual({
    isFakeEmail: 'us_fake_email',
  })
})

test.each([
  ['1000', ['1000']],
  ['1000:audit 2000:salesman:S1:polygon', ['1000:audit', '2000:salesman:S1:polygon']],
  [' 1000:sales_group:G1 ; 2000,', ['1000:sales_group:G1', '2000']],
  ['', []],
])('areas %j are read and written alike', (text, words) => {
  const areas = readAreas(text)
  const parsed = areas.map((one) =>
    areaText({
      ...one,
      limitation: one.limitation || null,
      value: one.value || null,
      option: one.option || null,
    } as never),
  )
  expect(parsed).toEqual(words)
})

test('several codes in one cell', () => {
  expect(readWords(' a, b;c\nd ')).toEqual(['a', 'b', 'c', 'd'])
})

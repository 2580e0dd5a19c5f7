import { expect, test } from 'vitest'
import { type Rights } from '../account/rights.ts'
import { type Account, type AccountRefusal, accountRefusal } from './administration.ts'

const rights: Rights = {
  roles: {
    boss: ['page.user-management', 'page.news'],
    usa: ['page.user-management-us', 'page.catalog'],
    dealer: ['page.catalog'],
    writer: ['page.news'],
    nobody: [],
  },
  groups: { 1: ['dealer'], 2: ['boss'] },
}
const area = (sorg: string, limitation = '', value = '', option = '') => ({
  sorg,
  limitation: (limitation || null) as 'salesman' | null,
  value: value || null,
  option: (option || null) as 'polygon' | null,
})
const account = (change: Partial<Account> = {}): Account => ({
  id: '7',
  role: 'dealer',
  group: null,
  active: true,
  areas: [area('1000', 'salesman', 'S1')],
  customers: [],
  markets: [],
  ...change,
})
const boss = account({ id: '1', role: 'boss', areas: [area('1000', 'audit')] })
const usa = account({
  id: '2',
  role: 'usa',
  areas: [area('1000'), area('2000', 'salesman', 'S2', 'wim')],
  markets: ['1'],
})

interface Case {
  by?: Account
  before?: Account | null
  after?: Partial<Account>
  actsFor?: (customer: string) => boolean
  otherAdministrator?: boolean
}
const refusalOf = ({
  by = boss,
  before = null,
  after = {},
  actsFor = () => true,
  otherAdministrator = true,
}: Case) =>
  accountRefusal({
    by,
    before,
    after: { ...(before ?? account({ id: '' })), ...after },
    rights,
    actsFor,
    otherAdministrator,
  })

test.each<[string, Case, AccountRefusal | null]>([
  ['an administrator creates anybody', { after: { role: 'boss', areas: [] } }, null],
  ['a dealer creates nobody', { by: account() }, 'not_allowed'],
  ['an administrator who is not active', { by: { ...boss, active: false } }, 'not_allowed'],
  ['a US administrator inside the own areas', { by: usa }, null],
  ['by a customer of the own ones', { by: usa, after: { areas: [], customers: ['X'] } }, null],
  [
    'by a customer of others',
    { by: usa, after: { areas: [], customers: ['X'] }, actsFor: () => false },
    'outside_areas',
  ],
  ['nowhere at all', { by: usa, after: { areas: [] } }, 'outside_areas'],
  ['another organisation', { by: usa, after: { areas: [area('3000')] } }, 'outside_areas'],
  [
    'all of an organisation, of which a part is the own',
    { by: usa, after: { areas: [area('2000')] } },
    'outside_areas',
  ],
  ['the same part', { by: usa, after: { areas: [area('2000', 'salesman', 'S2', 'wim')] } }, null],
  [
    'the same part with both kinds of visits',
    { by: usa, after: { areas: [area('2000', 'salesman', 'S2')] } },
    'outside_areas',
  ],
  [
    'another value',
    { by: usa, after: { areas: [area('2000', 'salesman', 'S3', 'wim')] } },
    'outside_areas',
  ],
  ['a role with more', { by: usa, after: { role: 'writer' } }, 'gives_more'],
  ['a group role with more', { by: usa, after: { group: '2' } }, 'gives_more'],
  ['a group role with the same', { by: usa, after: { group: '1' } }, null],
  [
    'somebody outside who is drawn in',
    { by: usa, before: account({ areas: [area('3000')] }), after: { areas: [area('1000')] } },
    'not_allowed',
  ],
  [
    'somebody with more who loses it',
    { by: usa, before: account({ role: 'boss' }), after: { role: 'dealer' } },
    'not_allowed',
  ],
  ['somebody inside', { by: usa, before: account(), after: { active: false } }, null],
  ['the own account without a change', { before: boss }, null],
  ['the own account loses', { before: boss, after: { role: 'writer' } }, null],
  [
    'the own account gains by a role',
    { by: usa, before: usa, after: { role: 'boss' } },
    'gives_more',
  ],
  [
    'an administrator who gains by a group role',
    { before: boss, after: { group: '1' } },
    'raises_self',
  ],
  [
    'an own area more',
    { before: boss, after: { areas: [area('1000', 'audit'), area('2000')] } },
    'raises_self',
  ],
  ['an own area less', { before: boss, after: { areas: [] } }, null],
  [
    'an own customer more',
    { before: boss, after: { customers: ['X'] }, actsFor: () => false },
    'raises_self',
  ],
  ['an administrator gives any market', { after: { markets: ['1', '2'] } }, null],
  ['an own market more', { before: boss, after: { markets: ['1'] } }, 'raises_self'],
  [
    'an own market less',
    {
      by: { ...boss, markets: ['1'] },
      before: { ...boss, markets: ['1'] },
      after: { markets: [] },
    },
    null,
  ],
  ['a market of the US administrator', { by: usa, after: { markets: ['1'] } }, null],
  ['a market they lack', { by: usa, after: { markets: ['2'] } }, 'outside_markets'],
  [
    'a market that somebody else gave before',
    { by: usa, before: account({ markets: ['2'] }), after: { active: false } },
    null,
  ],
  [
    'an own market more of a US administrator',
    { by: usa, before: usa, after: { markets: ['1', '2'] } },
    'outside_markets',
  ],
  ['the own account deactivated', { before: boss, after: { active: false } }, 'own_account'],
  [
    'the last administrator loses it',
    { before: boss, after: { role: 'writer' }, otherAdministrator: false },
    'last_administrator',
  ],
  [
    'the last one is deactivated',
    { by: { ...boss, id: '9' }, before: boss, after: { active: false }, otherAdministrator: false },
    'last_administrator',
  ],
  [
    'an inactive one need not stay',
    {
      by: { ...boss, id: '9' },
      before: account({ role: 'boss', active: false }),
      after: { role: 'dealer' },
      otherAdministrator: false,
    },
    null,
  ],
])('%s', (_, given, refusal) => {
  expect(refusalOf(given)).toBe(refusal)
})

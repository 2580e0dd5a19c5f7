import { expect, test } from 'vitest'
import { startingRoles, type StartingRole } from '#domain/account/permissions.ts'
import { type HomeCard, homeCards } from './home-cards.ts'

const rep: HomeCard[] = ['recent', 'warnings', 'offline']
const claims: HomeCard[] = ['claims']
const buying: HomeCard[] = ['credit', 'orders', 'arrivals', 'carts']

test.each<[StartingRole, boolean, number, HomeCard[]]>([
  ['dealer', true, 1, [...buying, ...claims]],
  ['dealer', false, 0, ['areas']],
  ['dealer.multi', true, 2, [...buying, ...claims, ...rep]],
  ['salesman', false, 20, ['choose', ...claims, ...rep]],
  ['salesman', true, 20, [...buying, ...claims, ...rep]],
  ['salesman', false, 0, ['areas']],
  ['finance', false, 20, ['handover', 'choose', ...rep]],
  ['finance', true, 20, ['handover', 'credit', 'orders', 'arrivals', ...rep]],
  ['admin', false, 20, ['handover', 'mail', 'inquiries', 'feedback', 'choose', ...claims, ...rep]],
  ['audit', false, 20, ['choose', 'recent', 'offline']],
  ['vendor', false, 0, ['vendor', 'areas']],
  ['user.us', false, 0, ['areas']],
  ['user.us', false, 20, ['choose', ...claims, ...rep]],
  ['content', false, 0, ['areas']],
  ['guest', false, 0, ['areas']],
])('%s, with a customer: %s, of %s customers', (role, hasCustomer, customerCount, cards) => {
  const permissions: readonly string[] = startingRoles[role]
  const news: HomeCard[] = permissions.includes('page.news') ? ['news'] : []
  const facts = { permissions, hasCustomer, customerCount }
  expect(homeCards({ ...facts, hasNews: true })).toEqual([
    'announcements',
    ...cards,
    'banners',
    ...news,
  ])
  expect(homeCards({ ...facts, hasNews: false })).not.toContain('news')
})

import { expect, test } from 'vitest'
import { type Holder, permissionsOf, type Rights, rightsRefusal } from '../account/rights.ts'
import { type Account, accountRefusal } from './administration.ts'

/** Numbers in [0, 1), the same for the same seed (mulberry32). */
function randomOf(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const full = 'page.user-management'
const limited = 'page.user-management-us'
const scopes = [full, limited, 'page.catalog', 'page.news', 'page.claim']
const sorgs = ['1000', '2000']
const codes = ['X', 'Y', 'Z']
const markets = ['1', '2', '3']

interface Tenant {
  people: Account[]
  rights: Rights
}
type Random = ReturnType<typeof randomOf>

const pick = <T>(random: Random, all: readonly T[]): T => all[Math.floor(random() * all.length)]!
const some = <T>(random: Random, all: readonly T[], share = 0.4) =>
  all.filter(() => random() < share)
const areaOf = (random: Random) => {
  const limitation = pick(random, [null, 'audit', 'salesman', 'sales_group'] as const)
  return {
    sorg: pick(random, sorgs),
    limitation,
    option: pick(random, [null, null, 'polygon'] as const),
    value: limitation === null || limitation === 'audit' ? null : pick(random, ['A', 'B']),
  }
}
const accountOf = (random: Random, id: string): Account => ({
  id,
  role: pick(random, ['r0', 'r1', 'r2', 'r3', 'r4']),
  group: pick(random, [null, 'g0', 'g1']),
  active: random() < 0.9,
  areas: Array.from({ length: Math.floor(random() * 3) }, () => areaOf(random)),
  customers: some(random, codes, 0.2),
  markets: some(random, markets, 0.3),
})

function tenantOf(random: Random): Tenant {
  const people = Array.from({ length: 6 }, (_, n) => accountOf(random, String(n)))
  // One administrator of each kind to begin with.
  people[0] = { ...people[0]!, role: 'r0', active: true }
  people[1] = { ...people[1]!, role: 'r1', group: null, active: true, areas: [areaOf(random)] }
  return {
    people,
    rights: {
      roles: {
        r0: [full, ...some(random, scopes)],
        r1: [limited, ...some(random, scopes.slice(2))],
        r2: some(random, scopes),
        r3: some(random, scopes.slice(2)),
        r4: [],
      },
      groups: { g0: some(random, ['r2', 'r3']), g1: some(random, ['r3', 'r4']) },
    },
  }
}

const heldBy = ({ role, group }: Account, rights: Rights) =>
  permissionsOf({ role, group, self: false }, rights)
const administers = ({ people, rights }: Tenant, but?: string) =>
  people.some((one) => one.active && one.id !== but && heldBy(one, rights).has(full))
const actsFor = (by: Account) => (customer: string) =>
  by.customers.includes(customer) ||
  by.areas.some(({ sorg, limitation }) => !limitation && sorg === '1000' && customer === 'Y')

/** Tries one act of `by`: on a user, a role or a group role. @returns the tenant afterwards, or why it was refused */
function act(random: Random, tenant: Tenant, by: Account): Tenant | string {
  const { people, rights } = tenant
  const kind = random()
  if (kind < 0.7) {
    const before = random() < 0.8 ? pick(random, people) : null
    const drawn = accountOf(random, before?.id ?? String(people.length))
    // Most acts change a part of a person, as people do.
    const after =
      before && random() < 0.6
        ? {
            ...before,
            ...pick(random, [
              { role: drawn.role },
              { group: drawn.group },
              { areas: drawn.areas },
              { customers: drawn.customers },
              { markets: drawn.markets },
              { active: !before.active },
            ]),
          }
        : drawn
    const refusal = accountRefusal({
      by,
      before,
      after,
      rights,
      actsFor: actsFor(by),
      otherAdministrator: administers(tenant, before?.id),
    })
    if (refusal) return refusal
    return {
      ...tenant,
      people: before ? people.map((one) => (one === before ? after : one)) : [...people, after],
    }
  }
  // Roles and group roles are behind page.user-management in the contract.
  if (!by.active || !heldBy(by, rights).has(full)) return 'FORBIDDEN'
  const role = pick(random, Object.keys(rights.roles))
  const next: Rights =
    kind < 0.85
      ? { ...rights, roles: { ...rights.roles, [role]: some(random, scopes) } }
      : {
          ...rights,
          groups: {
            ...rights.groups,
            [pick(random, ['g0', 'g1'])]: some(random, Object.keys(rights.roles)),
          },
        }
  const holders: Holder[] = people
    .filter(({ active }) => active)
    .map((one) => ({ role: one.role, group: one.group, self: one.id === by.id }))
  return rightsRefusal(holders, rights, next) ?? { ...tenant, rights: next }
}

const isSubset = (part: ReadonlySet<string>, all: ReadonlySet<string>) =>
  [...part].every((one) => all.has(one))

/** Lists the promises that an act of `by` broke. Plain comparisons: there are tens of thousands. */
function brokenBy(before: Tenant, after: Tenant, by: Account): string[] {
  const self = after.people.find(({ id }) => id === by.id)!
  const own = heldBy(by, before.rights)
  const broken = [
    !isSubset(heldBy(self, after.rights), own) && 'raised himself',
    !self.markets.every((market) => by.markets.includes(market)) && 'gave himself a market',
    !own.has(full) && !own.has(limited) && 'acted without a right',
    administers(before) && !administers(after) && 'left no administrator',
    !own.has(full) && after.rights !== before.rights && 'changed roles',
  ]
  for (const person of own.has(full) ? [] : after.people) {
    const former = before.people.find(({ id }) => id === person.id)
    if (person === former) continue
    broken.push(
      !isSubset(heldBy(person, after.rights), own) && 'gave more',
      former !== undefined &&
        !isSubset(heldBy(former, before.rights), own) &&
        'changed somebody with more',
      person.areas.some(({ sorg }) => !by.areas.some((area) => area.sorg === sorg)) &&
        'gave an organisation',
      !person.customers.every(actsFor(by)) && 'gave a customer',
      !person.markets.every(
        (market) => by.markets.includes(market) || former?.markets.includes(market),
      ) && 'gave a market',
    )
  }
  return broken.filter((one) => typeof one === 'string')
}

test('in 10,000 random sequences of acts nobody raises himself, gives more than he has, or leaves the tenant without an administrator', () => {
  const outcomes: Record<string, number> = {}
  const broken: string[] = []
  for (let seed = 1; seed <= 10_000; seed += 1) {
    const random = randomOf(seed)
    let tenant = tenantOf(random)
    for (let n = 0; n < 8; n += 1) {
      const by = random() < 0.8 ? tenant.people[n % 2]! : pick(random, tenant.people)
      const next = act(random, tenant, by)
      const outcome = typeof next === 'string' ? next : 'done'
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
      if (typeof next === 'string') continue
      broken.push(...brokenBy(tenant, next, by).map((what) => `${what} in ${seed}`))
      tenant = next
    }
  }
  expect(broken).toEqual([])
  // A rule that was never reached would prove nothing.
  for (const outcome of [
    'done',
    'not_allowed',
    'outside_areas',
    'gives_more',
    'outside_markets',
    'own_account',
    'raises_self',
    'last_administrator',
    'FORBIDDEN',
  ])
    expect([outcome, (outcomes[outcome] ?? 0) > 50]).toEqual([outcome, true])
})

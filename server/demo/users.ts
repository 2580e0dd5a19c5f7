import type { StartingRole } from '#domain/account/permissions.ts'
import type { FeedRecord } from '../import/source.ts'
import type { DemoCustomer } from './customers.ts'
import type { TenantSpec } from './tenant-spec.ts'

/** The password of every demo log-in. */
export const demoPassword = 'Pannier2026'

interface Login {
  username: string
  name: string
  role: StartingRole
  limitation?: string
  /** Places in the list of customers. */
  customers?: readonly number[]
  /** `all`, or limitation and value in every sales organisation. */
  area?: string
}

export const demoLogins: readonly Login[] = [
  { username: 'dealer', name: 'Dana Keller', role: 'dealer', customers: [0] },
  { username: 'dealer2', name: 'Luis Ortega', role: 'dealer.multi', customers: [1, 2] },
  {
    username: 'rep',
    name: 'Mara Lindqvist',
    role: 'salesman',
    limitation: 'salesman',
    area: 'salesman:S01',
  },
  {
    username: 'fixed',
    name: 'Tom Fischer',
    role: 'salesman.fixed',
    limitation: 'salesman',
    customers: [3],
  },
  {
    username: 'manager',
    name: 'Ines Duarte',
    role: 'sales.group',
    limitation: 'sales_group',
    area: 'sales_group:G1',
  },
  {
    username: 'office',
    name: 'Priya Nair',
    role: 'sales.office',
    limitation: 'sales_office',
    area: 'sales_office:O1',
  },
  { username: 'admin', name: 'Ada Admin', role: 'admin', area: 'all' },
  { username: 'content', name: 'Corin Tent', role: 'content' },
  { username: 'finance', name: 'Fina Nance', role: 'finance', area: 'all' },
  { username: 'vendor', name: 'Vera Dormann', role: 'vendor' },
  { username: 'audit', name: 'Audrey Titus', role: 'audit', limitation: 'audit', area: 'audit' },
  { username: 'guest', name: 'Guest', role: 'guest' },
  { username: 'product', name: 'Paul Duckworth', role: 'product' },
  { username: 'usadmin', name: 'Ursula Sadler', role: 'user.us', area: 'sales_office:O1' },
]

/** Staff behind the codes S02 to S06, so that lists of sales people are not empty; they have no password. */
const staff: readonly Login[] = [2, 3, 4, 5, 6].map((number) => ({
  username: `rep0${number}`,
  name: ['Jonas Weber', 'Aiko Mori', 'Sam Okafor', 'Lea Dubois', 'Budi Santoso'][number - 2]!,
  role: 'salesman',
  limitation: 'salesman',
  // One of them reports visits of one kind alone, the next of the other.
  area: `salesman:S0${number}${{ 2: ':polygon', 3: ':wim' }[number] ?? ''}`,
}))

export function* userRecords(
  spec: TenantSpec,
  customers: readonly DemoCustomer[],
): Generator<FeedRecord> {
  for (const { username, name, role, limitation, customers: own, area } of [
    ...demoLogins,
    ...staff,
  ]) {
    yield {
      username,
      name,
      role,
      limitation,
      email: `${username}@${spec.id}.example`,
      language: spec.config.languages?.[0]?.code,
      customers: own?.map((at) => customers[at]!.r3).join(' '),
      areas:
        area && spec.sorgs.map(({ sorg }) => (area === 'all' ? sorg : `${sorg}:${area}`)).join(' '),
    }
  }
}

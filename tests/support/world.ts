import { startingRoles, type StartingRole } from '#domain/account/permissions.ts'
import type { HostConfig } from '#domain/portal/host-config.ts'
import type { Database, Tx } from '../../server/db/database.ts'
import { hashPassword } from '../../server/session/password.ts'

export const password = 'Pannier2026'
let passwordHash: Promise<string> | undefined

/** Everything about one small tenant that a test may want to name. */
export interface World {
  tenantId: string
  host: string
  /** r3 code to id */
  customers: Record<string, number>
  users: Record<string, number>
  /** article code to id */
  articles: Record<string, number>
}

/** Article codes and what is wrong with each; the good ones have prices 100, 50 and 10. */
export const goods = {
  bike: 'BIKE-1',
  part: 'PART-1',
  bolt: 'BOLT-1',
  scarce: 'SCARCE-1',
  quota: 'QUOTA-1',
  notAllowed: 'NOT-ALLOWED',
  sorgBlocked: 'SORG-BLOCKED',
  orderBlocked: 'ORDER-BLOCKED',
  brandBlocked: 'BRAND-BLOCKED',
  categoryBlocked: 'CATEGORY-BLOCKED',
  hierarchyBlocked: 'HIERARCHY-BLOCKED',
  noPrice: 'NO-PRICE',
  later: 'LATER-1',
  gone: 'GONE-1',
} as const

interface Good {
  code: string
  sorg: string
  category: string
  dealer: string | null
  stock: number
  flags?: string
  quota?: number
  from?: string
  active?: boolean
}

const blocked = (code: string, flags: string): Good => ({
  code,
  sorg: '2000',
  category: 'paa',
  dealer: '10',
  stock: 50,
  flags,
})
const range: Good[] = [
  {
    code: goods.bike,
    sorg: '1000',
    category: 'bike',
    dealer: '100',
    stock: 1_000_000,
  },
  {
    code: goods.part,
    sorg: '2000',
    category: 'paa',
    dealer: '50',
    stock: 1_000_000,
  },
  {
    code: goods.bolt,
    sorg: '2000',
    category: 'paa',
    dealer: '10',
    stock: 1_000_000,
  },
  { code: goods.scarce, sorg: '2000', category: 'paa', dealer: '10', stock: 1 },
  {
    code: goods.quota,
    sorg: '2000',
    category: 'groupset',
    dealer: '10',
    stock: 1_000_000,
    quota: 5,
  },
  blocked(goods.notAllowed, 'allow_to_order=false'),
  blocked(goods.sorgBlocked, 'sorg_blocked=true'),
  blocked(goods.orderBlocked, 'order_blocked=true'),
  blocked(goods.brandBlocked, 'brand_blocked=true'),
  blocked(goods.categoryBlocked, 'category_blocked=true'),
  blocked(goods.hierarchyBlocked, 'hierarchy_blocked=true'),
  {
    code: goods.noPrice,
    sorg: '2000',
    category: 'paa',
    dealer: null,
    stock: 5,
  },
  {
    code: goods.later,
    sorg: '2000',
    category: 'paa',
    dealer: '10',
    stock: 5,
    from: '2999-01-01',
  },
  {
    code: goods.gone,
    sorg: '2000',
    category: 'paa',
    dealer: '10',
    stock: 5,
    active: false,
  },
]

/**
 * X has both sales organisations and is dealer's, dealer2 has X and Y, the rep looks after X and Y; only the office
 * has Z.
 */
const people: {
  username: string
  role: StartingRole
  customers?: string[]
  area?: [string, string | null]
  limitation?: string
}[] = [
  { username: 'dealer', role: 'dealer', customers: ['X'] },
  { username: 'dealer2', role: 'dealer.multi', customers: ['X', 'Y'] },
  { username: 'dealerz', role: 'dealer', customers: ['Z'] },
  {
    username: 'rep',
    role: 'salesman',
    area: ['salesman', 'R1'],
    limitation: 'salesman',
  },
  {
    username: 'manager',
    role: 'sales.group',
    area: ['sales_group', 'G1'],
    limitation: 'sales_group',
  },
  {
    username: 'office',
    role: 'sales.office',
    area: ['sales_office', 'O1'],
    limitation: 'sales_office',
  },
  { username: 'fixed', role: 'salesman.fixed', customers: ['X'] },
  {
    username: 'audit',
    role: 'audit',
    area: ['audit', null],
    limitation: 'audit',
  },
  { username: 'admin', role: 'admin', area: ['audit', null] },
  { username: 'finance', role: 'finance', area: ['audit', null] },
  { username: 'content', role: 'content' },
  { username: 'vendor', role: 'vendor' },
  { username: 'guest', role: 'guest' },
  { username: 'product', role: 'product' },
  { username: 'usadmin', role: 'user.us' },
]

/** Builds a small tenant with SQL. @param config overrides of its host config */
export async function buildWorld(
  database: Database,
  tenantId = 'aa',
  config: Partial<HostConfig> = {},
): Promise<World> {
  const host = `${tenantId}.test`
  const settings = {
    sorg: '1000',
    webTitle: `Portal ${tenantId}`,
    languages: [
      { code: 'en-us', name: 'English' },
      { code: 'fr', name: 'Français' },
    ],
    accent: '#1f6feb',
    currency: {
      display: 'USD',
      symbol: '$',
      thousandSeparator: ',',
      decimalSeparator: '.',
      decimalPrecision: 2,
    },
    ...config,
  }
  await database.bare(async (tx) => {
    await tx.query(
      'INSERT INTO tenant (id, name, country, time_zone, config) VALUES ($1, $2, $3, $4, $5::jsonb)',
      [tenantId, `Tenant ${tenantId}`, 'US', 'UTC', JSON.stringify(settings)],
    )
    await tx.query('INSERT INTO tenant_host (host, tenant_id) VALUES ($1, $2)', [host, tenantId])
  })
  passwordHash ??= hashPassword(password)
  const hash = await passwordHash
  return database.within({ tenantId, user: 'any', customers: 'all' }, async (tx) => {
    await organisations(tx, tenantId)
    const customers = await addCustomers(tx, tenantId)
    return {
      tenantId,
      host,
      customers,
      users: await addPeople(tx, tenantId, customers, hash),
      articles: await addArticles(tx, tenantId),
    }
  })
}

async function organisations(tx: Tx, tenantId: string) {
  for (const [sorg, checks] of [
    ['1000', false],
    ['2000', true],
  ] as const) {
    await tx.query(
      `INSERT INTO sales_organisation (tenant_id, sorg, name, company_code, company_name, currency, merchant_name, available_stock_check)
       VALUES ($1, $2, $2, $2, $2, 'USD', 'Merchant ' || $2, $3)`,
      [tenantId, sorg, checks],
    )
    await tx.query(
      `INSERT INTO shipment_rate (tenant_id, sorg, id, type, description, input, rate) VALUES ($1, $2, 'STD', 'standard', 'Standard', false, 5), ($1, $2, 'CAR', 'carrier', 'Own carrier', true, 0)`,
      [tenantId, sorg],
    )
    await tx.query(
      `INSERT INTO payment_method (tenant_id, sorg, module, id, type, description) VALUES ($1, $2, 'order', 'N30', 'credit', '30 days')`,
      [tenantId, sorg],
    )
  }
  for (const [name, permissions] of Object.entries(startingRoles)) {
    await tx.query('INSERT INTO role (tenant_id, name, permissions) VALUES ($1, $2, $3)', [
      tenantId,
      name,
      permissions,
    ])
  }
  await tx.query('INSERT INTO catalogue_revision (tenant_id, revision) VALUES ($1, 1)', [tenantId])
}

async function addCustomers(tx: Tx, tenantId: string) {
  const ids: Record<string, number> = {}
  for (const [key, n, salesman] of [
    ['X', 1, 'R1'],
    ['Y', 2, 'R1'],
    ['Z', 3, 'R9'],
  ] as const) {
    const [row] = await tx.query<{ id: number }>(
      `INSERT INTO customer (tenant_id, r3, isr, name, city) VALUES ($1, $2, $3, $4, 'Town') RETURNING id`,
      [tenantId, r3Of(key), `I00000${n}`, `Shop ${key} of ${tenantId}`],
    )
    ids[key] = row!.id
    for (const sorg of ['1000', '2000']) {
      await tx.query(
        `INSERT INTO customer_area (tenant_id, customer_id, sorg, cust_group, price_group, salesman, sales_group, sales_office)
         VALUES ($1, $2, $3, 'Gold', 'P1', $4, $5, 'O1')`,
        [tenantId, row!.id, sorg, salesman, salesman === 'R1' ? 'G1' : 'G9'],
      )
    }
    await tx.query(
      `INSERT INTO ship_to (tenant_id, customer_id, code, name, address, is_default) VALUES ($1, $2, 'S1', 'Main', '1 Road', true)`,
      [tenantId, row!.id],
    )
  }
  return ids
}

/** The r3 code of customer X, Y or Z, the same in every tenant: only the tenant tells them apart. */
export const r3Of = (key: 'X' | 'Y' | 'Z') => `000000000${' XYZ'.indexOf(key)}`

async function addPeople(
  tx: Tx,
  tenantId: string,
  customers: Record<string, number>,
  hash: string,
) {
  const ids: Record<string, number> = {}
  for (const { username, role, customers: own, area, limitation } of people) {
    const [row] = await tx.query<{ id: number }>(
      'INSERT INTO app_user (tenant_id, username, name, role, limitation, password_hash) VALUES ($1, $2, $3, $4, $5, $6) RETURNING id',
      [tenantId, username, `Name of ${username}`, role, limitation ?? null, hash],
    )
    ids[username] = row!.id
    for (const key of own ?? [])
      await tx.query(
        'INSERT INTO user_customer (tenant_id, of_user, customer) VALUES ($1, $2, $3)',
        [tenantId, row!.id, customers[key]],
      )
    for (const sorg of area ? ['1000', '2000'] : []) {
      await tx.query(
        'INSERT INTO user_area (tenant_id, of_user, sorg, limitation, value) VALUES ($1, $2, $3, $4, $5)',
        [tenantId, row!.id, sorg, area![0], area![1]],
      )
    }
  }
  return ids
}

async function addArticles(tx: Tx, tenantId: string) {
  const ids: Record<string, number> = {}
  for (const { code, sorg, category, dealer, stock, flags, quota, from, active } of range) {
    const [row] = await tx.query<{ id: number }>(
      `INSERT INTO article (tenant_id, code, code_display, slug, name, brand, category, mc, model, model_name, active)
       VALUES ($1, $2, $2, lower($2), 'Name ' || $2, 'Brand', $3, 'MC-' || $3, $2, $2, $4) RETURNING id`,
      [tenantId, code, category, active ?? true],
    )
    ids[code] = row!.id
    await tx.query(
      'INSERT INTO article_sorg (tenant_id, article_id, sorg, order_quota, available_for_order_at, retail) VALUES ($1, $2, $3, $4, $5, 20)',
      [tenantId, row!.id, sorg, quota ?? null, from ?? null],
    )
    if (flags) await tx.query(`UPDATE article_sorg SET ${flags} WHERE article_id = $1`, [row!.id])
    if (dealer)
      await tx.query(
        `INSERT INTO price (tenant_id, article_id, sorg, price_group, dealer) VALUES ($1, $2, $3, 'P1', $4)`,
        [tenantId, row!.id, sorg, dealer],
      )
    await tx.query(
      'INSERT INTO stock (tenant_id, article_id, sorg, available) VALUES ($1, $2, $3, $4)',
      [tenantId, row!.id, sorg, stock],
    )
  }
  return ids
}

import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasScope, startingRoles } from '#domain/account/permissions.ts'
import { ruleOf } from '../../server/allow.ts'
import type { Database } from '../../server/db/database.ts'
import { schema } from '../../server/schema.ts'
import type { Answered } from '../support/answered.ts'
import { emptyPostgres } from '../support/database.ts'
import {
  customerKeyRecords,
  machineRecords,
  webhookRecords,
} from '../support/machine-operations.ts'
import { logIn, type Session, sessionOf, startApp } from '../support/server.ts'
import { addContent } from '../support/content-ground.ts'
import { termRecords } from '../support/term-ground.ts'
import { tempDir } from '../support/upload.ts'
import { addVisitKinds } from '../support/visit-ground.ts'
import { buildWorld, goods, r3Of, type World } from '../support/world.ts'
import { downloadRecords } from './download-operations.ts'
import type { Things } from './operation.ts'
import { vendorRecords } from './third-party-operations.ts'
import { identityRecords } from './identity-operations.ts'
import { operations } from './operations.ts'

const namedCartOf = (tenant: string, customer: string) =>
  `0198c0de-0000-7000-8000-00000000${customer.charCodeAt(0)}${tenant.charCodeAt(0)}`
const quoteOf = (tenant: string, customer: string) => namedCartOf(tenant, customer)

/** A waiting request of a customer, with an invoice. */
const paymentRecord = `WITH made AS (INSERT INTO payment_request (tenant_id, customer_id, id, number, module, sorg, payer_code, payer_name, payment_id, payment_description, kind,
    currency, total, discount, amount, status, status_at, expires_at, created_at)
    VALUES ($1, $2, $3::uuid, $4, 'invoice', '1000', $5, 'P', 'T', 'T', 'TRANSFER', 'USD', 1, 0, 1, 'waiting', now(), '2999-01-01', now()))
  INSERT INTO payment_request_invoice (tenant_id, customer_id, request_id, invoice_no, invoice_date, due_date, amount) VALUES ($1, $2, $3::uuid, 'I-' || $4::text, '2026-01-01', '2026-01-01', 1)`

/** A visit of the office to a customer, without photos. */
const visitRecord = `INSERT INTO visit (tenant_id, customer_id, id, kind, created_by, created_at, revision, visited_at, attach_place) VALUES ($1, $2, $3::uuid, 'polygon', $4, now(), 1, now(), false)`
const visitRevisionRecord = `INSERT INTO visit_revision (tenant_id, customer_id, visit_id, revision, created_by, created_at, visited_at, attach_place, answers, answered)
  VALUES ($1, $2, $3::uuid, 1, $4, now(), now(), false, '{"otherMidrange":[],"otherMidrangeDescription":"","brandDomination":null,"qtyPlgGrp":null,"qtyNonPlgGrp":null,"brandDisplay":null,"brandDisplayDescription":"","seriesList":[],"otherSeriesList":"","notes":"","equipment":[],"equipmentText":""}', '[]')`

/** A claim of the office about a bicycle, without files. */
const claimRecord = `INSERT INTO claim (tenant_id, customer_id, id, number, category, status, status_at, fields, created_by, created_at, updated_at)
  VALUES ($1, $2, $3::uuid, $4, 'bike', 'submitted', now(), '{"referenceNo":"","frameNumber":"","articleCode":"","description":"","qty":1,"brandName":"","mcName":"","productionCode":"","bikeAttributes":"","model":"","modelYear":"","series":"","contactName":"","contactPhone":"","purchaseDate":"","consumer":{"name":"","phone":"","city":"","address":"","email":""},"problems":[],"customerNotes":"","deliveryNo":"","isNotAWarranty":false}', $5, now(), now())`

const fields = [schema.getQueryType()!, schema.getMutationType()!].flatMap((type) =>
  Object.values(type.getFields()),
)
const ordinary = [
  'dealer',
  'dealer2',
  'rep',
  'manager',
  'office',
  'fixed',
  'audit',
  'admin',
  'finance',
  'content',
  'vendor',
  'guest',
  'product',
  'usadmin',
]
const roleOf: Record<string, keyof typeof startingRoles> = {
  dealer2: 'dealer.multi',
  rep: 'salesman',
  manager: 'sales.group',
  office: 'sales.office',
  fixed: 'salesman.fixed',
  usadmin: 'user.us',
}

test('the table knows every operation, and no other', () => {
  expect(Object.keys(operations).sort()).toEqual(fields.map(({ name }) => name).sort())
})

describe('operation × role × relation', () => {
  let database: Database
  let app: FastifyInstance
  let worlds: World[]
  let sessions: Map<string, Session>
  beforeAll(async () => {
    database = await emptyPostgres()
    worlds = [await buildWorld(database, 'aa'), await buildWorld(database, 'bb')]
    await otherArticle(worlds[1]!)
    for (const world of worlds) await addVisitKinds(database, world.tenantId)
    await addContent(database, worlds[0]!.tenantId)
    for (const world of worlds)
      for (const key of ['X', 'Y', 'Z'] as const) await pastOrder(world, key)
    await usedGroupRole(worlds[0]!)
    await inTenant(
      worlds[0]!,
      `INSERT INTO search_synonym (tenant_id, words) SELECT 'aa', 'tube ' || n || ', inner tube' FROM generate_series(1, 100) n`,
      [],
    )
    await inTenant(worlds[0]!, downloadRecords, [])
    await inTenant(
      worlds[0]!,
      `INSERT INTO download_schedule (id, tenant_id, user_id, module, format, rhythm, hour, next_run_at) OVERRIDING SYSTEM VALUE
       SELECT id, 'aa', id, 'orders', 'csv', 'daily', 6, now() FROM app_user`,
      [],
    )
    await inTenant(worlds[0]!, machineRecords, [])
    await inTenant(worlds[0]!, termRecords, [])
    await inTenant(worlds[0]!, customerKeyRecords, [])
    await inTenant(worlds[0]!, webhookRecords, [])
    await inTenant(worlds[0]!, identityRecords, [])
    await inTenant(worlds[0]!, vendorRecords, [])
    app = await startApp(database, { settings: { dataDir: tempDir('authorisation') } })
    // One after the other: so many attempts from one address at the same moment would have to wait.
    sessions = new Map()
    for (const name of ordinary) sessions.set(name, await logIn(app, worlds[0]!.host, name))
  })
  afterAll(async () => {
    await app?.close()
    await database?.close()
  })

  const inTenant = (world: World, sql: string, params: unknown[]) =>
    database.within({ tenantId: world.tenantId, user: 'any', customers: 'all' }, (tx) =>
      tx.query(sql, params),
    )
  const otherArticle = (world: World) =>
    inTenant(world, `UPDATE article SET code = 'ONLY-BB', slug = 'only-bb' WHERE code = $1`, [
      goods.bike,
    ])
  // The first group role of the database, id 1. It holds no role, so it grants nothing.
  const usedGroupRole = (world: World) =>
    inTenant(
      world,
      `WITH made AS (INSERT INTO group_role (tenant_id, description, roles) VALUES ($1, 'Used', '{}') RETURNING id)
       UPDATE app_user SET group_role_id = made.id FROM made WHERE username = 'guest'`,
      [world.tenantId],
    )
  async function pastOrder(world: World, key: 'X' | 'Y' | 'Z') {
    const customer = world.customers[key]
    await inTenant(
      world,
      `INSERT INTO sales_order (tenant_id, customer_id, order_no, sorg, status, currency, total, created_at) VALUES ($1, $2, $3, '1000', 'placed', 'USD', 1, now())`,
      [world.tenantId, customer, `${world.tenantId}-${key}`],
    )
    await inTenant(
      world,
      `WITH made AS (INSERT INTO delivery (tenant_id, customer_id, do_number) VALUES ($1, $2, $3))
       INSERT INTO delivery_line (tenant_id, customer_id, do_number, line_no, order_no, article_code, qty) VALUES ($1, $2, $3, 1, $3, 'X', 1)`,
      [world.tenantId, customer, `${world.tenantId}-${key}`],
    )
    for (const [suffix, cleared] of [
      ['', null],
      ['-paid', '2026-11-01'],
    ])
      await inTenant(
        world,
        `INSERT INTO invoice (tenant_id, customer_id, invoice_no, sorg, company_code, invoice_date, due_date, clearing_date, status, grand_total, accounting_amount, tax, shipping_cost, discount)
         VALUES ($1, $2, $3, '1000', '1000', '2026-10-01', '2026-11-01', $4, $5, 1, 1, 0, 0, 0)`,
        [
          world.tenantId,
          customer,
          `${world.tenantId}-${key}${suffix}`,
          cleared,
          cleared ? 'Cleared' : 'Open',
        ],
      )
    await inTenant(world, `INSERT INTO cart (tenant_id, customer_id) VALUES ($1, $2)`, [
      world.tenantId,
      customer,
    ])
    await inTenant(
      world,
      `INSERT INTO cart (tenant_id, customer_id, key, name) VALUES ($1, $2, $3, 'Named')`,
      [world.tenantId, customer, namedCartOf(world.tenantId, key)],
    )
    await inTenant(
      world,
      `WITH made AS (INSERT INTO quote (tenant_id, customer_id, id, number, name, note, status, status_at, valid_until, held, created_by, created_at)
         VALUES ($1, $2, $3, $4, '', '', 'SENT', now(), '2999-01-01', true, $5, now()))
       INSERT INTO quote_line (tenant_id, customer_id, quote_id, line_no, sorg, article_code, article_code_display, name, qty, uom, price, unit_price, subtotal)
         VALUES ($1, $2, $3, 1, '1000', 'X', 'X', 'X', 1, 'PC', 1, 1, 1)`,
      [
        world.tenantId,
        customer,
        quoteOf(world.tenantId, key),
        `Q-${world.tenantId}-${key}`,
        world.users.office,
      ],
    )
    const visit = [world.tenantId, customer, quoteOf(world.tenantId, key)]
    await inTenant(world, visitRecord, [...visit, world.users.office])
    await inTenant(world, visitRevisionRecord, [...visit, world.users.office])
    await inTenant(world, claimRecord, [...visit, `C-${world.tenantId}-${key}`, world.users.office])
    await inTenant(world, paymentRecord, [
      world.tenantId,
      customer,
      quoteOf(world.tenantId, key),
      `P-${world.tenantId}-${key}`,
      r3Of(key),
    ])
    await inTenant(
      world,
      `INSERT INTO checkout_attempt (tenant_id, user_id, customer_id, attempt_key, request_hash, cart_id, generation, order_numbers)
      SELECT $1, $2, $3, $4, 'h', id, 999, $5 FROM cart WHERE customer_id = $3 AND key = ''`,
      [
        world.tenantId,
        world.users.dealerz,
        customer,
        `attempt-${world.tenantId}-${key}`,
        [`${world.tenantId}-${key}`],
      ],
    )
  }
  const things = (world: 'aa' | 'bb', key: 'X' | 'Z', person = 'dealer'): Things => ({
    person: String(worlds[0]!.users[person]),
    namedCart: namedCartOf(world, key),
    customer: r3Of(key),
    orderNo: `${world}-${key}`,
    attemptKey: `attempt-${world}-${key}`,
    quote: quoteOf(world, key),
    visit: quoteOf(world, key),
    claim: quoteOf(world, key),
    payment: `P-${world}-${key}`,
    paymentId: quoteOf(world, key),
    slug: world === 'bb' ? 'only-bb' : 'bike-1',
    article: world === 'bb' ? 'ONLY-BB' : goods.bike,
  })

  const cases = fields.flatMap((field) =>
    ordinary.map((role) => [field.name, role, ruleOf(field)] as const),
  )
  test.each(cases)('%s by %s', async (name, role, rule) => {
    const { document, variables } = operations[name]!
    const { status, data, errors } = await sessions
      .get(role)!
      .ask(document, variables?.(things('aa', 'X', role)))
    // A token made for the customer before is refused from now on.
    if (data?.changeCustomerV2?.requestToken)
      sessions.get(role)!.token = data.changeCustomerV2.requestToken
    const allowed =
      rule.who === 'ANYONE' ||
      hasScope(startingRoles[roleOf[role] ?? (role as 'dealer')], rule.anyScope)
    const codes = errors?.map(({ extensions }) => extensions.code) ?? []
    if (!allowed) expect(codes).toEqual(['FORBIDDEN'])
    else expect(codes.filter((code) => code !== 'NO_CUSTOMER')).toEqual([])
    expect(status).toBe(200)
  })

  test.each(fields.map((field) => [field.name, ruleOf(field)] as const))(
    '%s by nobody, by a stolen token and by the other tenant’s session',
    async (name, rule) => {
      const { document, variables } = operations[name]!
      const dealer = sessions.get('dealer')!
      const callers = [
        sessionOf(app, dealer.host, '', {}),
        sessionOf(app, dealer.host, dealer.token, {}),
        sessionOf(app, dealer.host, dealer.token, { '__Host-pannier-binding': 'guessed' }),
        sessionOf(app, worlds[1]!.host, dealer.token, dealer.cookies),
        sessionOf(app, dealer.host, `${dealer.token.slice(0, -4)}AAAA`, dealer.cookies),
      ]
      for (const caller of callers) {
        const { status, data, errors } = await caller.ask(document, variables?.(things('aa', 'X')))
        if (rule.who === 'ANYONE') expect(errors).toBeUndefined()
        else
          expect([
            status,
            errors?.[0]?.extensions.code,
            data?.[name as keyof Answered] ?? null,
          ]).toEqual([401, 'UNAUTHENTICATED', null])
      }
    },
  )

  const asking = Object.entries(operations).flatMap(([name, { hidden }]) =>
    // Articles are the tenant's, not a customer's: of another customer's there are none to hide.
    (hidden
      ? /^(products|searchSuggestions|productDetailsV2|productStock|articlesByCode)$/.test(name)
        ? ['other tenant']
        : ['other customer', 'other tenant']
      : []
    ).map((relation) => [name, relation] as const),
  )
  test.each(asking)(
    '%s about things of the %s gives and changes nothing',
    async (name, relation) => {
      const { document, variables, hidden } = operations[name]!
      const counts = () =>
        Promise.all(
          worlds.map((world) =>
            inTenant(
              world,
              `SELECT (SELECT count(*) FROM cart_line) lines, (SELECT count(*) FROM sales_order) orders, (SELECT json_agg(name ORDER BY id) FROM cart WHERE customer_id = $1) carts,
      (SELECT count(*) FROM checkout_attempt WHERE order_numbers <> '{}') attempts`,
              [world.customers.Z],
            ),
          ),
        )
      const before = await counts()
      for (const role of ['dealer', 'rep', 'fixed']) {
        const asked = things(relation === 'other tenant' ? 'bb' : 'aa', 'Z')
        const { data, errors } = await sessions
          .get(role)!
          .ask(
            document,
            variables?.(
              relation === 'other tenant' && name === 'changeCustomerV2'
                ? { ...asked, customer: 'nobody' }
                : asked,
            ),
          )
        const seen = data && hidden!(data)
        expect(
          seen === 0 || seen === false || seen === null || seen === undefined,
          `${role}: ${JSON.stringify({ data, errors })}`,
        ).toBe(true)
      }
      expect(await counts()).toEqual(before)
    },
  )
})

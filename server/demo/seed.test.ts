import { verify } from '@node-rs/argon2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyPglite } from '../../tests/support/database.ts'
import type { Database } from '../db/database.ts'
import { type VisitAnswers, type VisitKindRules, visitProblems } from '#domain/visits/visit-form.ts'
import { readVisitKinds } from '../modules/visits/visit-kind-store.ts'
import { drawPicture } from '#domain/pictures/draw-picture.ts'
import { type FileStore, originalKey, thumbnailKey } from '../modules/files/file-store.ts'
import { demoTenants, isEmpty, seedDemo } from './seed.ts'
import { demoLogins, demoPassword } from './users.ts'

const today = '2026-11-21'
let database: Database
const kept = new Map<string, Buffer>()
const store: FileStore = {
  put: async (key, content) => void kept.set(key, Buffer.from(content)),
  get: async (key) => kept.get(key),
  open: async () => undefined,
  remove: async (key) => void kept.delete(key),
}
const rows = <Row = Record<string, unknown>>(sql: string) =>
  database.within({ tenantId: 'us', user: 'any', customers: 'all' }, (tx) => tx.query<Row>(sql))

beforeAll(async () => {
  database = await emptyPglite()
  expect(await isEmpty(database)).toBe(true)
  await seedDemo(database, { today, articles: 600, store })
}, 120_000)
afterAll(() => database.close())

test('three tenants, found by their hosts', async () => {
  expect(await isEmpty(database)).toBe(false)
  expect(
    (
      await database.bare((tx) =>
        tx.query<{ host: string }>('SELECT host FROM tenant_host ORDER BY host'),
      )
    ).map(({ host }) => host),
  ).toEqual(['127.0.0.1', 'de.localhost', 'id.localhost', 'localhost', 'us.localhost'])
})

test('every demo log-in is there with the demo password', async () => {
  const users = await rows<{ username: string; password_hash: string }>(
    `SELECT username, password_hash FROM app_user WHERE password_hash IS NOT NULL`,
  )
  expect(users.map(({ username }) => username).toSorted()).toEqual(
    demoLogins.map(({ username }) => username).toSorted(),
  )
  expect(await verify(users[0]!.password_hash, demoPassword)).toBe(true)
})

test('visits of a year, of both kinds, with photos that are in the store', async () => {
  const visits = await rows<{ kind: string; visits: number; customers: number; days: number }>(
    `SELECT kind, count(*)::int AS visits, count(DISTINCT customer_id)::int AS customers, extract(day FROM max(visited_at) - min(visited_at))::int AS days FROM visit GROUP BY kind ORDER BY kind`,
  )
  expect(visits.map(({ kind, visits: count }) => [kind, count])).toEqual([
    ['polygon', 48],
    ['wim', 12],
  ])
  expect(visits[0]!.customers).toBeGreaterThan(5)
  expect(visits[0]!.days).toBeGreaterThan(330)
  const photos = await rows<{ sha256: string; kind: string; slots: number }>(
    `SELECT f.sha256, v.kind, count(*)::int AS slots FROM visit v JOIN visit_photo p ON p.visit_id = v.id JOIN file f ON f.id = p.file_id GROUP BY 1, 2`,
  )
  expect(photos.length).toBeGreaterThan(8)
  for (const { sha256 } of photos)
    expect([kept.has(originalKey('us', sha256)), kept.has(thumbnailKey('us', sha256))]).toEqual([
      true,
      true,
    ])
  const checked = await rows<{ kind: VisitKindRules['id']; answers: VisitAnswers }>(
    'SELECT v.kind, r.answers FROM visit v JOIN visit_revision r ON r.visit_id = v.id',
  )
  const own = await database.within(
    { tenantId: 'us', user: 'any', customers: 'all' },
    async (tx) => {
      const [admin] = await tx.query<{ id: number }>(
        `SELECT id FROM app_user WHERE username = 'admin'`,
      )
      return readVisitKinds({ tx, user: admin as never })
    },
  )
  for (const { kind, answers } of checked)
    expect(
      visitProblems(
        own.find(({ id }) => id === kind)!,
        answers,
        ['frontShop1', 'displayShop1'],
      ),
    ).toEqual([])
})

test('delivered bicycles have frames, and some of them are sold', async () => {
  const [counts] = await rows<{
    frames: number
    wrong: number
    sales: number
    early: number
    unreported: number
  }>(
    `SELECT (SELECT count(*)::int FROM frame) AS frames, (SELECT count(*)::int FROM frame WHERE number !~ '^[A-Z0-9]{6,20}$') AS wrong,
       (SELECT count(*)::int FROM frame_registration) AS sales,
       (SELECT count(*)::int FROM account_bike b WHERE NOT EXISTS (SELECT FROM frame_registration r WHERE r.frame_number = b.frame_number)) AS unreported,
       (SELECT count(*)::int FROM frame_registration r JOIN frame f ON f.number = r.frame_number WHERE r.sold_date < f.shipped_at OR r.sold_date > '${today}') AS early`,
  )
  expect(counts).toMatchObject({ wrong: 0, early: 0 })
  expect(counts!.sales).toBeGreaterThan(5)
  expect(counts!.unreported).toBeGreaterThan(0)
  expect(counts!.frames).toBeGreaterThan(counts!.sales)
})

test('every kind of obstacle occurs', async () => {
  const [kinds] =
    await rows(`SELECT count(*) FILTER (WHERE NOT allow_to_order) > 0 AS not_allowed, count(*) FILTER (WHERE order_blocked) > 0 AS "order",
    count(*) FILTER (WHERE brand_blocked) > 0 AS brand, count(*) FILTER (WHERE category_blocked) > 0 AS category, count(*) FILTER (WHERE hierarchy_blocked) > 0 AS hierarchy,
    count(*) FILTER (WHERE sorg_blocked) > 0 AS sorg, count(*) FILTER (WHERE order_quota IS NOT NULL) > 0 AS quota,
    count(*) FILTER (WHERE available_for_order_at > '${today}') > 0 AS later,
    count(*) FILTER (WHERE NOT EXISTS (SELECT 1 FROM price p WHERE p.article_id = s.article_id)) > 0 AS no_price,
    count(*) FILTER (WHERE NOT EXISTS (SELECT 1 FROM stock k WHERE k.article_id = s.article_id AND k.available > 0)) > 0 AS no_stock FROM article_sorg s`)
  expect(Object.entries(kinds!).filter(([, occurs]) => !occurs)).toEqual([])
})

test('every article has a picture that can be drawn', async () => {
  const keys = await rows<{ picture: string }>('SELECT DISTINCT picture FROM article')
  expect(keys.filter(({ picture }) => !drawPicture(picture))).toEqual([])
})

test.each(demoTenants.map(({ id }) => id))(
  'whoever buys on %s has codes of his own, and the same one is another article elsewhere',
  async (tenantId) => {
    const codes = await database.within({ tenantId, user: 'any', customers: 'all' }, (tx) =>
      tx.query<{ r3: string; article: string }>(
        `SELECT c.r3, a.code AS article FROM customer_article_code o JOIN customer c ON c.id = o.customer_id JOIN article a ON a.id = o.article_id
     JOIN article_sorg s ON s.article_id = a.id JOIN customer_area ca ON ca.customer_id = c.id AND ca.sorg = s.sorg WHERE o.word = 'shop1001' ORDER BY c.r3`,
      ),
    )
    expect(codes.map(({ r3 }) => r3)).toEqual(
      expect.arrayContaining([1, 2, 3, 4].map((at) => `000010000${at}`)),
    )
    expect(new Set(codes.map(({ article }) => article)).size).toBeGreaterThan(codes.length / 2)
  },
)

test('every article has something to be read, and each document its file', async () => {
  expect(
    await rows(
      `SELECT a.code FROM article a WHERE NOT EXISTS (SELECT 1 FROM article_document_link l WHERE l.model = a.model)`,
    ),
  ).toEqual([])
  expect(
    await rows(
      `SELECT d.code FROM article_document d LEFT JOIN article_document_file f ON f.name = d.file AND f.hash = d.hash WHERE f.format IS DISTINCT FROM 'pdf'`,
    ),
  ).toEqual([])
})

test('orders add up, and credit is what invoices and orders make it', async () => {
  expect(
    await rows(
      `SELECT o.order_no FROM sales_order o JOIN order_line l USING (tenant_id, order_no) GROUP BY o.order_no, o.total HAVING o.total <> sum(l.subtotal) FILTER (WHERE NOT l.cancelled)`,
    ),
  ).toEqual([])
  // A credit note is for goods alone; lines of installments stand with the first one.
  expect(
    await rows(
      `SELECT i.invoice_no FROM invoice i LEFT JOIN invoice_line l USING (tenant_id, invoice_no) WHERE coalesce(i.installment, '1/2') = '1/2'
       GROUP BY i.invoice_no, i.grand_total, i.tax, i.shipping_cost, i.recycle_fee, i.freight_allowance
       HAVING i.grand_total - i.tax - i.shipping_cost - i.recycle_fee + i.freight_allowance IS DISTINCT FROM sum(l.subtotal)`,
    ),
  ).toEqual([])
  // A company without a record of its own is covered by the first one of its customer.
  expect(
    await rows(`SELECT c.customer_id FROM credit c WHERE c.balance <> c.credit_limit - c.credit_exposure
    OR c.credit_exposure <> c.open_invoice + c.open_do + c.consignment OR c.open_invoice <>
    (SELECT coalesce(sum(accounting_amount), 0) FROM invoice i WHERE i.customer_id = c.customer_id AND i.status <> 'Cleared'
      AND (i.company_code = c.company_code OR NOT EXISTS (SELECT 1 FROM credit o WHERE o.customer_id = c.customer_id AND o.company_code = i.company_code)))`),
  ).toEqual([])
})

test.each(demoTenants.map(({ id }) => id))(
  'credit of every kind occurs on %s',
  async (tenantId) => {
    const [kinds] = await database.within({ tenantId, user: 'any', customers: 'all' }, (tx) =>
      tx.query<Record<string, unknown>>(
        `SELECT array_agg(DISTINCT reason_blocked) AS reasons, count(*) FILTER (WHERE balance = 0) > 0 AS zero, count(*) FILTER (WHERE balance < 0) > 0 AS negative,
      max(length(trunc(credit_limit)::text)) >= 11 AS large, count(*) FILTER (WHERE consignment > 0) > 0 AS consignment,
      (SELECT count(*)::int FROM customer c WHERE NOT EXISTS (SELECT 1 FROM credit k WHERE k.customer_id = c.id)) AS without,
      (SELECT array_agg(DISTINCT n ORDER BY n) FROM (SELECT count(*)::int AS n FROM credit GROUP BY customer_id) k) AS companies FROM credit`,
      ),
    )
    expect(kinds).toEqual({
      reasons: expect.arrayContaining([
        'limit_exceeded',
        'overdue_over_limit',
        'oldest_ar_blocked',
        'other_company_blocked',
      ]),
      zero: true,
      negative: true,
      large: true,
      consignment: true,
      without: 1,
      companies: [1, 2],
    })
  },
)

test.each(demoTenants.map(({ id }) => id))(
  'invoices of every kind occur on %s, and the first customer has all of them',
  async (tenantId) => {
    const [kinds] = await database.within({ tenantId, user: 'any', customers: 'all' }, (tx) =>
      tx.query<Record<string, unknown>>(
        `WITH unpaid AS (SELECT i.*, '${today}'::date - due_date AS late FROM invoice i JOIN customer c ON c.id = i.customer_id
           WHERE c.r3 = '0000100001' AND i.status = 'Open')
         SELECT (SELECT array_agg(DISTINCT CASE WHEN late <= 0 THEN 0 WHEN late <= 30 THEN 1 WHEN late <= 60 THEN 31 WHEN late <= 90 THEN 61 ELSE 91 END) FROM unpaid) AS ages,
           (SELECT array_agg(DISTINCT coalesce(payer_code, 'own') ORDER BY coalesce(payer_code, 'own')) FROM unpaid) AS payers,
           (SELECT array_agg(DISTINCT status ORDER BY status) FROM invoice) AS states,
           (SELECT array_agg(DISTINCT assignment IS NULL ORDER BY assignment IS NULL) FROM invoice WHERE accounting_amount < 0) AS credits,
           (SELECT array_agg(DISTINCT installment ORDER BY installment) FROM invoice WHERE installment IS NOT NULL) AS parts,
           (SELECT count(*)::int FROM (SELECT 1 FROM invoice WHERE installment IS NOT NULL GROUP BY order_no HAVING sum(accounting_amount) <> min(grand_total)) wrong) AS wrong,
           (SELECT count(*) > 0 FROM invoice WHERE early_payment_discount > 0) AS early,
           (SELECT array_agg(DISTINCT invoice_date < '${today}'::date - 365 ORDER BY invoice_date < '${today}'::date - 365) FROM invoice) AS years`,
      ),
    )
    expect(kinds).toEqual({
      ages: [0, 1, 31, 61, 91],
      payers: ['0000900001', 'own'],
      states: ['Cleared', 'Open', 'Pending Payment', 'Waiting For Payment'],
      credits: [false, true],
      parts: ['1/2', '2/2'],
      wrong: 0,
      early: true,
      years: [false, true],
    })
  },
)

test('what is announced is there once, and clean', async () => {
  expect((await rows<{ n: number }>('SELECT count(*)::int AS n FROM announcement'))[0]!.n).toBe(3)
  expect(
    await rows(
      `SELECT b.banner_file FROM banner b WHERE NOT EXISTS (SELECT 1 FROM banner_image i WHERE i.file = b.banner_file)`,
    ),
  ).toEqual([])
  expect(
    Math.max(
      ...(await rows<{ n: number }>('SELECT length(content) AS n FROM announcement')).map(
        ({ n }) => n,
      ),
    ),
  ).toBeGreaterThan(400)
})

test.each(demoTenants.map(({ id }) => id))(
  'past orders on %s name freight and payment as its checkout offers them',
  async (tenantId) => {
    const foreign = await database.within({ tenantId, user: 'any', customers: 'all' }, (tx) =>
      tx.query(
        `SELECT o.order_no, o.shipment_description, o.payment_description FROM sales_order o
     WHERE NOT EXISTS (SELECT 1 FROM shipment_rate r WHERE r.sorg = o.sorg AND r.type = o.shipment_type AND r.description = o.shipment_description)
        OR NOT EXISTS (SELECT 1 FROM payment_method p WHERE p.sorg = o.sorg AND p.module = 'order' AND p.id = o.payment_id AND p.description = o.payment_description) LIMIT 3`,
      ),
    )
    expect(foreign).toEqual([])
  },
)

test('payments are there in every state, and what they hold is held', async () => {
  expect(
    await rows('SELECT status, count(*)::int AS count FROM payment_request GROUP BY 1 ORDER BY 1'),
  ).toEqual([
    { status: 'completed', count: 2 },
    { status: 'failed', count: 2 },
    { status: 'uploaded', count: 1 },
    { status: 'voided', count: 1 },
    { status: 'waiting', count: 2 },
  ])
  expect(
    await rows(
      `SELECT i.invoice_no FROM payment_request_invoice p JOIN invoice i ON i.tenant_id = p.tenant_id AND i.invoice_no = p.invoice_no WHERE p.locked AND i.status = 'Open'`,
    ),
  ).toEqual([])
  expect(await rows('SELECT 1 FROM saved_payment')).toHaveLength(3)
})

test('some orders have left in part, and some lines are cancelled', async () => {
  const [{ parts } = {}] =
    await rows(`SELECT count(*)::int AS parts FROM (SELECT o.order_no FROM sales_order o JOIN delivery_line d USING (tenant_id, order_no) JOIN delivery v USING (tenant_id, do_number)
    WHERE o.status = 'confirmed' AND v.delivery_date IS NOT NULL GROUP BY o.order_no
    HAVING sum(d.qty) < (SELECT sum(l.qty) FROM order_line l WHERE l.order_no = o.order_no AND NOT l.cancelled)) AS part`)
  expect(parts).toBeGreaterThan(3)
  const cancelled = await rows(
    `SELECT count(*)::int AS lines, count(*) FILTER (WHERE EXISTS (SELECT 1 FROM delivery_line d WHERE d.order_no = l.order_no AND d.line_no = l.line_no))::int AS sent FROM order_line l WHERE cancelled`,
  )
  expect(cancelled).toEqual([{ lines: expect.any(Number), sent: 0 }])
  expect(Number(cancelled[0]!.lines)).toBeGreaterThan(5)
})

test('marketing material is a tree of both types, with files in the store and articles that are sold', async () => {
  const categories = await rows(
    `SELECT type, count(*)::int AS n, count(parent_id)::int AS below FROM marketing_category GROUP BY type ORDER BY type`,
  )
  expect(categories).toEqual([
    { type: 'brand-assets', n: 3, below: 1 },
    { type: 'product-lineup', n: 2, below: 0 },
  ])
  const files = await rows<{ sha256: string }>(
    `SELECT f.sha256 FROM content_item i JOIN file_use u ON u.owner = 'material:' || i.id JOIN file f ON f.id = u.file_id`,
  )
  expect(files.length).toBeGreaterThan(8)
  for (const { sha256 } of files) expect(kept.has(originalKey('us', sha256))).toBe(true)
  expect(
    await rows(
      `SELECT 1 FROM content_item i LEFT JOIN article a ON a.code = i.article_code AND a.active WHERE i.article_code IS NOT NULL AND a.id IS NULL`,
    ),
  ).toEqual([])
})

test('nothing is invoiced or delivered after today', async () => {
  expect(
    await rows(
      `SELECT 1 FROM invoice WHERE invoice_date > '${today}' OR clearing_date > '${today}'`,
    ),
  ).toEqual([])
  expect(await rows(`SELECT 1 FROM delivery WHERE delivery_date > '${today}'`)).toEqual([])
})

test('again on the same day, it changes nothing', async () => {
  const reports = await seedDemo(database, { today, articles: 600, tenants: ['us'] })
  expect(reports.us!.files.filter(({ inserted, updated }) => inserted + updated > 0)).toEqual([])
}, 60_000)

test('on another day the dates move along, and nothing is promised twice', async () => {
  await seedDemo(database, { today: '2026-11-22', articles: 600, tenants: ['us'] })
  const [{ said, ordered } = {}] =
    await rows(`SELECT count(*)::int AS said, count(*) FILTER (WHERE promised <= l.qty)::int AS ordered
    FROM (SELECT order_no, line_no, sum(qty) AS promised FROM order_confirmation GROUP BY 1, 2) c JOIN order_line l USING (order_no, line_no)`)
  expect(said).toBeGreaterThan(100)
  expect(ordered).toBe(said)
}, 60_000)

test('shops ask to become customers, and dealers say what they think', async () => {
  const [counts] = await rows<{ inquiries: number; messages: number }>(
    `SELECT (SELECT count(*)::int FROM customer_inquiry) AS inquiries, (SELECT count(*)::int FROM customer_feedback WHERE for_customer IS NOT NULL) AS messages`,
  )
  expect(counts).toEqual({ inquiries: 2, messages: 3 })
})

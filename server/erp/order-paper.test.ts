import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyPostgres } from '../../tests/support/database.ts'
import { buildWorld } from '../../tests/support/world.ts'
import type { Database, Scope } from '../db/database.ts'
import { type OrderDocument, orderDocument } from './order-document.ts'

const scope: Scope = { tenantId: 'aa', user: 'any', customers: 'all' }
const customer = `(SELECT id FROM customer WHERE name LIKE 'Shop X%')`
let database: Database

beforeAll(async () => {
  database = await emptyPostgres()
  await buildWorld(database, 'aa')
  await buildWorld(database, 'bb')
  await database.within(scope, async (tx) => {
    await tx.query(`INSERT INTO sales_order (tenant_id, customer_id, order_no, sorg, status, currency, total, po_number, notes, requested_date, requested_to, order_type, ship_to, shipment_type, shipment_description,
        shipment_amount, freight_benefit, payment_id, payment_description, created_by, created_at, created_by_username, shipment_id)
      VALUES ('aa', ${customer}, 'O-1', '2000', 'placed', 'USD', 21.5, 'PO-7', 'Ring twice', '2026-07-01', '2026-07-03', 'CF', '{"code":"S1","name":"Shop","address":"1 Road","postalCode":"97701","city":null,"state":"CO","country":"US","phone":"+1 541 555"}', 'STD', 'Standard',
        5, 1.25, 'N30', '30 days', 'Dana', '2026-06-01T23:30:00.250-05:00', 'dealer', 'UPS-2'), ('aa', ${customer}, 'O-2', '2000', 'placed', 'USD', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, now(), NULL, NULL)`)
    for (const [no, code, qty, back, ahead, promo, note] of [
      [2, 'B', 3, 2, 1, '4.5', 'As a gift'],
      [1, 'A', 1, 0, 0, null, null],
    ]) {
      await tx.query(
        `INSERT INTO order_line (tenant_id, customer_id, order_no, line_no, article_code, article_code_display, description, qty, back_order_qty, pre_order_qty, uom, price, promo_price, subtotal, note)
        VALUES ('aa', ${customer}, 'O-1', $1, $2, $2, 'Part ' || $2, $3, $4, $5, 'EA', 5, $6, 8.5, $7)`,
        [no, code, qty, back, ahead, promo, note],
      )
    }
  })
})
afterAll(() => database?.close())

const paperOf = (orderNo: string, tenantId = 'aa') =>
  database.within({ ...scope, tenantId }, (tx) => orderDocument(tx, orderNo))

test('an order is told whole: its lines in their order, each with the price that is asked for, its note and what is not there yet', async () => {
  expect(await paperOf('O-1')).toEqual({
    version: 1,
    tenant: 'aa',
    order_no: 'O-1',
    sorg: '2000',
    created_at: '2026-06-02T04:30:00.250Z',
    created_by: 'Dana',
    created_by_username: 'dealer',
    customer: { r3: '0000000001', isr: expect.anything(), name: expect.stringMatching(/^Shop X/) },
    ship_to: {
      code: 'S1',
      name: 'Shop',
      address: '1 Road',
      postal_code: '97701',
      city: null,
      state: 'CO',
      country: 'US',
      phone: '+1 541 555',
    },
    po_number: 'PO-7',
    notes: 'Ring twice',
    requested_date: '2026-07-01',
    requested_to: '2026-07-03',
    order_type: 'CF',
    currency: 'USD',
    total: '21.5000',
    shipment: {
      id: 'UPS-2',
      type: 'STD',
      description: 'Standard',
      amount: '5.0000',
      benefit: '1.2500',
    },
    payment: { id: 'N30', description: '30 days' },
    lines: [
      {
        line_no: 1,
        article_code: 'A',
        description: 'Part A',
        qty: 1,
        back_order_qty: 0,
        pre_order_qty: 0,
        uom: 'EA',
        price: '5.0000',
        net_price: '5.0000',
        subtotal: '8.5000',
        note: null,
      },
      {
        line_no: 2,
        article_code: 'B',
        description: 'Part B',
        qty: 3,
        back_order_qty: 2,
        pre_order_qty: 1,
        uom: 'EA',
        price: '5.0000',
        net_price: '4.5000',
        subtotal: '8.5000',
        note: 'As a gift',
      },
    ],
  } satisfies OrderDocument)
})

test('what an order does not have is null, and not left out', async () => {
  expect(await paperOf('O-2')).toMatchObject({
    ship_to: null,
    po_number: null,
    notes: null,
    requested_date: null,
    requested_to: null,
    order_type: null,
    shipment: null,
    payment: null,
    created_by: null,
  })
})

test('of another tenant, or of no such number, there is none', async () => {
  expect([await paperOf('O-1', 'bb'), await paperOf('O-9')]).toEqual([undefined, undefined])
})

import { beforeAll, expect, test } from 'vitest'
import type { Session } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { goods } from '../../../tests/support/world.ts'

const here = serverForTests(['dealer', 'dealerz', 'content'], {
  start: { clock: () => new Date('2026-06-01T10:00:00Z') },
})

const inTenant = <Row>(sql: string, params: unknown[] = []) =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query<Row>(sql, params),
  )

beforeAll(async () => {
  const { world } = here
  await inTenant(
    `INSERT INTO bonus_point (tenant_id, program, article_code, purchase_point, sale_point, class) VALUES ('aa', 'polygon', $1, 3, 2, 'A'), ('aa', 'wim', $2, 1, NULL, NULL)`,
    [goods.bike, goods.part],
  )
  await inTenant(
    `INSERT INTO bonus_value (tenant_id, program, quarter, purchase_value, sale_value) VALUES ('aa', 'polygon', '2026Q1', 10, 20), ('aa', 'wim', '2026Q1', 1, 1)`,
  )
  await inTenant(
    `INSERT INTO bonus_result (tenant_id, customer_id, program, quarter, verification, on_time_payment) VALUES ('aa', $1, 'polygon', '2026Q1', 80, 7.5)`,
    [world.customers.X],
  )
  for (const [no, customer, day, qty, subtotal] of [
    ['I-1', 'X', '2026-01-10', 4, 400],
    ['I-2', 'X', '2026-02-10', 1, -100],
    ['I-3', 'X', '2026-04-10', 5, 500],
    ['I-4', 'Z', '2026-01-10', 9, 900],
  ] as const) {
    await inTenant(
      `INSERT INTO invoice (tenant_id, customer_id, invoice_no, sorg, company_code, invoice_date, due_date, status, grand_total, accounting_amount, tax, shipping_cost, discount)
       VALUES ('aa', $1, $2, '1000', '1000', $3, $3, 'Open', 1, 1, 0, 0, 0)`,
      [world.customers[customer], no, day],
    )
    await inTenant(
      `INSERT INTO invoice_line (tenant_id, customer_id, invoice_no, line_no, article_code, name, uom, qty, price, subtotal) VALUES ('aa', $1, $2, 1, $3, 'A bike', 'EA', $4, 100, $5)`,
      [world.customers[customer], no, goods.bike, qty, subtotal],
    )
  }
  for (const [frame, status, nonRetail] of [
    ['WU000001', 'registered', false],
    ['WU000002', 'withdrawn', false],
    ['WU000003', 'registered', true],
  ] as const)
    await inTenant(
      `INSERT INTO frame_registration (tenant_id, customer_id, frame_number, article_id, sold_date, use_account_data, non_retail, status, handover_action, handover_state, created_at, created_by)
       VALUES ('aa', $1, $2, $3, '2026-03-30', false, $4, $5, 'insert', 'pending', '2026-03-31T10:00:00Z', $6)`,
      [world.customers.X, frame, world.articles[goods.bike], nonRetail, status, world.users.dealer],
    )
})

const ask = async (session: Session, query: string) => (await session.ask(`{ ${query} }`)).data

test('a quarter is what was bought and sold, the verified part of it, and the bonus for paying on time', async () => {
  const { totalDealerSales } = await ask(
    here.dealer,
    'totalDealerSales(program: polygon, year: 2026) { quarter purchasePoints purchases salePoints retailSales earned verification verified onTimePayment total currency }',
  )
  expect(totalDealerSales[0]).toEqual({
    quarter: '2026Q1',
    purchasePoints: '9.0000',
    purchases: '90.00000000',
    salePoints: '2.0000',
    retailSales: '40.00000000',
    earned: '130.00',
    verification: '80.00',
    verified: '104.00',
    onTimePayment: '7.5000',
    total: '111.50',
    currency: 'USD',
  })
  expect(totalDealerSales.slice(1).map(({ total }: { total: string }) => total)).toEqual([
    '0.00',
    '0.00',
    '0.00',
  ])
})

test('the lines add up to the sums; a credit note takes its points back', async () => {
  const { b2bPurchasesV3, retailSalesV2 } = await ask(
    here.dealer,
    'b2bPurchasesV3(program: polygon, year: 2026) { rows { invoiceNumber quantity point pointValue subTotal quarter } } retailSalesV2(program: polygon, year: 2026, quarter: "2026Q1") { rows { frameNumber class inputDate subTotal } }',
  )
  expect(b2bPurchasesV3.rows).toEqual([
    expect.objectContaining({ invoiceNumber: 'I-2', quantity: -1, subTotal: '-30.00000000' }),
    expect.objectContaining({ invoiceNumber: 'I-1', quantity: 4, subTotal: '120.00000000' }),
  ])
  expect(retailSalesV2.rows).toEqual([
    {
      frameNumber: 'WU000001',
      class: 'A',
      inputDate: '2026-03-31',
      subTotal: '40.00000000',
    },
  ])
})

test('each sees the own bonus alone, in the programme that was asked for', async () => {
  const query =
    'b2bPurchasesV3(program: polygon, year: 2026) { rows { invoiceNumber } } onTimePaymentV2(program: polygon, year: 2026) { value } verificationPercentages(program: polygon, year: 2026) { quarter value }'
  expect(await ask(here.dealerz, query)).toMatchObject({
    b2bPurchasesV3: { rows: [{ invoiceNumber: 'I-4' }] },
    onTimePaymentV2: [],
    verificationPercentages: [],
  })
  expect(await ask(here.dealer, query)).toMatchObject({
    onTimePaymentV2: [{ value: '7.5000' }],
    verificationPercentages: [{ quarter: '2026Q1', value: '80.00' }],
  })
  expect(
    await ask(here.dealer, 'b2bPurchasesV3(program: wim, year: 2026) { count }'),
  ).toMatchObject({ b2bPurchasesV3: { count: 0 } })
  const { errors } = await here.content.ask(
    '{ totalDealerSales(program: wim, year: 2026) { total } }',
  )
  expect(errors![0]!.extensions.code).toBe('FORBIDDEN')
})

import { expect, test } from 'vitest'
import { addDays, dayIn } from '#domain/time/day.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { goods, r3Of } from '../../../tests/support/world.ts'
import { addDelivery, addOrder } from '../../../tests/support/orders.ts'

const here = serverForTests(['dealer'], {
  fill: (database) =>
    database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, async (tx) => {
      await addOrder(tx, 'X', 'O-1', {
        status: 'confirmed',
        daysAgo: 10,
        lines: [
          [goods.part, 10],
          [goods.bolt, 5],
          [goods.part, 2],
        ],
      })
      await tx.query(`UPDATE article SET ean = '4006381333931' WHERE code = $1`, [goods.part])
      await tx.query(
        `UPDATE order_line SET cancelled = true WHERE order_no = 'O-1' AND line_no = 3`,
      )
      await addDelivery(tx, 'X', 'D-1', { leftAgo: 3, tracking: 'T1' }, [['O-1', goods.part, 4]])
      await addDelivery(tx, 'X', 'D-2', { leftAgo: null }, [['O-1', goods.part, 3]])
      await tx.query(
        `INSERT INTO order_confirmation (tenant_id, customer_id, order_no, line_no, date, qty) SELECT 'aa', customer_id, 'O-1', 1, current_date + 5, 6 FROM sales_order WHERE order_no = 'O-1'`,
      )
      await addOrder(tx, 'X', 'O-2', { status: 'shipped', daysAgo: 60, lines: [[goods.bolt, 1]] })
      await addDelivery(tx, 'X', 'D-3', { leftAgo: 50, tracking: 'T3' }, [['O-2', goods.bolt, 1]])
      await addOrder(tx, 'X', 'O-3', {
        status: 'cancelled',
        daysAgo: 5,
        lines: [[goods.part, 50]],
      })
      await addOrder(tx, 'Z', 'O-Z', { status: 'placed', daysAgo: 1, lines: [[goods.part, 7]] })
      await tx.query(
        `INSERT INTO invoice (tenant_id, customer_id, invoice_no, sorg, company_code, order_no, invoice_date, due_date, status, grand_total, accounting_amount, tax, shipping_cost, discount)
         SELECT 'aa', customer_id, 'I-1', sorg, 'C', order_no, current_date - 2, current_date + 28, 'Open', 40, 40, 0, 0, 0 FROM sales_order WHERE order_no = 'O-1'`,
      )
    }),
})

const sql = (text: string) =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) => tx.query(text))

const view = `query($n: ID!) { orderView(orderNo: $n) { custCode phase since order { order_no }
  lines { line ean retail figures { ordered confirmed shipped packed open expected expectedConfirmed phase } }
  deliveries { doNumber phase trackingNo detail { orderNo qty orderQty } } invoices { invoiceNo amount } history { kind by reference } } }`

test('an order says what has become of each line, its deliveries, invoices and history', async () => {
  const { data } = await here.dealer.ask(view, { n: 'O-1' })
  expect(data!.orderView).toMatchObject({
    custCode: r3Of('X'),
    phase: 'ours',
    lines: [
      {
        line: 'O-1/1',
        ean: '4006381333931',
        retail: expect.stringMatching(/^\d+\.\d+$/),
        figures: {
          ordered: 10,
          confirmed: 6,
          shipped: 4,
          packed: 3,
          open: 6,
          expectedConfirmed: true,
        },
      },
      { line: 'O-1/2', figures: { shipped: 0, open: 5, expected: null } },
      { line: 'O-1/3', figures: { shipped: 0, open: 0, phase: 'done' } },
    ],
    deliveries: [
      {
        doNumber: 'D-1',
        phase: 'carrier',
        trackingNo: 'T1',
        detail: [{ orderNo: 'O-1', qty: 4, orderQty: 12 }],
      },
      { doNumber: 'D-2', phase: 'ours' },
    ],
    invoices: [{ invoiceNo: 'I-1', amount: '40.0000' }],
  })
  expect(
    (data!.orderView as { history: { kind: string }[] }).history.map(({ kind }) => kind),
  ).toEqual(['placed', 'confirmed', 'packed', 'shipped', 'invoiced'])
})

test("others' orders are not found, and invoices need their own right", async () => {
  expect((await here.dealer.ask(view, { n: 'O-Z' })).data).toEqual({ orderView: null })
  await sql(
    `UPDATE role SET permissions = array_remove(array_remove(permissions, 'page.invoice-status'), 'invoice-status.read') WHERE name = 'dealer'`,
  )
  expect((await here.dealer.ask(view, { n: 'O-1' })).data).toMatchObject({
    orderView: { invoices: null },
  })
})

test('the list finds by article and status, and the home card counts the same pieces', async () => {
  const { data } = await here.dealer.ask(
    `{ orderPage { count rows { order_no phase openPieces } } found: orderPage(search: "${goods.bolt}", status: shipped) { rows { order_no } } buyingOverview { openOrders orders { order_no openPieces } } }`,
  )
  const pieces = (rows: { order_no: string; openPieces: number }[]) =>
    rows.map(({ order_no, openPieces }) => [order_no, openPieces])
  const answer = data as unknown as {
    orderPage: { rows: { order_no: string; openPieces: number; phase: string }[] }
    found: object
    buyingOverview: { openOrders: number; orders: { order_no: string; openPieces: number }[] }
  }
  expect(pieces(answer.orderPage.rows)).toEqual([
    ['O-3', 0],
    ['O-1', 11],
    ['O-2', 0],
  ])
  expect(pieces(answer.buyingOverview.orders)).toEqual(pieces(answer.orderPage.rows))
  expect(answer.found).toEqual({ rows: [{ order_no: 'O-2' }] })
})

test('open orders are the lines with open pieces, and the deliveries that hold pieces of them', async () => {
  const open = `query($s: [String!], $c: [String!]) { openOrderV4(custAreaSorgs: $s, creditCustomers: $c) { companyName orders { orderNumber articleCode figures { open } } deliveries { doNumber detail { orderNo } } } }`
  const { data } = await here.dealer.ask(open)
  expect(data!.openOrderV4).toMatchObject([
    {
      orders: [
        { orderNumber: 'O-1', articleCode: goods.part, figures: { open: 6 } },
        { orderNumber: 'O-1', articleCode: goods.bolt, figures: { open: 5 } },
      ],
      deliveries: [{ doNumber: 'D-2' }, { doNumber: 'D-1' }],
    },
  ])
  for (const [s, c] of [
    [['1000'], null],
    [null, [r3Of('Z')]],
  ])
    expect((await here.dealer.ask(open, { s, c })).data!.openOrderV4).toEqual([])
})

test('internal notes of the ERP are read by those who may open the order list alone', async () => {
  const inTenant = (sql: string, params: unknown[] = []) =>
    here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
      tx.query(sql, params),
    )
  await inTenant(
    `UPDATE sales_order SET notes = 'Ring', internal_notes = 'Pays late' WHERE order_no = 'O-1'`,
  )
  const notes = async () =>
    (await here.dealer.ask('{ openOrderV4 { orders { notes internalNotes } } }')).data!
      .openOrderV4[0]!.orders[0]
  expect(await notes()).toEqual({ notes: 'Ring', internalNotes: null })
  await inTenant(
    `UPDATE role SET permissions = permissions || '{page.orderlist}'::text[] WHERE name = 'dealer'`,
  )
  expect(await notes()).toEqual({ notes: 'Ring', internalNotes: 'Pays late' })
  await inTenant(
    `UPDATE role SET permissions = array_remove(permissions, 'page.orderlist') WHERE name = 'dealer'`,
  )
})

test('deliveries of a period: shipped ones have left, and a long period is refused', async () => {
  const asked = `query($f: Day!, $t: Day!) { shippedOrders(from: $f, to: $t) { openDelivery { doNumber } } openDeliveryV4(from: $f, to: $t) { openDelivery { doNumber custPoNo } } }`
  const today = dayIn('UTC', new Date())
  const numbers = async (from: number, to: number) => {
    const { data, errors } = await here.dealer.ask(asked, {
      f: addDays(today, from),
      t: addDays(today, to),
    })
    if (errors) return errors[0]!.extensions?.code
    return JSON.stringify(data).match(/D-\d/g)
  }
  expect(await numbers(-20, 2)).toEqual(['D-1', 'D-2', 'D-1'])
  expect(await numbers(-60, -40)).toEqual(['D-3', 'D-3'])
  expect(await numbers(-60, 0)).toBe('BAD_INPUT')
})

test('the moment of a new status is noted', async () => {
  await sql(`UPDATE sales_order SET status = 'cancelled' WHERE order_no = 'O-1'`)
  const { data } = await here.dealer.ask(view, { n: 'O-1' })
  const { history, since } = data!.orderView as { history: { kind: string }[]; since: string }
  expect(history.at(-1)!.kind).toBe('cancelled')
  expect(since).not.toBeNull()
})

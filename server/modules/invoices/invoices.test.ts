import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSheet } from 'read-excel-file/universal'
import { beforeAll, describe, expect, test } from 'vitest'
import { bringInvoices, invoiceRecord } from '../../../tests/support/invoice-records.ts'
import { choose, type Session } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { startWork } from '../../../tests/support/work.ts'
import { r3Of } from '../../../tests/support/world.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'pannier-invoices-'))
const today = '2026-11-25'
const now = new Date(`${today}T10:00:00Z`)
const here = serverForTests(['dealer', 'dealer2', 'dealerz', 'rep', 'content'], {
  start: { clock: () => now, settings: { dataDir } },
})
const sql = <Row>(text: string, params: unknown[] = []) =>
  here.database.within({ tenantId: here.world.tenantId, user: 'any', customers: 'all' }, (tx) =>
    tx.query<Row>(text, params),
  )

const invoice = (
  ...args: Parameters<typeof invoiceRecord> extends [unknown, ...infer Rest] ? Rest : never
) => invoiceRecord(today, ...args)
const cleared = (clearing_date: string, more = {}) => ({
  status: 'Cleared',
  clearing_date,
  ...more,
})

beforeAll(async () => {
  await bringInvoices(here.database, 'aa', today, {
    components: [
      { sorg: '1000', module: 'invoice', displays: 'recycleFee tax' },
      { sorg: '2000', module: 'order', displays: 'tax' },
    ],
    invoices: [
      invoice(['I1', 'X', '1000', 5, '100.25'], { assignment: 'A1', notes: 'Call first' }),
      invoice(['I2', 'X', '1000', 0, '10']),
      invoice(['I3', 'X', '1000', -1, '50'], { recycle_fee: '2' }),
      invoice(['I4', 'X', '1000', -45, '7.5']),
      invoice(['I5', 'X', '1000', -90, '3']),
      invoice(['I6', 'X', '1000', -91, '4']),
      invoice(['C1', 'X', '1000', -1, '-20'], { assignment: 'I3' }),
      invoice(['I7', 'X', '1000', -5, '400'], cleared('2026-11-24')),
      invoice(['I8', 'X', '1000', -5, '60'], { status: 'Pending Payment' }),
      invoice(['I9', 'X', '2000', 3, '9'], { payer_code: 'HEAD', payer_name: 'Head office' }),
      invoice(['J1', 'Y', '1000', -2, '33']),
      invoice(['Z1', 'Z', '1000', -2, '77']),
      invoice(
        ['P1', 'X', '1000', -300, '70'],
        cleared('2026-02-10', { invoice_date: '2026-01-01' }),
      ),
      invoice(
        ['P2', 'X', '1000', -260, '70'],
        cleared('2026-02-20', { invoice_date: '2026-02-01' }),
      ),
      invoice(
        ['P3', 'X', '2000', -600, '70'],
        cleared('2025-04-01', { invoice_date: '2025-03-01' }),
      ),
    ],
    lines: [
      {
        invoice_no: 'I1',
        line_no: 1,
        article_code: 'BIKE-1',
        name: 'A bike',
        brand: 'Pine',
        qty: 2,
        price: 50,
        subtotal: 100,
      },
      {
        invoice_no: 'I1',
        line_no: 2,
        name: 'Service',
        uom: 'H',
        qty: '1.50',
        price: '0.1',
        subtotal: '0.25',
      },
    ],
  })
  await choose(here.rep, r3Of('X'))
  await choose(here.dealer2, r3Of('X'))
})

const ask = async (session: Session, args = '') =>
  (
    await session.ask(
      `{ openInvoiceV5${args} { companyCode companyName additionalDisplays allowPayInvoice creditCustomers { custName custCode { r3 } payerCode payerName currency total overdue
        ageing { code from to value invoices { invoiceNo overdue overdueDisplay payable } } pending { invoiceNo payable status } } } }`,
    )
  ).data.openInvoiceV5
const numbers = (companies: Awaited<ReturnType<typeof ask>>) =>
  companies.flatMap(
    ({
      creditCustomers,
    }: {
      creditCustomers: { ageing: { invoices: { invoiceNo: string }[] }[] }[]
    }) =>
      creditCustomers.flatMap(({ ageing }) =>
        ageing.flatMap(({ invoices }) => invoices.map(({ invoiceNo }) => invoiceNo)),
      ),
  )

describe('open invoices', () => {
  test('stand by company, credit customer and age, with sums', async () => {
    const companies = await ask(here.dealer)
    expect(companies).toMatchObject([
      {
        companyCode: '1000',
        companyName: '1000',
        additionalDisplays: ['recycleFee', 'tax'],
        allowPayInvoice: true,
        creditCustomers: [
          {
            custName: 'Shop X of aa',
            payerCode: r3Of('X'),
            payerName: 'Shop X of aa',
            currency: 'USD',
            total: '154.75',
            overdue: '44.5',
            ageing: [
              {
                code: 'not_due',
                from: null,
                to: 0,
                value: '110.25',
                invoices: [
                  { invoiceNo: 'I2', overdue: 0, overdueDisplay: 'due', payable: true },
                  { invoiceNo: 'I1', overdue: 5, overdueDisplay: 'within' },
                ],
              },
              {
                code: 'days_1_30',
                from: 1,
                to: 30,
                value: '30',
                invoices: [
                  { invoiceNo: 'C1' },
                  { invoiceNo: 'I3', overdue: -1, overdueDisplay: 'overdue' },
                ],
              },
              { code: 'days_31_60', value: '7.5', invoices: [{ invoiceNo: 'I4' }] },
              { code: 'days_61_90', value: '3', invoices: [{ invoiceNo: 'I5' }] },
              { code: 'over_90', from: 91, to: null, value: '4', invoices: [{ invoiceNo: 'I6' }] },
            ],
            pending: [{ invoiceNo: 'I8', payable: false, status: 'Pending Payment' }],
          },
        ],
      },
      {
        companyCode: '2000',
        additionalDisplays: [],
        creditCustomers: [{ payerCode: 'HEAD', payerName: 'Head office', total: '9' }],
      },
    ])
  })

  test.each([
    ['(payerCode: "HEAD")', ['I9']],
    ['(sorgs: ["2000"])', ['I9']],
    ['(sorgs: [])', ['I2', 'I1', 'C1', 'I3', 'I4', 'I5', 'I6', 'I9']],
    [`(custCode: { r3: "${r3Of('Z')}" })`, []],
    ['(payerCode: "HEAD", sorgs: ["1000"])', []],
  ])('%s narrows them', async (args, expected) => {
    expect(numbers(await ask(here.dealer, args))).toEqual(expected)
  })

  test('the older form takes lists', async () => {
    const { data } = await here.dealer.ask(
      `{ openInvoiceV4(custAreaSorgs: ["2000"], creditCustomers: [{ r3: "${r3Of('X')}" }]) { creditCustomers { total } } }`,
    )
    expect(data.openInvoiceV4).toEqual([{ creditCustomers: [{ total: '9' }] }])
  })

  test('those on one account stand together, for people who may act for them, in that company alone', async () => {
    await sql(
      `UPDATE customer_area SET account_current = 'ONE' WHERE sorg = '1000' AND customer_id = ANY ($1::int[])`,
      [[here.world.customers.X, here.world.customers.Y, here.world.customers.Z]],
    )
    await sql(`UPDATE invoice SET company_code = '2000', sorg = '2000' WHERE invoice_no = 'J1'`)
    expect(numbers(await ask(here.dealer2))).not.toContain('J1')
    await sql(`UPDATE invoice SET company_code = '1000', sorg = '1000' WHERE invoice_no = 'J1'`)
    const both = (await ask(here.dealer2))[0]!.creditCustomers.map(
      ({ custName }: { custName: string }) => custName,
    )
    expect(both).toEqual(['Shop X of aa', 'Shop Y of aa'])
    expect(numbers(await ask(here.dealer))).not.toContain('J1')
    await sql('UPDATE customer_area SET account_current = NULL')
    expect(numbers(await ask(here.dealer2))).not.toContain('J1')
  })

  test('where a sales organisation takes no payments here, nothing of it is payable', async () => {
    await sql(`UPDATE sales_organisation SET allow_pay_invoice = false WHERE sorg = '1000'`)
    const [first, second] = await ask(here.dealer)
    expect(first!.allowPayInvoice).toBe(false)
    const payable = (company: NonNullable<typeof first>) =>
      company.creditCustomers[0]!.ageing.flatMap(
        ({ invoices }: { invoices: { payable: boolean }[] }) => invoices.map((one) => one.payable),
      )
    expect(new Set(payable(first!))).toEqual(new Set([false]))
    expect(new Set(payable(second!))).toEqual(new Set([true]))
    await sql('UPDATE sales_organisation SET allow_pay_invoice = true')
  })

  test('without a customer or the permission there are none', async () => {
    const document = '{ openInvoiceV5 { companyCode } }'
    const code = async (session: Session) =>
      (await session.ask(document)).errors?.[0]?.extensions.code
    expect(await code(here.content)).toBe('FORBIDDEN')
    expect(numbers(await ask(here.dealerz))).toEqual(['Z1'])
  })
})

describe('cleared invoices', () => {
  const page = async (args: string, session = here.dealer) =>
    await session.ask(
      `{ invoiceV5(${args}) { count pageTotal rows { invoiceNo clearingDate status payable } } }`,
    )
  const found = async (args: string) =>
    (await page(args)).data.invoiceV5.rows.map(({ invoiceNo }: { invoiceNo: string }) => invoiceNo)
  const year = 'from: "2026-01-01", to: "2026-12-31"'

  test.each([
    [year, ['I7', 'P2', 'P1']],
    ['from: "2026-02-10", to: "2026-02-20"', ['P2', 'P1']],
    ['from: "2026-02-11", to: "2026-02-19"', []],
    [`${year}, search: "p1"`, ['P1']],
    [`${year}, sort: "invoiceNo"`, ['I7', 'P1', 'P2']],
    [`${year}, sort: "accountingAmount", limit: 2`, ['P2', 'P1']],
    [`${year}, limit: 2, page: 2`, ['P1']],
  ])('%s', async (args, expected) => {
    expect(await found(args)).toEqual(expected)
  })

  test.each(['from: "2026-02-02", to: "2026-02-01"', 'from: "2024-01-01", to: "2026-01-01"'])(
    'a period of %s is refused',
    async (args) => {
      expect((await page(args)).errors?.[0]?.extensions.code).toBe('BAD_INPUT')
    },
  )

  test('the older form lists the same without pages', async () => {
    const { data } = await here.dealer.ask(`{ invoiceV4(${year}) { invoiceNo clearingDate } }`)
    expect(data.invoiceV4[0]).toEqual({ invoiceNo: 'I7', clearingDate: '2026-11-24' })
    expect(data.invoiceV4).toHaveLength(3)
  })

  test('how many days they took, by year of paying', async () => {
    const { data } = await here.dealer.ask(
      '{ averagePaymentDays { sorg custCode { r3 } years { year averagePaymentDay invoices } } }',
    )
    expect(data.averagePaymentDays).toEqual([
      {
        sorg: '1000',
        custCode: { r3: r3Of('X') },
        // 40, 19 and 34 days.
        years: [{ year: 2026, averagePaymentDay: 31, invoices: 3 }],
      },
      {
        sorg: '2000',
        custCode: { r3: r3Of('X') },
        years: [{ year: 2025, averagePaymentDay: 31, invoices: 1 }],
      },
    ])
  })
})

describe('one invoice', () => {
  const read = async (session: Session, no: string) =>
    (
      await session.ask(
        'query($n: ID!) { invoice(invoiceNo: $n) { companyName additionalDisplays trackingUrl invoice { invoiceNo dueDate { date } assignment } lines { lineNo articleCode name uom qty price subTotal } } }',
        { n: no },
      )
    ).data.invoice

  test('has lines, also without an article', async () => {
    expect(await read(here.dealer, 'I1')).toEqual({
      companyName: '1000',
      additionalDisplays: ['recycleFee', 'tax'],
      trackingUrl: null,
      invoice: { invoiceNo: 'I1', dueDate: { date: '2026-11-30' }, assignment: 'A1' },
      lines: [
        {
          lineNo: 1,
          articleCode: 'BIKE-1',
          name: 'A bike',
          uom: 'EA',
          qty: '2',
          price: '50.0000',
          subTotal: '100.0000',
        },
        {
          lineNo: 2,
          articleCode: null,
          name: 'Service',
          uom: 'H',
          qty: '1.5',
          price: '0.1000',
          subTotal: '0.2500',
        },
      ],
    })
  })

  test('of another customer is not there', async () => {
    expect(await read(here.dealer, 'Z1')).toBeNull()
    expect(await read(here.dealer, 'none')).toBeNull()
    // Not chosen, but theirs.
    expect((await read(here.rep, 'J1')).invoice.invoiceNo).toBe('J1')
  })
})

test('what is shown of a price is data', async () => {
  const { data } = await here.dealer.ask(
    '{ invoice: priceComponents(module: "invoice") { sorg additionalDisplays } order: priceComponents(module: "order") { sorg } }',
  )
  expect(data).toEqual({
    invoice: [{ sorg: '1000', additionalDisplays: ['recycleFee', 'tax'] }],
    order: [{ sorg: '2000' }],
  })
})

describe('exports', () => {
  const create = async (kind: string, filter: Record<string, string>, format: string) => {
    const { data } = await here.dealer.ask(
      'mutation($k: ExportKind!, $f: ExportFormat!, $w: [ExportFilter!]!) { createExport(kind: $k, format: $f, filter: $w) { job { id } userErrors { code } } }',
      { k: kind, f: format, w: Object.entries(filter).map(([name, value]) => ({ name, value })) },
    )
    return data.createExport
  }
  const refused = async (kind: string, filter: Record<string, string>) =>
    (await create(kind, filter, 'csv')).userErrors.map(({ code }) => code)
  const exported = async (kind: string, filter: Record<string, string>, format: string) => {
    const { job } = await create(kind, filter, format)
    await startWork(here.database, { clock: () => now, settings: { dataDir } }).drain()
    return here.dealer.send({ method: 'GET', url: `/api/reports/${job!.id}/download` })
  }
  const sheetOf = async (kind: string, filter: Record<string, string>) => {
    const file = await exported(kind, filter, 'xlsx')
    return readSheet(new Uint8Array(file.rawPayload).buffer)
  }
  const linesOf = async (kind: string, filter: Record<string, string>) =>
    (await exported(kind, filter, 'csv')).body.split('\r\n').slice(1, -1)

  test('the open ones, cell by cell', async () => {
    const [head, ...rows] = await sheetOf('open_invoices', {})
    expect(head!.slice(0, 5)).toEqual([
      'Invoice',
      'Installment',
      'Company',
      'Customer number',
      'Customer',
    ])
    expect(rows.map(([no]) => no)).toEqual(['I6', 'I5', 'I4', 'I8', 'C1', 'I3', 'I2', 'I9', 'I1'])
    const day = (text: string) => new Date(`${text}T00:00:00.000Z`)
    expect(rows.at(-1)).toEqual([
      'I1',
      null,
      '1000',
      r3Of('X'),
      'Shop X of aa',
      r3Of('X'),
      'Shop X of aa',
      day('2026-10-31'),
      day('2026-11-30'),
      -5,
      'Open',
      100.25,
      100.25,
      'USD',
      null,
      null,
      'A1',
      null,
    ])
  })

  test('as they are filtered on the screen', async () => {
    const lines = await linesOf('open_invoices', { ageing: 'days_1_30', search: 'c1' })
    expect(lines).toEqual([
      `C1,,1000,${r3Of('X')},Shop X of aa,${r3Of('X')},Shop X of aa,2026-10-25,2026-11-24,1,Open,-20,-20,USD,,,I3,`,
    ])
    expect(await refused('open_invoices', { ageing: 'old' })).toEqual(['bad_filter'])
  })

  test('the cleared ones of a period', async () => {
    const lines = await linesOf('paid_invoices', { from: '2026-01-01', to: '2026-02-15' })
    expect(lines).toEqual([
      `P1,,1000,${r3Of('X')},Shop X of aa,${r3Of('X')},Shop X of aa,2026-01-01,2026-01-29,2026-02-10,70,70,0,USD,,,`,
    ])
    expect(await refused('paid_invoices', {})).toEqual(['bad_filter'])
  })
})

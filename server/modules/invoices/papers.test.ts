import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bringInvoices, invoiceRecord } from '../../../tests/support/invoice-records.ts'
import { pdfTexts } from '../../../tests/support/pdf-text.ts'
import { choose, logIn, type Session } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { startWork } from '../../../tests/support/work.ts'
import { r3Of } from '../../../tests/support/world.ts'

const today = '2026-11-25'
let now = new Date(`${today}T10:00:00Z`)
const here = serverForTests(['dealer', 'dealerz', 'rep', 'content'], {
  start: { clock: () => now },
})
const sql = <Row>(text: string, params: unknown[] = []) =>
  here.database.within({ tenantId: here.world.tenantId, user: 'any', customers: 'all' }, (tx) =>
    tx.query<Row>(text, params),
  )

beforeAll(async () => {
  await bringInvoices(here.database, 'aa', today, {
    invoices: [
      invoiceRecord(today, ['I1', 'X', '1000', -10, '130.25'], {
        accounting_amount: '65.12',
        installment: '1/2',
        payer_code: 'HEAD',
        payer_name: 'Head office',
        terms: 'N30',
        do_number: '80100',
        expedition_name: 'Parcel One',
        expedition_tracking: 'TRK1',
        notes: 'Call before – 2–3 days',
        shipping_cost: '10',
        freight_allowance: '5',
        tax: '20.25',
        surcharges: '4',
        recycle_fee: '3',
        discount: '2',
        early_payment_discount: '1.95',
        early_payment_date: '2026-12-01',
      }),
      invoiceRecord(today, ['C1', 'X', '1000', -10, '-25']),
      invoiceRecord(today, ['I2', 'X', '1000', 4, '8'], { status: 'Waiting For Payment' }),
      invoiceRecord(today, ['Z1', 'Z', '1000', -2, '77']),
    ],
    lines: [
      {
        invoice_no: 'I1',
        line_no: 1,
        article_code: 'BIKE-1',
        name: 'Fahrräder „Öl“ & 自転車',
        brand: 'Pine',
        qty: 2,
        price: 50,
        subtotal: 100,
      },
      { invoice_no: 'C1', line_no: 1, name: 'Credit', qty: -1, price: 25, subtotal: -25 },
    ],
  })
  await choose(here.rep, r3Of('X'))
})

const get = (session: Session, url: string) => session.send({ method: 'GET', url })
const textOf = async (session: Session, url: string) => {
  const file = await get(session, url)
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf'])
  return pdfTexts(file.rawPayload)
}

describe('the PDF of an invoice', () => {
  test('says everything that the total comes from', async () => {
    const texts = await textOf(here.dealer, '/server/invoices/I1')
    for (const text of [
      'Portal aa',
      'Invoice I1',
      'Shop X of aa (0000000001)',
      'Head office (HEAD)',
      '16 Oct 2026',
      '15 Nov 2026',
      '1/2',
      'N30',
      '80100',
      'Parcel One TRK1',
      'Call before – 2–3 days',
      'Fahrräder „Öl“ & ???',
      '2 EA',
      '$50.00',
      'Page 1 of 1',
      'Copy for your records.',
      'Pay by 01 Dec 2026 and take off $1.95.',
    ])
      expect(texts).toContain(text)
    const from = texts.indexOf('Goods')
    expect(texts.slice(from, from + 18).join(' ')).toBe(
      [
        'Goods $100.00 Discount -$2.00 Shipping $10.00 Freight allowance -$5.00 Surcharges $4.00',
        'Recycling fee $3.00 Tax $20.25 Total $130.25 To pay with this installment $65.12',
      ].join(' '),
    )
  })

  test('speaks the reader’s language', async () => {
    await sql(`UPDATE app_user SET language = 'fr' WHERE username = 'rep'`)
    const texts = await textOf(here.rep, '/server/invoices/C1')
    expect(texts).toEqual(expect.arrayContaining(['Avoir C1', 'Marchandises', 'Page 1 sur 1']))
    await sql(`UPDATE app_user SET language = NULL WHERE username = 'rep'`)
  })

  test.each<[string, 'dealer' | 'dealerz' | 'content', number]>([
    ['/server/invoices/Z1', 'dealer', 404],
    ['/server/invoices/I1', 'dealerz', 404],
    ['/server/invoices/none', 'dealer', 404],
    ['/server/invoices/I1', 'content', 403],
    ['/server/statements/1000/HEAD', 'content', 403],
  ])('%s by %s is answered %i', async (url, who, status) => {
    expect((await get(here[who], url)).statusCode).toBe(status)
  })

  test('a browser without a session is sent to the portal', async () => {
    const answer = await here.app.inject({
      method: 'GET',
      url: '/server/invoices/I1',
      headers: { host: here.world.host },
    })
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/'])
  })
})

describe('the audit log', () => {
  const noted = () =>
    sql(
      `SELECT l.target, l.after, u.username, c.r3 FROM audit_log l JOIN app_user u ON u.id = l.actor LEFT JOIN customer c ON c.id = l.on_behalf_of
       WHERE l.action = 'export.created' ORDER BY l.id`,
    )

  test('has a line for each invoice and statement that left, and none for a refused one', async () => {
    const before = (await noted()).length
    await get(here.dealer, '/server/invoices/I1')
    await get(here.dealer, '/server/invoices/Z1')
    await get(here.dealer, `/server/statements/1000/${r3Of('X')}`)
    expect((await noted()).slice(before)).toEqual([
      {
        target: 'I1',
        after: { kind: 'invoice', format: 'pdf' },
        username: 'dealer',
        r3: r3Of('X'),
      },
      {
        target: 'statement',
        after: { kind: 'statement', format: 'pdf', company: '1000', payer: r3Of('X') },
        username: 'dealer',
        r3: r3Of('X'),
      },
    ])
  })
})

describe('a statement of account', () => {
  test('lists what one payer owes one company', async () => {
    const texts = await textOf(here.dealer, `/server/statements/1000/${r3Of('X')}`)
    expect(texts).toEqual(
      expect.arrayContaining([
        'Statement of account',
        `Shop X of aa (${r3Of('X')})`,
        '25 Nov 2026',
      ]),
    )
    const row = texts.indexOf('C1')
    expect(texts.slice(row, row + 5)).toEqual(['C1', '16 Oct 2026', '15 Nov 2026', '10', '-$25.00'])
    const sums = texts.indexOf('Not due')
    expect(texts.slice(sums, sums + 16).join(' ')).toBe(
      [
        'Not due $0.00 1–30 days overdue -$25.00 31–60 days overdue $0.00 61–90 days overdue $0.00',
        'Over 90 days overdue $0.00 Overdue -$25.00 Total open -$25.00 In payment $8.00',
      ].join(' '),
    )
    expect(texts).not.toContain('I1')
    expect(await textOf(here.dealer, '/server/statements/1000/HEAD')).toContain('I1 · 1/2')
  })

  test('of an account that owes nothing says so, whoever’s it is', async () => {
    const texts = await textOf(here.dealer, `/server/statements/1000/${r3Of('Z')}`)
    expect(texts).toContain('Nothing is open.')
    expect(texts.join(' ')).not.toContain('Shop Z')
  })
})

describe('mail', () => {
  const send = async (session: Session, no: string, sorg = '1000') =>
    (
      await session.ask(
        'mutation($n: ID!, $s: ID!) { sendEmailInvoice(invoiceNumber: $n, sorg: $s) { sentTo message { status } userErrors { code } } }',
        { n: no, s: sorg },
      )
    ).data.sendEmailInvoice
  beforeEach(() => sql(`UPDATE app_user SET email = 'books@example.com' WHERE username = 'dealer'`))

  test('goes to the one who asks, with the PDF, and is noted', async () => {
    const work = startWork(here.database, { clock: () => now })
    expect(await send(here.dealer, 'I1')).toEqual({
      sentTo: 'books@example.com',
      message: { status: true },
      userErrors: [],
    })
    await work.drain()
    const [mail] = work.mails()
    for (const text of [
      'To: books@example.com',
      'Subject: Invoice I1',
      'It is due on 15 Nov 2026.',
      'filename=I1.pdf',
    ])
      expect(mail).toContain(text)
    expect(
      await sql(
        `SELECT a.target, a.after->>'to' AS "to", u.username FROM audit_log a JOIN app_user u ON u.id = a.actor WHERE action = 'invoice.mailed'`,
      ),
    ).toEqual([{ target: 'I1', to: 'books@example.com', username: 'dealer' }])
  })

  test.each<[string, string, string]>([
    ['Z1', '1000', 'not_found'],
    ['none', '1000', 'not_found'],
    ['I1', '2000', 'not_found'],
  ])('of %s in %s is refused: %s', async (no, sorg, code) => {
    expect(await send(here.dealer, no, sorg)).toMatchObject({
      sentTo: null,
      userErrors: [{ code }],
    })
  })

  test('without an address it is refused', async () => {
    await sql(`UPDATE app_user SET email = NULL WHERE username = 'dealer'`)
    const fresh = await logIn(here.app, here.world.host, 'dealer')
    expect((await send(fresh, 'I1')).userErrors).toEqual([{ code: 'no_recipient' }])
  })

  test('twenty an hour', async () => {
    now = new Date(now.getTime() + 2 * 3_600_000)
    const busy = await logIn(here.app, here.world.host, 'dealer')
    for (let n = 0; n < 20; n += 1) expect((await send(busy, 'C1')).sentTo).not.toBeNull()
    expect((await send(busy, 'C1')).userErrors).toEqual([{ code: 'too_many' }])
    now = new Date(now.getTime() + 3_600_001)
    const later = await logIn(here.app, here.world.host, 'dealer')
    expect((await send(later, 'C1')).sentTo).not.toBeNull()
  })
})

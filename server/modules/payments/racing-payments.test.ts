import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { emptyPglite, emptyPostgres } from '../../../tests/support/database.ts'
import {
  pay,
  paymentGround,
  type PaymentGround,
  tokenOf,
} from '../../../tests/support/payment-ground.ts'

/** Attempts at the same time; `npm run soak` has time for ten times as many. */
const attempts = process.env.SOAK ? 10_000 : 1_000
const atOnce = 25

const overlapping = [
  [['I-1', '100']],
  [
    ['I-1', '100'],
    ['I-2', '50.5'],
  ],
  [
    ['I-2', '50.5'],
    ['I-1', '100'],
    ['C-1', '-20'],
  ],
] as const

const sumOf = (invoices: readonly (readonly [string, string])[]) =>
  invoices.reduce((sum, [, amount]) => sum + Number(amount), 0).toFixed(2)

/** Sends attempts from two people, some of them twice; every tenth one is voided at once when it wins. */
async function race({ people }: PaymentGround, count: number) {
  const codes = new Map<string, number>()
  let next = 0
  const one = async () => {
    for (let n = next++; n < count; n = next++) {
      const session = n % 3 === 0 ? people.dealer2 : people.dealer
      const invoices = overlapping[n % overlapping.length]!
      const wanted = { id: randomUUID(), invoices, amount: sumOf(invoices) }
      const answers = await Promise.all(
        n % 7 === 0 ? [pay(session, wanted), pay(session, wanted)] : [pay(session, wanted)],
      )
      for (const { userErrors } of answers) {
        const code = userErrors[0]?.code ?? 'made'
        codes.set(code, (codes.get(code) ?? 0) + 1)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  return codes
}

describe.each([
  ['PostgreSQL', emptyPostgres, attempts],
  ['PGlite', emptyPglite, attempts],
] as const)('on %s', (_, open, count) => {
  const here = paymentGround(open)

  test(`of ${count} attempts to pay the same invoices one wins`, { timeout: 600_000 }, async () => {
    const codes = await race(here, count)
    const requests = await here.sql<{ id: string; status: string }>(
      'SELECT id, status FROM payment_request',
    )
    expect(requests).toHaveLength(1)
    // The winner may have been sent twice.
    expect([1, 2]).toContain(codes.get('made'))
    expect([...codes.keys()].sort()).toEqual(['invoice_locked', 'made'])
    const held = await here.sql(
      'SELECT invoice_no FROM payment_request_invoice WHERE locked GROUP BY invoice_no HAVING count(*) > 1',
    )
    expect(held).toEqual([])
  })

  test(
    'made and voided at the same time, no invoice is ever held twice',
    { timeout: 600_000 },
    async () => {
      const voided = async () => {
        for (let n = 0; n < count / 20; n += 1)
          await here.people.dealer.ask(
            `mutation { voidPaymentRequest(payerCode: "0000000001", merchant: "1000") { message { status } } }`,
          )
      }
      await Promise.all([race(here, count / 5), voided(), voided()])
      expect(
        await here.sql(
          `SELECT invoice_no FROM payment_request_invoice WHERE locked GROUP BY invoice_no HAVING count(*) > 1`,
        ),
      ).toEqual([])
      // What a request holds is what says so, and nothing else.
      expect(
        await here.sql(
          `SELECT i.invoice_no, i.status FROM invoice i LEFT JOIN payment_request_invoice p ON p.invoice_no = i.invoice_no AND p.locked
         WHERE (p.invoice_no IS NULL) <> (i.status = 'Open')`,
        ),
      ).toEqual([])
      expect(
        await here.sql(
          `SELECT p.request_id FROM payment_request_invoice p JOIN payment_request r ON r.id = p.request_id WHERE p.locked <> (r.status = 'waiting')`,
        ),
      ).toEqual([])
    },
  )

  test('a charge that is asked for many times at once is one charge', async () => {
    const { paymentRequest } = await pay(here.people.dealer, {
      paymentId: 'CARD',
      amount: '98',
      token: await tokenOf(here),
    })
    for (let n = 0; n < 20; n += 1)
      await here.database.jobs(`INSERT INTO pgboss.job (name, data) VALUES ('pay', $1)`, [
        JSON.stringify({ tenantId: 'aa', requestId: paymentRequest.id }),
      ])
    await Promise.all([here.work(), here.work(), here.work()])
    expect(await here.sql('SELECT state FROM sandbox_payment')).toEqual([{ state: 'paid' }])
    expect(
      await here.sql(
        `SELECT status, count(*)::int AS times FROM payment_event GROUP BY 1 ORDER BY 1`,
      ),
    ).toEqual([
      { status: 'completed', times: 1 },
      { status: 'waiting', times: 1 },
    ])
  }, 120_000)
})

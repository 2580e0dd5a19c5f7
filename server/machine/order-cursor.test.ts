import { beforeAll, describe, expect, test } from 'vitest'
import { serverForTests } from '../../tests/support/test-people.ts'
import { emptyPglite, emptyPostgres } from '../../tests/support/database.ts'
import type { Scope, Tx } from '../db/database.ts'

const scope: Scope = { tenantId: 'aa', user: 'any', customers: 'all' }

const placeOrder = async (tx: Tx, customerId: number, orderNo: string) => {
  await tx.query(
    `INSERT INTO sales_order (tenant_id, customer_id, order_no, sorg, status, currency, total, created_at) VALUES ('aa', $1, $2, '1000', 'placed', 'USD', 1, now())`,
    [customerId, orderNo],
  )
  await tx.query(
    `INSERT INTO order_handover (tenant_id, customer_id, order_no) VALUES ('aa', $1, $2)`,
    [customerId, orderNo],
  )
}

describe.each([
  ['PostgreSQL', emptyPostgres],
  ['the embedded database', emptyPglite],
])('orders read along a cursor, on %s', (_, open) => {
  const here = serverForTests(['admin'], { open })
  let secret = ''
  beforeAll(async () => {
    const { data } = await here.admin.ask(
      'mutation($k: MachineKeyInput!) { saveMachineKey(machineKey: $k) { secret } }',
      { k: { name: 'ERP', scopes: ['orders.read', 'orders.acknowledge'], rate: 6000 } },
    )
    secret = data.saveMachineKey.secret
  })
  const ask = async (path: string, payload?: object) =>
    (
      await here.app.inject({
        method: payload ? 'POST' : 'GET',
        url: `/api/machine/v1/orders${path}`,
        headers: { host: here.world.host, authorization: `Bearer ${secret}` },
        ...(payload && { payload }),
      })
    ).json()
  const numbersOf = (page: { orders: { order: { order_no: string } }[] }) =>
    page.orders.map(({ order }) => order.order_no)

  test('an order whose transaction ends late is neither lost nor doubled', async () => {
    if (here.database.kind === 'pglite') return expect((await ask('')).orders).toEqual([])
    let finish = () => {}
    const late = here.database.within(scope, async (tx) => {
      await placeOrder(tx, here.world.customers.X!, 'LATE')
      await new Promise<void>((resolve) => {
        finish = resolve
      })
    })
    await here.database.within(scope, (tx) => placeOrder(tx, here.world.customers.Y!, 'EARLY'))
    const first = await ask('')
    expect(numbersOf(first)).toEqual(['EARLY'])
    finish()
    await late
    const second = await ask(`?after=${first.next}`)
    expect(numbersOf(second)).toEqual(['LATE'])
    expect(numbersOf(await ask(`?after=${second.next}`))).toEqual([])
    expect(numbersOf(await ask(''))).toEqual(['EARLY', 'LATE'])
  })

  test('two readers see every one of 120 orders placed at the same time, once and in one order', async () => {
    const start = (await ask('')).next as string
    const wanted = Array.from({ length: 120 }, (_one, n) => `N${n}`)
    let placing = true
    const read = async () => {
      const seen: string[] = []
      let after = start
      for (let last = false; ;) {
        const page = await ask(`?after=${after}&limit=7`)
        seen.push(...numbersOf(page))
        after = page.next
        if (last && page.orders.length === 0) return seen
        last = !placing
      }
    }
    const writers = Promise.all(
      [0, 1, 2, 3, 4, 5].map(async (writer) => {
        for (const orderNo of wanted.filter((_one, n) => n % 6 === writer))
          await here.database.within(scope, async (tx) => {
            await placeOrder(tx, here.world.customers.X!, orderNo)
            // Of transactions under way some end sooner than ones begun before them.
            await tx.query('SELECT pg_sleep($1)', [(Number(orderNo.slice(1)) % 5) / 500])
          })
      }),
    ).finally(() => {
      placing = false
    })
    const [one, other] = await Promise.all([read(), read(), writers])
    expect(one).toHaveLength(120)
    expect([...one].sort()).toEqual([...wanted].sort())
    expect(other).toEqual(one)
  })

  test('an acknowledged order is the ERP’s: it is not handed over again, and can be left out', async () => {
    await here.database.within(scope, (tx) => placeOrder(tx, here.world.customers.X!, 'ACK'))
    const said = await ask('/ACK/acknowledgement', { erp_order_no: '4711' })
    expect(said).toEqual({ order_no: 'ACK', acknowledged_at: expect.stringMatching(/Z$/) })
    expect(await ask('/ACK/acknowledgement', { erp_order_no: '4711' })).toEqual(said)
    const waiting = await ask('?waiting=true&limit=1000')
    expect(numbersOf(waiting)).not.toContain('ACK')
    const rows = await here.database.within(scope, async (tx) => ({
      handover: await tx.query(`SELECT state FROM order_handover WHERE order_no = 'ACK'`),
      order: await tx.query(`SELECT erp_order_no FROM sales_order WHERE order_no = 'ACK'`),
      audit: await tx.query(`SELECT action, machine FROM audit_log WHERE target = 'ACK'`),
    }))
    expect(rows).toEqual({
      handover: [{ state: 'delivered' }],
      order: [{ erp_order_no: '4711' }],
      audit: [{ action: 'order.acknowledged', machine: 'ERP' }],
    })
    expect(await ask('/NONE/acknowledgement', {})).toMatchObject({ status: 404, code: 'not_found' })
    expect(await ask('?after=x')).toMatchObject({
      status: 400,
      errors: [{ at: 'after', code: 'unknown_cursor' }],
    })
  })
})

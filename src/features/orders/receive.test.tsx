// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { strike } from '../../../tests/support/hand-scanner.ts'
import { addDelivery, addOrder } from '../../../tests/support/orders.ts'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'
import { goods } from '../../../tests/support/world.ts'

beforeAll(async () => {
  const { database } = await testServer()
  await database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, async (tx) => {
    await addOrder(tx, 'X', 'A/1', {
      status: 'confirmed',
      daysAgo: 10,
      lines: [
        [goods.part, 10],
        [goods.bolt, 5],
      ],
    })
    await addDelivery(tx, 'X', 'D-1', { leftAgo: 3, tracking: 'TRACK99' }, [
      ['A/1', goods.part, 2],
      ['A/1', goods.bolt, 1],
    ])
    await addDelivery(tx, 'X', 'D-2', { leftAgo: 1, tracking: 'TRACK77' }, [['A/1', goods.part, 1]])
  })
})

const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }))

test('a delivery of the list is scanned without a connection and arrives once there is one', async () => {
  const { setOnline } = await renderAt('/order/delivery', { as: 'dealer' })
  await press('D-1')
  setOnline(false)
  const dialog = await screen.findByRole('dialog', { name: 'Delivery D-1' })
  fireEvent.click(within(dialog).getByRole('link', { name: 'Receive' }))
  await screen.findByRole('heading', { name: 'Receive delivery D-1' })
  const code = await screen.findByRole('textbox', { name: 'Code of an article or parcel' })
  strike(document.body, goods.part)
  await screen.findByText(/^Article PART-1: 1 of 2/)
  strike(document.body, 'TRACK99')
  await screen.findByText('Parcel TRACK99 is here')
  fireEvent.change(code, { target: { value: 'STRANGE-1' } })
  await press('Count')
  await screen.findByText('STRANGE-1 isn’t on this delivery')
  await press('Undo the last scan')
  await waitFor(() => expect(screen.queryByText('Not on this delivery')).toBeNull())
  screen.getByText('2 missing')
  await press('Save receipt')
  const question = await screen.findByRole('alertdialog')
  within(question).getByText('2 missing')
  fireEvent.click(within(question).getByRole('button', { name: 'Save receipt' }))
  await screen.findByRole('heading', { name: 'Shipment history' })
  const { sql } = await testServer()
  expect(await sql('SELECT 1 FROM delivery_receipt')).toEqual([])
  setOnline(true)
  await waitFor(
    async () =>
      expect(
        await sql(
          'SELECT l.article_code, l.expected, l.received, r.parcels FROM delivery_receipt r JOIN delivery_receipt_line l ON l.receipt_id = r.id ORDER BY l.position',
        ),
      ).toEqual([
        { article_code: goods.part, expected: 2, received: 1, parcels: ['TRACK99'] },
        { article_code: goods.bolt, expected: 1, received: 0, parcels: ['TRACK99'] },
      ]),
    { timeout: 20_000 },
  )
}, 60_000)

test('missing and damaged pieces of a line are claimed apart', async () => {
  const { sql, world } = await testServer()
  const [receipt] = await sql<{ id: string }>(
    `INSERT INTO delivery_receipt (tenant_id, customer_id, id, do_number, counted_at, user_id, created_by, created_at) VALUES ('aa', $1, gen_random_uuid(), 'D-1', now(), $2, 'Ana', now()) RETURNING id::text`,
    [world.customers.X, world.users.dealer],
  )
  await sql(
    `INSERT INTO delivery_receipt_line (tenant_id, customer_id, receipt_id, position, line_no, article_code, expected, before, received, damaged)
     VALUES ('aa', $1, $2::uuid, 1, 1, $3, 2, 0, 1, 1)`,
    [world.customers.X, receipt!.id, goods.part],
  )
  await renderAt('/order/delivery', { as: 'dealer' })
  await press('D-1')
  const missing = await screen.findByRole('link', { name: 'Claim missing pieces' })
  const damaged = screen.getByRole('link', { name: 'Claim damaged pieces' })
  expect([missing, damaged].map((link) => link.getAttribute('href')!.split('?')[1])).toEqual([
    expect.stringMatching(/missing=1/),
    expect.stringMatching(/damaged=1/),
  ])
  await sql('DELETE FROM delivery_receipt_line WHERE receipt_id = $1::uuid', [receipt!.id])
  await sql('DELETE FROM delivery_receipt WHERE id = $1::uuid', [receipt!.id])
})

test('a complete delivery is received in two presses, and the order says who did it', async () => {
  const { router } = await renderAt('/order/receive/D-2', { as: 'dealer' })
  await press('Everything is here')
  await press('Save receipt')
  await screen.findByRole('heading', { name: 'Shipment history' })
  const { sql } = await testServer()
  await waitFor(
    async () =>
      expect(await sql(`SELECT 1 FROM delivery_receipt WHERE do_number = 'D-2'`)).toHaveLength(1),
    { timeout: 20_000 },
  )
  await router.navigate({ to: '/order/view/{-$orderNo}', params: { orderNo: 'A/1' } })
  await screen.findByText('Delivery D-2 received')
  screen.getByText('Received')
  fireEvent.click(screen.getByRole('button', { name: 'D-2' }))
  within(await screen.findByRole('dialog')).getByText(/^Received by Name of dealer/)
})

test('a delivery that the customer does not have is not found', async () => {
  await renderAt('/order/receive/NONE', { as: 'dealer' })
  await screen.findByRole('heading', { name: 'Delivery not found' })
})

import { expect, test } from 'vitest'
import { addDelivery, addOrder } from '../../../tests/support/orders.ts'
import { pdfTexts } from '../../../tests/support/pdf-text.ts'
import type { Session } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { goods } from '../../../tests/support/world.ts'

const here = serverForTests(['dealer', 'dealer2', 'dealerz'], {
  start: { clock: () => new Date('2026-11-25T10:00:00Z') },
  fill: (database) =>
    database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, async (tx) => {
      await addOrder(tx, 'X', 'A/1', {
        status: 'confirmed',
        daysAgo: 10,
        lines: [
          [goods.part, 1200],
          [goods.bolt, 5],
        ],
      })
      await addDelivery(tx, 'X', 'D-1', { leftAgo: 3 }, [['A/1', goods.part, 400]])
      await tx.query(
        `UPDATE sales_order SET created_at = '2026-11-15T10:00:00Z', po_number = 'PO-77', total = 1203.5, shipment_type = 'STD', shipment_description = 'Standard', shipment_amount = 3.5,
           ship_to = '{"code":"S1","name":"Shop","address":"1 Öl Road","city":"Bend","country":"US"}' WHERE order_no = 'A/1'`,
      )
      await tx.query(
        `UPDATE delivery SET delivery_date = '2026-11-22', estimated_date = '2026-11-27'`,
      )
      await tx.query(
        `UPDATE order_line SET cancelled = true WHERE order_no = 'A/1' AND line_no = 2`,
      )
    }),
})

const get = (session: Session) =>
  session.send({ method: 'GET', url: `/server/orders/${encodeURIComponent('A/1')}` })

test('the PDF of an order says who, where, what and what has become of it', async () => {
  const file = await get(here.dealer)
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(file.headers['content-disposition']).toContain('A-1.pdf')
  const texts = pdfTexts(file.rawPayload)
  for (const text of [
    'Portal aa',
    'Order A/1',
    '15 Nov 2026',
    'PO-77',
    '1 Öl Road',
    'Article PART-1',
    '1200 EA',
    '400',
    '800',
    '$1,200.00',
    'Canceled',
    '$3.50',
    '$1,203.50',
  ])
    expect(texts.join('\n')).toContain(text)
})

test('it is drawn in the language of its reader', async () => {
  await here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, async (tx) => {
    await tx.query(`UPDATE app_user SET language = 'fr' WHERE username = 'dealer2'`)
  })
  const texts = pdfTexts((await get(here.dealer2)).rawPayload)
  expect(texts.join('\n')).toContain('Commande A/1')
})

test('others do not get it, and a browser without a session is asked to log in', async () => {
  expect((await get(here.dealerz)).statusCode).toBe(404)
  const { statusCode, headers } = await here.app.inject({
    method: 'GET',
    url: '/server/orders/A%2F1',
    headers: { host: here.world.host },
  })
  expect([statusCode, headers.location]).toEqual([302, '/'])
})

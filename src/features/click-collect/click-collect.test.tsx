// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'
import { goods, r3Of } from '../../../tests/support/world.ts'

beforeAll(async () => {
  const { sql } = await testServer()
  for (const [id, status] of [
    ['CC-1', 'need_confirmation'],
    ['CC-2', 'shipment_from_hq'],
    ['CC-3', 'partially_shipped'],
  ])
    await sql(
      `INSERT INTO collect_order (tenant_id, customer_id, order_id, status, first_name, last_name, created_at) SELECT 'aa', id, $1, $2, 'Ana', 'Gil', now() FROM customer WHERE r3 = $3`,
      [id, status, r3Of('X')],
    )
  await sql(`UPDATE article SET ean = '4006381333931' WHERE code = $1`, [goods.bike])
  await sql(
    `INSERT INTO collect_line (tenant_id, customer_id, order_id, line_no, name, sku, qty, qty_shipped) SELECT 'aa', id, 'CC-3', n, 'Bike', $2, 3, 1 FROM customer, generate_series(1, 2) n WHERE r3 = $1`,
    [r3Of('X'), goods.bike],
  )
  await sql(
    `INSERT INTO collect_line (tenant_id, customer_id, order_id, line_no, name, sku, qty) SELECT 'aa', id, 'CC-2', 1, 'Saddle', 'SAD-9', 2 FROM customer WHERE r3 = $1`,
    [r3Of('X')],
  )
})

const statusOf = async (id: string) => {
  const { sql } = await testServer()
  return (
    await sql<{ status: string }>('SELECT status FROM collect_order WHERE order_id = $1', [id])
  )[0]?.status
}
/** Types a code as a hand scanner does: into the field, with Enter at its end. */
const scan = (field: HTMLElement, code: string) => {
  fireEvent.change(field, { target: { value: code } })
  fireEvent.submit(field.closest('form')!)
}
const openOrder = async (id: string) => {
  fireEvent.click(await screen.findByRole('button', { name: id }))
  return screen.findByRole('dialog', { name: `Order ${id}` })
}

test('a shop confirms an order', async () => {
  await renderAt('/click-collect', { as: 'dealer' })
  const dialog = await openOrder('CC-1')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Confirm order' }))
  await waitFor(async () => expect(await statusOf('CC-1')).toBe('confirmed'), { timeout: 20_000 })
  await within(await screen.findByRole('row', { name: /CC-1/ })).findByText('Confirmed')
}, 60_000)

test('what came is scanned without a connection and sent once there is one', async () => {
  const { setOnline } = await renderAt('/click-collect', { as: 'dealer' })
  await screen.findByRole('button', { name: 'CC-2' })
  setOnline(false)
  const dialog = await openOrder('CC-2')
  const code = await within(dialog).findByRole('textbox', { name: 'Code of an article' })
  scan(code, 'sad-9')
  await within(dialog).findByText('Saddle: 1 of 2')
  scan(code, 'OTHER')
  await within(dialog).findByText('OTHER isn’t in this order')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save count' }))
  await within(await screen.findByRole('row', { name: /CC-2/ })).findByText('Waiting to be sent')
  expect(await statusOf('CC-2')).toBe('shipment_from_hq')
  setOnline(true)
  await waitFor(async () => expect(await statusOf('CC-2')).toBe('partially_shipped'), {
    timeout: 20_000,
  })
}, 60_000)

test('a count by EAN survives the closed dialog, leaves lines of others alone, and the rest is handed over', async () => {
  const { sql } = await testServer()
  await renderAt('/click-collect', { as: 'dealer' })
  let dialog = await openOrder('CC-3')
  scan(await within(dialog).findByRole('textbox', { name: 'Code of an article' }), '4006381333931')
  await within(dialog).findByText('Bike: 2 of 3')
  fireEvent.keyDown(dialog, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  dialog = await openOrder('CC-3')
  // A colleague has counted the other line meanwhile.
  await sql(`UPDATE collect_line SET qty_shipped = 2 WHERE order_id = 'CC-3' AND line_no = 2`)
  const save = within(dialog).getByRole('button', { name: 'Save count' })
  await waitFor(() => expect(save.hasAttribute('disabled')).toBe(false))
  fireEvent.click(save)
  await waitFor(
    async () =>
      expect(
        await sql(
          `SELECT line_no, qty_shipped FROM collect_line WHERE order_id = 'CC-3' ORDER BY line_no`,
        ),
      ).toEqual([
        { line_no: 1, qty_shipped: 2 },
        { line_no: 2, qty_shipped: 2 },
      ]),
    { timeout: 20_000 },
  )
  await waitFor(() => expect(screen.queryByText('Waiting to be sent')).toBeNull())
  dialog = await openOrder('CC-3')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Mark as ready for pickup' }))
  const question = await screen.findByRole('alertdialog')
  await within(question).findByText(/^4 of 6 pieces have come/)
  fireEvent.click(within(question).getByRole('button', { name: 'Mark as ready for pickup' }))
  await waitFor(async () => expect(await statusOf('CC-3')).toBe('ready_to_pickup'), {
    timeout: 20_000,
  })
}, 60_000)

// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'

const sql = async <Row extends object>(text: string, args: unknown[] = []) =>
  (await testServer()).sql<Row>(text, args)

beforeAll(async () => {
  await sql(
    `INSERT INTO vendor (tenant_id, code, name) VALUES ('aa', 'V1', 'Own Vendor'), ('aa', 'V2', 'Other Vendor')`,
  )
  await sql(
    `INSERT INTO vendor_user (tenant_id, of_vendor, of_user) SELECT 'aa', v.id, u.id FROM vendor v, app_user u WHERE v.code = 'V1' AND u.username = 'vendor'`,
  )
})

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })

test('a vendor creates an article by a form, corrects it, and pauses it', async () => {
  await renderAt('/3rd-party/articles/create', { as: 'vendor' })
  await screen.findByRole('textbox', { name: 'Article code' })
  type('Article code', 'BELL-1')
  type('Description', 'Bell, brass')
  type('Price of a sales unit in USD', '1.250')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/Write the price without a thousands mark/)
  type('Price of a sales unit in USD', '12.50')
  type('Stock in sales units', '40')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Article saved')
  const row = await screen.findByRole('row', { name: /Bell, brass/ })
  fireEvent.click(within(row).getByRole('link', { name: /Bell, brass/ }))
  fireEvent.change(await screen.findByRole('combobox', { name: 'Status' }), {
    target: { value: 'paused' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () =>
    expect(await sql('SELECT code, stock, item_status, sales_unit FROM vendor_product')).toEqual([
      { code: 'BELL-1', stock: 40, item_status: 'paused', sales_unit: 'EA' },
    ]),
  )
}, 60_000)

test('the catalog shows the pictures of vendors’ articles', async () => {
  const hash = 'a'.repeat(64)
  await sql(
    `INSERT INTO file (tenant_id, id, kind, name, bytes, sha256, state) VALUES ('aa', '0198c0de-0000-7000-8000-000000000001', 'vendor-picture', 'bell.jpg', 1, $1, 'ready')`,
    [hash],
  )
  await sql(
    `UPDATE vendor_product SET item_status = 'available', picture_file = '0198c0de-0000-7000-8000-000000000001'`,
  )
  await renderAt('/3rd-party/catalog', { as: 'dealer' })
  const row = await screen.findByRole('row', { name: /Bell, brass/ })
  expect(row.querySelector('img')!.getAttribute('src')).toBe(`/files/${hash}/low.webp`)
})

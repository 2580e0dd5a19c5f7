// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { database } from '#offline/database.ts'
import { leaveScreen, renderAt, testServer } from '../../../tests/support/render-at.tsx'
import { workbookFile, workbooksInPage } from '../../../tests/support/workbook-in-page.ts'

const sql = async <Row extends object>(text: string, args: unknown[] = []) =>
  (await testServer({ checkStock3rdParty: true, checkPrice3rdParty: true })).sql<Row>(text, args)

beforeAll(async () => {
  await sql(
    `INSERT INTO vendor (tenant_id, code, name) VALUES ('aa', 'V1', 'Own Vendor'), ('aa', 'V2', 'Other Vendor')`,
  )
  await sql(
    `INSERT INTO vendor_user (tenant_id, of_vendor, of_user) SELECT 'aa', v.id, u.id FROM vendor v, app_user u WHERE v.code = 'V1' AND u.username = 'vendor'`,
  )
})
beforeEach(async () => {
  await sql('DELETE FROM vendor_order_line')
  await sql('DELETE FROM vendor_order')
  await sql('DELETE FROM vendor_product')
  for (const [vendor, code, price] of [
    ['V1', 'BELL', 12.5],
    ['V2', 'LAMP', 30],
  ])
    await sql(
      `INSERT INTO vendor_product (tenant_id, vendor_id, code, description, price, sales_unit, stock) SELECT 'aa', id, $2, 'A ' || lower($2), $3, 'EA', 10 FROM vendor WHERE code = $1`,
      [vendor, code, price],
    )
})

const ordered = () =>
  sql<{ code: string; qty: number; status: string }>(
    'SELECT code, qty, status FROM vendor_order_line ORDER BY code',
  )
const refused = () => database.needsYou.count()
/** Types a quantity. Until the device has read its cart, the list shows quantities as text. */
const setQuantity = async (within_: HTMLElement, article: string, qty: number) => {
  const field = await within(within_).findByRole('spinbutton', { name: `Quantity of ${article}` })
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: String(qty) } })
  fireEvent.blur(field)
}
const openCart = async () => {
  fireEvent.click(await screen.findByRole('button', { name: /Third-party cart/ }))
  return screen.findByRole('dialog', { name: 'Third-party cart' })
}

test('a dealer orders from two vendors at once', async () => {
  await renderAt('/3rd-party/catalog', { as: 'dealer' })
  await screen.findByRole('row', { name: /A bell/ })
  await setQuantity(document.body, 'A bell', 3)
  await setQuantity(document.body, 'A lamp', 1)
  const dialog = await openCart()
  await within(dialog).findByText('2 orders, one at each vendor')
  await within(dialog).findByRole('option', { name: /1 Road/ })
  fireEvent.click(within(dialog).getByRole('button', { name: /Place order · \$67\.50/ }))
  await screen.findByText(/^Ordered: T\d+, T\d+$/)
  expect(await ordered()).toEqual([
    { code: 'BELL', qty: 3, status: 'new' },
    { code: 'LAMP', qty: 1, status: 'new' },
  ])
}, 60_000)

test('a price that has changed is said at its article, and taken over with one press', async () => {
  await renderAt('/3rd-party/catalog', { as: 'dealer' })
  await screen.findByRole('row', { name: /A bell/ })
  await setQuantity(document.body, 'A bell', 2)
  await sql(`UPDATE vendor_product SET price = 14 WHERE code = 'BELL'`)
  const dialog = await openCart()
  await within(dialog).findByRole('option', { name: /1 Road/ })
  fireEvent.click(within(dialog).getByRole('button', { name: /Place order/ }))
  await within(dialog).findByText('It costs $14.00 now.')
  expect(await ordered()).toEqual([])
  fireEvent.click(within(dialog).getByRole('button', { name: 'Use the new price' }))
  fireEvent.click(await within(dialog).findByRole('button', { name: /Place order · \$28\.00/ }))
  await screen.findByText(/^Ordered: T\d+$/)
  expect(await ordered()).toEqual([{ code: 'BELL', qty: 2, status: 'new' }])
}, 60_000)

test('a cart is not stuck on an article that left it while its order was on the way, and can be emptied', async () => {
  await renderAt('/3rd-party/catalog', { as: 'dealer' })
  await screen.findByRole('spinbutton', { name: 'Quantity of A bell' })
  await setQuantity(document.body, 'A bell', 2)
  await setQuantity(document.body, 'A lamp', 1)
  await sql(`UPDATE vendor_product SET price = price + 1`)
  const dialog = await openCart()
  await within(dialog).findByRole('option', { name: /1 Road/ })
  fireEvent.click(within(dialog).getByRole('button', { name: /Place order/ }))
  await setQuantity(dialog, 'A bell', 0)
  await within(dialog).findByText('It costs $31.00 now.')
  expect(within(dialog).queryByText('A bell')).toBe(null)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Use the new price' }))
  const place = await within(dialog).findByRole<HTMLButtonElement>('button', {
    name: /Place order · \$31\.00/,
  })
  expect(place.disabled).toBe(false)
  expect(await ordered()).toEqual([])
  fireEvent.click(within(dialog).getByRole('button', { name: 'Empty cart' }))
  const question = await screen.findByRole('alertdialog', { name: 'Empty the third-party cart?' })
  fireEvent.click(within(question).getByRole('button', { name: 'Empty cart' }))
  await screen.findByText('The cart is empty')
}, 60_000)

test('an order made without a connection is sent once there is one; a refused one goes back into the cart', async () => {
  const { setOnline } = await renderAt('/3rd-party/catalog', { as: 'dealer' })
  await screen.findByRole('row', { name: /A bell/ })
  await setQuantity(document.body, 'A bell', 4)
  const dialog = await openCart()
  await within(dialog).findByRole('option', { name: /1 Road/ })
  setOnline(false)
  await within(dialog).findByText(/The order is sent as soon as/)
  fireEvent.click(within(dialog).getByRole('button', { name: /Place order/ }))
  await screen.findByText(/Order saved/)
  await sql(`UPDATE vendor_product SET stock = 1 WHERE code = 'BELL'`)
  setOnline(true)
  await waitFor(async () => expect(await refused()).toBe(1), { timeout: 20_000 })
  expect(await ordered()).toEqual([])
  await renderAt('/outbox', { as: 'dealer' })
  await screen.findByText('There is less in stock than was ordered')
  fireEvent.click(screen.getByRole('button', { name: 'Put back into the cart' }))
  const again = await screen.findByRole('dialog', { name: 'Third-party cart' })
  await within(again).findByRole('row', { name: /BELL/ })
  await within(again).findByText('Only 1 in stock.')
  fireEvent.change(await within(again).findByRole('spinbutton'), { target: { value: '1' } })
  fireEvent.blur(within(again).getByRole('spinbutton'))
  fireEvent.click(await within(again).findByRole('button', { name: /Place order · \$12\.50/ }))
  await screen.findByText(/^Ordered: T\d+$/)
  expect(await ordered()).toEqual([{ code: 'BELL', qty: 1, status: 'new' }])
}, 60_000)

test('a refused order goes back beside what the cart has been filled with since', async () => {
  const { setOnline } = await renderAt('/3rd-party/catalog', { as: 'dealer' })
  await screen.findByRole('row', { name: /A bell/ })
  await setQuantity(document.body, 'A bell', 4)
  const dialog = await openCart()
  await within(dialog).findByRole('option', { name: /1 Road/ })
  setOnline(false)
  await within(dialog).findByText(/The order is sent as soon as/)
  fireEvent.click(within(dialog).getByRole('button', { name: /Place order/ }))
  await screen.findByText(/Order saved/)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() =>
    expect(
      screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity of A bell' }).value,
    ).toBe('0'),
  )
  await setQuantity(document.body, 'A lamp', 2)
  await waitFor(async () =>
    expect(JSON.stringify(await database.draftRows.toArray())).toContain('LAMP'),
  )
  await sql(`UPDATE vendor_product SET stock = 1 WHERE code = 'BELL'`)
  setOnline(true)
  await waitFor(async () => expect(await refused()).toBe(1), { timeout: 20_000 })
  await renderAt('/outbox', { as: 'dealer' })
  fireEvent.click(await screen.findByRole('button', { name: 'Put back into the cart' }))
  const question = await screen.findByRole('alertdialog', { name: 'Add the order to the cart?' })
  fireEvent.click(within(question).getByRole('button', { name: 'Add to cart' }))
  const again = await screen.findByRole('dialog', { name: 'Third-party cart' })
  await within(again).findByRole('row', { name: /LAMP/ })
  await within(again).findByText('Only 1 in stock.')
}, 60_000)

test('a vendor accepts an article, and refuses another with a reason', async () => {
  await renderAt('/3rd-party/catalog', { as: 'dealer' })
  await screen.findByRole('row', { name: /A bell/ })
  await setQuantity(document.body, 'A bell', 1)
  const dialog = await openCart()
  await within(dialog).findByRole('option', { name: /1 Road/ })
  fireEvent.click(within(dialog).getByRole('button', { name: /Place order/ }))
  await screen.findByText(/^Ordered: T\d+$/)
  await renderAt('/3rd-party/order', { as: 'vendor' })
  fireEvent.click(await screen.findByRole('button', { name: /A bell/ }))
  const item = await screen.findByRole('dialog', { name: 'A bell' })
  fireEvent.click(within(item).getByRole('button', { name: 'Accept' }))
  await within(item).findByText('Accepted')
  fireEvent.click(within(item).getByRole('button', { name: 'Refuse' }))
  fireEvent.click(within(item).getByRole('button', { name: 'Refuse' }))
  await within(item).findByText('Say why: the dealer reads it')
  fireEvent.change(within(item).getByRole('textbox', { name: /Reason/ }), {
    target: { value: 'Sold out' },
  })
  fireEvent.click(within(item).getByRole('button', { name: 'Refuse' }))
  await within(item).findByText('Reason: Sold out')
  expect(await ordered()).toEqual([{ code: 'BELL', qty: 1, status: 'refused' }])
}, 60_000)

test('a vendor moves several articles one step on at once', async () => {
  await sql(
    `INSERT INTO vendor_product (tenant_id, vendor_id, code, description, price, sales_unit, stock) SELECT 'aa', id, 'PUMP', 'A pump', 9, 'EA', 10 FROM vendor WHERE code = 'V1'`,
  )
  await renderAt('/3rd-party/catalog', { as: 'dealer' })
  await screen.findByRole('row', { name: /A pump/ })
  await setQuantity(document.body, 'A bell', 3)
  await setQuantity(document.body, 'A pump', 1)
  const dialog = await openCart()
  await within(dialog).findByRole('option', { name: /1 Road/ })
  fireEvent.click(within(dialog).getByRole('button', { name: /Place order/ }))
  await screen.findByText(/^Ordered: T\d+$/)
  await leaveScreen()
  await renderAt('/3rd-party/order', { as: 'vendor' })
  const statuses = async () => (await ordered()).map(({ status }) => status)
  const move = async (name: string) => {
    fireEvent.click(await screen.findByRole('checkbox', { name: /Select all/ }))
    fireEvent.click(await screen.findByRole('button', { name }))
    await screen.findByText('2 articles moved on')
  }
  await move('Accept')
  expect(await statuses()).toEqual(['accepted', 'accepted'])
  await sql(`UPDATE vendor_order_line SET status = 'preparing' WHERE code = 'BELL'`)
  await leaveScreen()
  await renderAt('/3rd-party/order', { as: 'vendor' })
  await move('Next step')
  expect(await statuses()).toEqual(['shipped', 'preparing'])
}, 60_000)

test('a vendor uploads articles: each row has its result before and after', async () => {
  await renderAt('/3rd-party/upload-articles', { as: 'vendor' })
  workbooksInPage()
  const file = workbookFile('articles.xlsx', [
    ['article_code', 'description', 'price', 'stock'],
    ['HORN', 'A horn', '7.50', '4'],
    ['BELL', 'A better bell', '13', '9'],
    ['BAD', 'Too dear', 'much', '1'],
  ])
  fireEvent.change(await screen.findByLabelText('File with articles'), {
    target: { files: [file] },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Save 2 articles' }))
  await screen.findByText('2 articles saved')
  await screen.findByText(/1 row can’t be taken/)
  await within(screen.getByRole('row', { name: /Too dear/ })).findByText(/must be a number/)
  expect(
    await sql(
      'SELECT code, description FROM vendor_product WHERE vendor_id = (SELECT id FROM vendor WHERE code = $1) ORDER BY code',
      ['V1'],
    ),
  ).toEqual([
    { code: 'BELL', description: 'A better bell' },
    { code: 'HORN', description: 'A horn' },
  ])
}, 60_000)

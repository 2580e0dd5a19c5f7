// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { toastsAtom } from '#shell/toasts/toasts-atom.ts'
import { addArticle } from '../../../tests/support/add-article.ts'
import { cartLines, emptyCarts, fillCart } from '../../../tests/support/fill-cart.ts'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'

beforeAll(async () => {
  for (const code of ['TYRE', 'CHAIN']) await addArticle(await testServer(), code)
})
beforeEach(async () => emptyCarts(await testServer()))

/** Sets how many tyres an order may hold at most; null: any number. */
async function limitTyres(quota: number | null) {
  const { sql } = await testServer()
  await sql(
    `UPDATE article_sorg SET order_quota = $1 WHERE article_id = (SELECT id FROM article WHERE code = 'TYRE')`,
    [quota],
  )
  await sql('UPDATE catalogue_revision SET revision = revision + 1')
}

let made = 0
/** Opens a past order of these lines. @param held what lies in the cart, by article code */
async function show(
  lines: [code: string, qty: number][],
  { held = {}, quota = null }: { held?: Record<string, number>; quota?: number | null } = {},
) {
  made += 1
  const server = await testServer()
  await limitTyres(quota)
  await server.sql(
    `INSERT INTO sales_order (tenant_id, customer_id, order_no, sorg, status, currency, total, created_at) VALUES ('aa', $1, $2, '2000', 'placed', 'USD', 1, '2026-11-21T12:00:00Z')`,
    [server.world.customers.X, `W${made}`],
  )
  for (const [at, [code, qty]] of lines.entries())
    await server.sql(
      `INSERT INTO order_line (tenant_id, customer_id, order_no, line_no, article_code, article_code_display, description, qty, uom, price, subtotal)
       VALUES ('aa', $1, $2, $3, $4, $4, $4, $5, 'EA', 10, 10)`,
      [server.world.customers.X, `W${made}`, at + 1, code, qty],
    )
  await fillCart(server, held)
  const view = await renderAt(`/catalog/repeat-order?view=orders&order=W${made}`, { as: 'dealer' })
  await screen.findByRole('table')
  for (const code of Object.keys(held))
    await waitFor(() => expect(row(code).textContent).toContain(`${held[code]} in cart`))
  /** Waits until the cart on the server holds these lines. */
  const hold = (...expected: string[]) =>
    waitFor(async () => expect(await cartLines(server)).toEqual(expected))
  return { ...view, hold }
}
const row = (code: string) => screen.getAllByRole('row', { name: new RegExp(code) })[0]!
const field = (code: string) => within(row(code)).getByRole<HTMLInputElement>('spinbutton')
const add = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Add (?!to)/ })

test('what lies in the cart counts to the order limit: what is left of it is proposed and said', async () => {
  const { hold } = await show(
    [
      ['TYRE', 4],
      ['CHAIN', 2],
    ],
    { held: { TYRE: 3 }, quota: 5 },
  )
  await waitFor(() => expect(field('TYRE').value).toBe('2'))
  expect(row('TYRE').textContent).toContain('3 in cart')
  expect(row('TYRE').textContent).toContain('More than one order can have: at most 5')
  expect(add().textContent).toBe('Add 2 lines · $40.00')
  fireEvent.click(add())
  expect((await screen.findByRole('dialog')).textContent).toContain(
    '2 × Article TYRE: More than one order can have: at most 5',
  )
  await hold('CHAIN 2', 'TYRE 5')
})

test('more than one order may hold does not go in, and its field says so', async () => {
  await show([['TYRE', 1]], { held: { TYRE: 3 }, quota: 5 })
  fireEvent.change(field('TYRE'), { target: { value: '3' } })
  fireEvent.blur(field('TYRE'))
  await waitFor(() =>
    expect(row('TYRE').textContent).toContain('More than one order can have: at most 5'),
  )
  expect(add().disabled).toBe(true)
})

test('a line that is no whole number holds the button back, also where nothing else is taken, and is led to', async () => {
  const { hold } = await show([
    ['TYRE', 4],
    ['CHAIN', 2],
  ])
  const type = (code: string, value: string) => {
    fireEvent.change(field(code), { target: { value } })
    fireEvent.blur(field(code))
  }
  type('TYRE', '1e3')
  fireEvent.click(add())
  expect([document.activeElement, row('TYRE').textContent]).toEqual([
    field('TYRE'),
    expect.stringContaining('Whole numbers only'),
  ])
  type('TYRE', '0')
  type('CHAIN', '0')
  type('CHAIN', '1.5')
  expect(add().disabled).toBe(false)
  type('CHAIN', '3')
  fireEvent.click(add())
  await hold('CHAIN 3')
})

test('two lines of one article go in as one, and come out as one', async () => {
  const { store, address, hold } = await show(
    [
      ['TYRE', 4],
      ['TYRE', 2],
    ],
    { held: { TYRE: 1 } },
  )
  fireEvent.click(add())
  await hold('TYRE 7')
  await waitFor(() => expect(address()).toBe('/catalog/repeat-order?view=orders'))
  expect(store.get(toastsAtom).at(-1)!.text).toBe('1 line added')
  act(() => store.get(toastsAtom).at(-1)!.action!.run())
  await hold('TYRE 1')
})

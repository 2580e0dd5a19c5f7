// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { addArticle } from '../../../tests/support/add-article.ts'
import { cartLines } from '../../../tests/support/fill-cart.ts'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'

const codes = ['TYRE', 'TUBE', 'CHAIN']

beforeAll(async () => {
  const server = await testServer()
  for (const code of codes) await addArticle(server, code, { model: 'WHEEL' })
  await server.sql(
    `INSERT INTO sales_order (tenant_id, customer_id, order_no, sorg, status, currency, total, created_at) VALUES ('aa', $1, 'W1', '2000', 'placed', 'USD', 1, now())`,
    [server.world.customers.X],
  )
  for (const [at, code] of codes.entries())
    await server.sql(
      `INSERT INTO order_line (tenant_id, customer_id, order_no, line_no, article_code, article_code_display, description, qty, uom, price, subtotal)
       VALUES ('aa', $1, 'W1', $2, $3, $3, $3, $4, 'EA', 10, 10)`,
      [server.world.customers.X, at + 1, code, code === 'TYRE' ? 3 : 1],
    )
})

test('several articles go into the cart at once, each with the quantity of the last order unless another is typed', async () => {
  await renderAt('/catalog/repeat-order', { as: 'dealer' })
  const tick = (code: string) =>
    screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^Select .*${code}`) })
  const field = (code: string) =>
    screen.getByRole<HTMLInputElement>('spinbutton', {
      name: new RegExp(`^Quantity of .*${code}`),
    })
  await screen.findByRole('checkbox', { name: /TYRE/ })
  await waitFor(() => expect(field('TYRE').value).toBe('3'))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add selected' }).disabled).toBe(
    true,
  )
  fireEvent.click(tick('TYRE'))
  fireEvent.change(field('TUBE'), { target: { value: '5' } })
  fireEvent.blur(field('TUBE'))
  await waitFor(() => expect(tick('TUBE').checked).toBe(true))
  fireEvent.click(screen.getByRole('button', { name: /^Add 2 lines/ }))
  const server = await testServer()
  await waitFor(async () => expect(await cartLines(server)).toEqual(['TUBE 5', 'TYRE 3']))
  expect(tick('TYRE').checked).toBe(false)
})

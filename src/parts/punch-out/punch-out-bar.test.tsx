// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cartLines, emptyCarts, fillCart } from '../../../tests/support/fill-cart.ts'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'
import { goods } from '../../../tests/support/world.ts'

/** Makes the sessions of a person those of a system's punch-out. */
async function asPunchOut(username: string): Promise<string> {
  const { sql } = await testServer()
  const [made] = await sql<{ id: string }>(
    `WITH made AS (INSERT INTO punch_out (id, tenant_id, customer_id, of_user, key_id, system, setup, created_at)
       SELECT gen_random_uuid(), 'aa', c.id, u.id, 1, 'Shop till', '{"by":"cxml","from":{"domain":"D","identity":"1"},"to":{"domain":"D","identity":"2"},"buyerCookie":"c","returnUrl":"https://shop.example/"}', now()
       FROM customer c, app_user u WHERE c.name LIKE 'Shop X%' AND u.username = $1 RETURNING id, of_user)
     UPDATE session s SET punch_out = made.id FROM made WHERE s.user_id = made.of_user RETURNING made.id`,
    [username],
  )
  return made!.id
}

test('the cart of a punch-out goes back to its system, again if it must, and is not ordered here', async () => {
  await renderAt('/cart', { as: 'fixed' })
  cleanup()
  const server = await testServer()
  await fillCart(server, { [goods.part]: 3 })
  const punchOut = await asPunchOut('fixed')
  await fillCart(server, { [goods.bike]: 2 }, { punchOut })
  await renderAt('/cart', { as: 'fixed', reloaded: true })
  await screen.findByText('Take the cart back to Shop till to order it there.')
  expect(screen.queryByRole('button', { name: 'Checkout' })).toBeNull()
  const back = await screen.findByRole<HTMLButtonElement>('button', { name: 'Take the cart back' })
  await waitFor(() => expect(back.disabled).toBe(false))
  fireEvent.click(back)
  await waitFor(async () =>
    expect(
      await server.sql(
        `SELECT form::text LIKE '%<SupplierPartID>BIKE-1<%' AS sent, form::text LIKE '%PART%' AS more FROM punch_out`,
      ),
    ).toEqual([{ sent: true, more: false }]),
  )
  // The dealer's own cart is as it was.
  expect(await cartLines(server)).toEqual([`${goods.part} 3`])
  cleanup()
  await renderAt('/cart', { as: 'fixed', reloaded: true })
  await screen.findByRole('button', { name: 'Send again' })
})

test('a person goes back without a cart, which discards it', async () => {
  const server = await testServer()
  await server.sql('UPDATE session SET punch_out = NULL')
  await emptyCarts(server)
  await renderAt('/cart', { as: 'fixed' })
  cleanup()
  const punchOut = await asPunchOut('fixed')
  await fillCart(server, { [goods.bike]: 2 }, { punchOut })
  await renderAt('/cart', { as: 'fixed', reloaded: true })
  await screen.findByText('Take the cart back to Shop till to order it there.')
  fireEvent.click(await screen.findByRole('button', { name: 'Go back without a cart' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Discard cart' }))
  await waitFor(async () =>
    expect(
      await server.sql(
        `SELECT form::text LIKE '%<ItemIn%' AS lines, returned_at IS NOT NULL AS back FROM punch_out WHERE id::text = $1`,
        [punchOut],
      ),
    ).toEqual([{ lines: false, back: true }]),
  )
  expect(await server.sql('SELECT 1 FROM cart_line')).toEqual([])
})

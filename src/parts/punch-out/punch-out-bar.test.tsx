// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fillCart } from '../../../tests/support/fill-cart.ts'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'
import { goods } from '../../../tests/support/world.ts'

/** Makes the sessions of a person those of a system's punch-out. */
async function asPunchOut(username: string) {
  const { sql } = await testServer()
  await sql(
    `WITH made AS (INSERT INTO punch_out (id, tenant_id, customer_id, of_user, key_id, system, setup, created_at)
       SELECT gen_random_uuid(), 'aa', c.id, u.id, 1, 'Shop till', '{"by":"cxml","from":{"domain":"D","identity":"1"},"to":{"domain":"D","identity":"2"},"buyerCookie":"c","returnUrl":"https://shop.example/"}', now()
       FROM customer c, app_user u WHERE c.name LIKE 'Shop X%' AND u.username = $1 RETURNING id, of_user)
     UPDATE session s SET punch_out = made.id FROM made WHERE s.user_id = made.of_user`,
    [username],
  )
}

test('the cart of a punch-out goes back to its system, and is not ordered here', async () => {
  await renderAt('/cart', { as: 'fixed' })
  cleanup()
  await asPunchOut('fixed')
  await fillCart(await testServer(), { [goods.bike]: 2 })
  await renderAt('/cart', { as: 'fixed' })
  await screen.findByText('Take the cart back to Shop till to order it there.')
  expect(screen.queryByRole('button', { name: 'Checkout' })).toBeNull()
  const back = await screen.findByRole<HTMLButtonElement>('button', { name: 'Take the cart back' })
  await waitFor(() => expect(back.disabled).toBe(false))
  fireEvent.click(back)
  const { sql } = await testServer()
  await waitFor(async () =>
    expect(
      await sql(`SELECT form::text LIKE '%<SupplierPartID>BIKE-1<%' AS sent FROM punch_out`),
    ).toEqual([{ sent: true }]),
  )
})

// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { addDays, dayIn } from '#domain/time/day.ts'
import { emptyCarts, fillCart } from '../../../tests/support/fill-cart.ts'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'
import { goods } from '../../../tests/support/world.ts'

const id = '0198c0de-0000-7000-8000-00000000000a'
const today = dayIn('UTC', new Date())

/** An open quote to customer X, made by the rep. */
async function addQuote(change: { status?: string; validUntil?: string; held?: boolean } = {}) {
  const { sql, world } = await testServer()
  const { status = 'SENT', validUntil = addDays(today, 10), held = true } = change
  await sql(
    `INSERT INTO quote (tenant_id, customer_id, id, number, name, note, status, status_at, valid_until, held, created_by, created_at)
     VALUES ('aa', $1, $2::uuid, 'Q7', 'Spring', 'Call me first', $3, now(), $4::date, $5, $6, now())`,
    [world.customers.X, id, status, validUntil, held, world.users.rep],
  )
  await sql(
    `INSERT INTO quote_line (tenant_id, customer_id, quote_id, line_no, sorg, article_code, article_code_display, name, qty, uom, price, unit_price, subtotal)
     VALUES ('aa', $1, $2::uuid, 1, '2000', $3, $3, 'Bolts', 10, 'PC', 10, 9, 90)`,
    [world.customers.X, id, goods.bolt],
  )
}
const statusOf = async () => {
  const { sql } = await testServer()
  return (await sql<{ status: string }>('SELECT status FROM quote')).map(({ status }) => status)
}
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }))

beforeEach(async () => {
  const server = await testServer()
  await server.sql('DELETE FROM quote_line')
  await server.sql('DELETE FROM quote')
  await emptyCarts(server)
})

describe('the list', () => {
  test('shows each quote with its status, day and total, and narrows to a status', async () => {
    await addQuote()
    await renderAt('/quotes', { as: 'dealer' })
    const row = (await screen.findByRole('link', { name: 'Q7 · Spring' })).closest('[role=row]')!
    within(row as HTMLElement).getByText('Open')
    within(row as HTMLElement).getByText('$90.00')
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'DECLINED' } })
    await waitFor(() => expect(screen.queryByText('Q7 · Spring')).toBeNull())
  })

  test.each([
    ['dealer', 'Quotes from your sales contact appear here.'],
    ['rep', 'Fill a customer’s cart and press “Create quote”.'],
  ])('without a quote tells %s where they come from', async (as, words) => {
    await renderAt('/quotes', { as })
    await screen.findByText(words)
  })
})

describe('a customer', () => {
  test('accepts into a cart and stands in it', async () => {
    await addQuote()
    const { router } = await renderAt(`/quotes/${id}`, { as: 'dealer' })
    await screen.findByText(/^Waiting for your answer since/)
    screen.getByText('Call me first')
    await press('Accept into cart')
    await screen.findByText('Quote Q7 accepted')
    expect(router.state.location.pathname).toBe('/cart')
    await screen.findByRole('heading', { name: 'Spring' })
    // Ten at the quoted 9, where the article itself costs 10.
    expect((await screen.findAllByText('$90.00')).length).toBeGreaterThan(0)
  })

  test('reads what has changed before they accept', async () => {
    await addQuote({ held: false })
    const { router } = await renderAt(`/quotes/${id}`, { as: 'dealer' })
    await press('Accept into cart')
    const dialog = await screen.findByRole('alertdialog', { name: 'Some lines have changed' })
    within(dialog).getByText('$9.00')
    within(dialog).getByText('$10.00')
    expect(await statusOf()).toEqual(['SENT'])
    await press('Accept with these changes')
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart'))
    expect(await statusOf()).toEqual(['ACCEPTED'])
  })

  test('declines with a reason', async () => {
    await addQuote()
    await renderAt(`/quotes/${id}`, { as: 'dealer' })
    await press('Decline')
    fireEvent.change(await screen.findByLabelText('Reason (optional)'), {
      target: { value: 'Too dear' },
    })
    await press('Decline quote')
    await screen.findByText('Quote declined')
    await screen.findByText('Too dear')
    expect(screen.queryByRole('button', { name: /Accept/ })).toBeNull()
    expect(await statusOf()).toEqual(['DECLINED'])
  })

  test('can only read an expired quote, and one without a connection', async () => {
    await addQuote({ validUntil: addDays(today, -1) })
    await renderAt(`/quotes/${id}`, { as: 'dealer' })
    await screen.findByText(/^Expired on/)
    expect(screen.queryByRole('button', { name: /Accept|Decline/ })).toBeNull()
  })

  test('offline reads what was open and decides nothing', async () => {
    await addQuote()
    const { setOnline } = await renderAt(`/quotes/${id}`, { as: 'dealer' })
    await screen.findByRole('button', { name: 'Accept into cart' })
    setOnline(false)
    await screen.findByText(/^You’re offline. You can read this quote/)
    screen.getByText('Bolts')
    expect(screen.queryByRole('button', { name: /Accept/ })).toBeNull()
    expect(screen.getByRole('button', { name: 'Decline' }).hasAttribute('disabled')).toBe(true)
  })
})

describe('a seller', () => {
  test('withdraws after a question', async () => {
    await addQuote()
    await renderAt(`/quotes/${id}`, { as: 'rep', customer: 'X' })
    await screen.findByText(/^Waiting for Shop X of aa since/)
    expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull()
    await press('Withdraw')
    await press('Withdraw quote')
    await screen.findByText(/^Withdrawn on/)
    expect(await statusOf()).toEqual(['WITHDRAWN'])
  })

  test('is told to choose the customer before ordering from a quote', async () => {
    await addQuote()
    await renderAt(`/quotes/${id}`, { as: 'rep', customer: 'Y' })
    await screen.findByText('To order from this quote, choose Shop X of aa first.')
    expect(screen.queryByRole('button', { name: /Accept/ })).toBeNull()
  })
})

describe('from the cart', () => {
  const stored = async () => {
    const { sql } = await testServer()
    return sql<{ name: string; note: string; valid_until: string }>(
      'SELECT name, note, valid_until::text AS valid_until FROM quote',
    )
  }

  test('two presses make a quote, valid for two weeks, and show it', async () => {
    await fillCart(await testServer(), { [goods.bolt]: 3 })
    const { router } = await renderAt('/cart', { as: 'rep', customer: 'X' })
    await press('Create quote')
    const dialog = await screen.findByRole('dialog', { name: 'Create quote' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Create quote' }))
    await screen.findByRole('heading', { name: /^Quote Q\d+$/ })
    expect(router.state.location.pathname).toMatch(/^\/quotes\//)
    expect(await stored()).toEqual([{ name: '', note: '', valid_until: addDays(today, 14) }])
  })

  test('a day in the past is refused at its field, and nothing that was typed is lost', async () => {
    await fillCart(await testServer(), { [goods.bolt]: 3 })
    await renderAt('/cart', { as: 'rep', customer: 'X' })
    await press('Create quote')
    const dialog = await screen.findByRole('dialog', { name: 'Create quote' })
    fireEvent.change(within(dialog).getByLabelText(/^Valid until/), {
      target: { value: addDays(today, -1) },
    })
    fireEvent.change(within(dialog).getByLabelText(/^Note to the customer/), {
      target: { value: 'Hello' },
    })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Create quote' }))
    await within(dialog).findByText('Choose today or a later day')
    expect(within(dialog).getByLabelText(/^Note/)).toHaveProperty('value', 'Hello')
    expect(await stored()).toEqual([])
  })

  test('a price that has changed meanwhile is said, and no quote is made', async () => {
    const server = await testServer()
    await fillCart(server, { [goods.bolt]: 3 })
    await renderAt('/cart', { as: 'rep', customer: 'X' })
    await press('Create quote')
    const dialog = await screen.findByRole('dialog', { name: 'Create quote' })
    const bolt = server.world.articles[goods.bolt]
    await server.sql('UPDATE price SET dealer = 11 WHERE article_id = $1', [bolt])
    fireEvent.click(within(dialog).getByRole('button', { name: 'Create quote' }))
    await within(dialog).findByText(/^A price has changed/)
    await server.sql('UPDATE price SET dealer = 10 WHERE article_id = $1', [bolt])
    expect(await stored()).toEqual([])
  })

  test('without a connection it waits on the device and is made once the line is back', async () => {
    await fillCart(await testServer(), { [goods.bolt]: 3 })
    const { setOnline } = await renderAt('/cart', { as: 'rep', customer: 'X' })
    await screen.findByRole('button', { name: 'Create quote' })
    setOnline(false)
    await press('Create quote')
    const dialog = await screen.findByRole('dialog', { name: 'Create quote' })
    fireEvent.change(within(dialog).getByLabelText(/^Name of the quote/), {
      target: { value: 'On the road' },
    })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Create quote' }))
    await screen.findByText(/^Saved. The quote is created/)
    expect(await stored()).toEqual([])
    setOnline(true)
    await waitFor(async () => expect(await stored()).toMatchObject([{ name: 'On the road' }]), {
      timeout: 10_000,
    })
  })

  test('a dealer is offered no quote', async () => {
    await fillCart(await testServer(), { [goods.bolt]: 3 })
    await renderAt('/cart', { as: 'dealer' })
    await screen.findByRole('button', { name: 'Checkout' })
    expect(screen.queryByRole('button', { name: 'Create quote' })).toBeNull()
  })
})

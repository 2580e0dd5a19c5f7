// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { database } from '#offline/database.ts'
import { cartLines, emptyCarts, fillCart } from '../../../../tests/support/fill-cart.ts'
import { renderAt, testServer } from '../../../../tests/support/render-at.tsx'
import { goods } from '../../../../tests/support/world.ts'

beforeEach(async () => {
  const server = await testServer()
  await emptyCarts(server)
  await fillCart(server, { [goods.bike]: 2, [goods.bolt]: 3 })
})

async function choose(item: string) {
  fireEvent.keyDown(await screen.findByRole('button', { name: 'More' }), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: item }))
}

test('a cart saved for later has the lines, and the one it came from has none', async () => {
  const server = await testServer()
  await renderAt('/cart', { as: 'dealer' })
  await screen.findByRole('row', { name: `Name ${goods.bike}` })
  await choose('Save for later')
  fireEvent.change(await screen.findByRole('textbox', { name: /^Name of the cart/ }), {
    target: { value: 'Spring' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () => {
    const [saved] = await server.sql<{ key: string }>(`SELECT key FROM cart WHERE name = 'Spring'`)
    expect(await cartLines(server, saved?.key ?? '-')).toEqual([
      `${goods.bike} 2`,
      `${goods.bolt} 3`,
    ])
  })
  expect(await cartLines(server)).toEqual([])
})

test('a cart that was cleared comes back whole', async () => {
  const server = await testServer()
  await renderAt('/cart', { as: 'dealer' })
  await screen.findByRole('row', { name: `Name ${goods.bike}` })
  await choose('Clear cart')
  await waitFor(async () => expect(await cartLines(server)).toEqual([]))
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(async () =>
    expect(await cartLines(server)).toEqual([`${goods.bike} 2`, `${goods.bolt} 3`]),
  )
})

test('a cart exported offline is noted once, with the time on the device, as soon as there is a connection', async () => {
  const server = await testServer()
  const noted = () =>
    server.sql<{ rows: number; format: string; exportedAt: string; customer: boolean }>(
      `SELECT after->>'format' AS format, (after->>'rows')::int AS rows, after->>'exportedAt' AS "exportedAt", on_behalf_of = $1 AS customer
       FROM audit_log WHERE action = 'export.created' AND target = 'cart'`,
      [server.world.customers.X],
    )
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:cart'
      static override revokeObjectURL() {}
    },
  )
  const { setOnline } = await renderAt('/cart', { as: 'dealer' })
  await screen.findByRole('row', { name: `Name ${goods.bike}` })
  act(() => setOnline(false))
  const before = Date.now()
  await choose('Export as CSV')
  await waitFor(async () => expect(await database.outbox.count()).toBe(1))
  const after = Date.now()
  expect(await noted()).toEqual([])
  act(() => setOnline(true))
  await waitFor(async () => expect(await noted()).toHaveLength(1))
  await waitFor(async () => expect(await database.outbox.count()).toBe(0))
  const [line] = await noted()
  expect(line).toMatchObject({ format: 'csv', rows: 2, customer: true })
  expect(Date.parse(line!.exportedAt)).toBeGreaterThanOrEqual(before)
  expect(Date.parse(line!.exportedAt)).toBeLessThanOrEqual(after)
  vi.unstubAllGlobals()
})

// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
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

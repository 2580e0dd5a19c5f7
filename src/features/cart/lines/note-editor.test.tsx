// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { setQuantities } from '#offline/cart/cart-changes.ts'
import { cartViewAtom, offlineAtom } from '#shell/sync/sync-state.ts'
import { addArticle } from '../../../../tests/support/add-article.ts'
import { emptyCarts, fillCart } from '../../../../tests/support/fill-cart.ts'
import { renderAt, testServer } from '../../../../tests/support/render-at.tsx'
import { r3Of } from '../../../../tests/support/world.ts'
import { notedLineAtom } from './note-editor.tsx'

let shop: Awaited<ReturnType<typeof renderAt>>
let made = 0
let code = ''
beforeEach(async () => {
  const server = await testServer()
  code = `TYRE-${(made += 1)}`
  await addArticle(server, code)
  await emptyCarts(server)
  await fillCart(server, { [code]: 2 })
  shop = await renderAt('/cart', { as: 'dealer' })
  const lines = () => shop.store.get(cartViewAtom)?.lines ?? []
  await waitFor(() => expect(lines()).toHaveLength(1))
  act(() => shop.store.set(notedLineAtom, lines()[0]!))
})
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Note/ })
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })

test('a note is kept with its line, and the window closes', async () => {
  fireEvent.change(await field(), { target: { value: 'for Ann' } })
  fireEvent.click(save())
  const { sql } = await testServer()
  await waitFor(async () =>
    expect(await sql('SELECT note FROM cart_line')).toEqual([{ note: 'for Ann' }]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a line that goes while its note is written takes neither the window nor the words with it', async () => {
  fireEvent.change(await field(), { target: { value: 'for Ann' } })
  const gone = setQuantities('', [{ sorg: '2000', article: code, qty: 0, seenQty: 2 }])
  await act(() => shop.store.get(offlineAtom)!.dispatch(r3Of('X'), gone))
  expect((await screen.findByRole('alert')).textContent).toContain(
    'This line is no longer in this cart',
  )
  expect((await field()).value).toBe('for Ann')
  expect(save().disabled).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

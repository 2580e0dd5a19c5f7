// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cartViewAtom } from '#shell/sync/sync-state.ts'
import { article, showShop } from '../../../../tests/support/shop-screen.tsx'
import { notedLineAtom, NotedLine } from './note-editor.tsx'

let shop: ReturnType<typeof showShop>
beforeEach(async () => {
  shop = showShop(<NotedLine cartKey="" />)
  await act(() => shop.cart.addLines('c', [{ product: article('TYRE'), qty: 2 }]))
  await waitFor(() => expect(shop.lines()).toHaveLength(1))
  act(() => shop.store.set(notedLineAtom, shop.store.get(cartViewAtom)!.lines[0]!))
})
afterEach(cleanup)
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Note/ })
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })

test('a note is kept with its line, and the window closes', async () => {
  fireEvent.change(await field(), { target: { value: 'for Ann' } })
  fireEvent.click(save())
  await waitFor(() => expect(shop.store.get(cartViewAtom)!.lines[0]!.note).toBe('for Ann'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a line that goes while its note is written takes neither the window nor the words with it', async () => {
  fireEvent.change(await field(), { target: { value: 'for Ann' } })
  await act(() => shop.cart.setQuantity('c', { sorg: '2000', article: 'TYRE' }, 0, 2))
  expect((await screen.findByRole('alert')).textContent).toContain(
    'This line is no longer in this cart',
  )
  expect((await field()).value).toBe('for Ann')
  expect(save().disabled).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createStore, Provider as StoreProvider } from 'jotai'
import { afterEach, expect, test, vi } from 'vitest'
import { maxNamedCarts } from '#domain/cart/cart-limits.ts'
import type { CartEntry } from '#offline/cart/book-view.ts'
import { cartBookAtom } from '#shell/sync/sync-state.ts'
import { CartNameDialog } from './cart-name-dialog.tsx'

afterEach(cleanup)

/** Types a name while some carts are there. @returns the name that was taken, or what the field says */
function call(typed: string, carts: string[], name?: string): string | undefined {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const store = createStore()
  store.set(
    cartBookAtom,
    carts.map((one) => ({ key: one, name: one }) as CartEntry),
  )
  const onName = vi.fn<(taken: string) => void>()
  render(
    <StoreProvider store={store}>
      <I18nProvider i18n={i18n}>
        <CartNameDialog
          open
          onOpenChange={() => undefined}
          title="Title"
          submit="Save"
          name={name}
          onName={onName}
        />
      </I18nProvider>
    </StoreProvider>,
  )
  const field = screen.getByRole('textbox', { name: 'Name of the cart' })
  fireEvent.change(field, { target: { value: typed } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  const described = field.getAttribute('aria-describedby')
  return (
    onName.mock.calls[0]?.[0] ??
    (described === null ? undefined : document.getElementById(described)?.textContent)
  )
}

const many = Array.from({ length: maxNamedCarts }, (_, n) => `Cart ${n}`)

test.each<[string, string, string[], string | undefined, string]>([
  ['a name of its own', ' Weekend ', ['Autumn'], undefined, 'Weekend'],
  ['none', '  ', [], undefined, 'Required'],
  [
    'one that another cart has, however it is written',
    'weekend ',
    ['Weekend'],
    undefined,
    'There’s already a cart with this name. Choose another one.',
  ],
  ['the one that it has itself, in other letters', 'weekend', ['Weekend'], 'Weekend', 'weekend'],
  ['one too many', 'New', many, undefined, 'There are 50 named carts already: delete one first'],
  ['another name where there are as many as there may be', 'New', many, 'Cart 1', 'New'],
  ['a bicycle', 'Bike 🚲', [], undefined, 'These characters aren’t allowed: 🚲'],
])('%s', (_, typed, carts, name, said) => {
  expect(call(typed, carts, name)).toBe(said)
})

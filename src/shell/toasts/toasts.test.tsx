// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showShop } from '../../../tests/support/shop-screen.tsx'
import { addToastAtom } from './toasts-atom.ts'
import { Toasts } from './toasts.tsx'

afterEach(cleanup)

test.each([
  ['Undo', true, 'content'],
  ['Close', true, 'content'],
  ['Undo', false, 'typing'],
])(
  '%s goes with its message, reached by the keyboard: %s; the keyboard is then at %s',
  async (name, reached, expected) => {
    const { store } = showShop(
      <>
        <main id="content" tabIndex={-1} />
        <input id="typing" />
        <Toasts />
      </>,
    )
    act(
      () => void store.set(addToastAtom, { text: 'Removed', action: { label: 'Undo', run() {} } }),
    )
    const button = await screen.findByRole('button', { name })
    act(() => (reached ? button : screen.getByRole('textbox')).focus())
    fireEvent.click(button)
    expect(screen.queryByText('Removed')).toBeNull()
    expect(document.activeElement?.id).toBe(expected)
  },
)

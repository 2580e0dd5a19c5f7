// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../../../tests/support/render-at.tsx'
import { addToastAtom } from './toasts-atom.ts'

test.each([
  ['Undo', true, 'main'],
  ['Close', true, 'main'],
  ['Undo', false, 'search'],
])(
  '%s goes with its message, reached by the keyboard: %s; the keyboard is then at %s',
  async (name, reached, expected) => {
    const { store } = await renderAt('/user/edit-profile', { as: 'dealer' })
    const typing = await screen.findByRole('combobox', { name: 'Search' })
    act(
      () =>
        void store.set(addToastAtom, {
          text: 'Removed',
          sticky: true,
          action: { label: 'Undo', run() {} },
        }),
    )
    const button = await screen.findByRole('button', { name })
    act(() => (reached ? button : typing).focus())
    fireEvent.click(button)
    expect(screen.queryByText('Removed')).toBeNull()
    expect(document.activeElement).toBe(expected === 'main' ? screen.getByRole('main') : typing)
  },
)

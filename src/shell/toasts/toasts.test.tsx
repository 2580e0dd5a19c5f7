// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { renderAt } from '../../../tests/support/render-at.tsx'
import { addToastAtom, removeToastAtom, toastsAtom } from './toasts-atom.ts'

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

test('where the reason of a failure is shown, the failure itself is not said as well', () => {
  const store = createStore()
  const texts = () => store.get(toastsAtom).map(({ text }) => text)
  const reason = { tone: 'danger', text: 'Nothing can be changed', explains: true } as const
  const id = store.set(addToastAtom, reason)
  store.set(addToastAtom, { tone: 'danger', text: 'Not saved' })
  store.set(addToastAtom, reason)
  expect(texts()).toEqual(['Nothing can be changed'])
  store.set(addToastAtom, { tone: 'success', text: 'Copied' })
  expect(texts()).toEqual(['Nothing can be changed', 'Copied'])
  store.set(removeToastAtom, id)
  store.set(addToastAtom, { tone: 'danger', text: 'Not saved' })
  expect(texts()).toEqual(['Copied', 'Not saved'])
})

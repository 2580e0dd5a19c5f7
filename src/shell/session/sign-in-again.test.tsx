// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../../../tests/support/render-at.tsx'
import { sessionExpiredAtom } from './session-atoms.ts'

const dialog = () => screen.queryByRole('alertdialog', { name: /^Log in to/ })

test('nobody is asked for the password while the session is good: a refusal of one request may have passed', async () => {
  const { store } = await renderAt('/cart', { as: 'dealer' })
  await screen.findByRole('heading', { name: 'Cart', level: 1 })
  act(() => store.set(sessionExpiredAtom, true))
  await waitFor(() => expect(store.get(sessionExpiredAtom)).toBe(false))
  await waitFor(() => expect(dialog()).toBeNull())
})

// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'
import { sessionExpiredAtom, userAtom } from './session-atoms.ts'

const dialog = () => screen.queryByRole('alertdialog', { name: /^Log in to/ })

test('nobody is asked for the password while the session is good: a refusal of one request may have passed', async () => {
  const { store } = await renderAt('/cart', { as: 'dealer' })
  await screen.findByRole('heading', { name: 'Cart', level: 1 })
  act(() => store.set(sessionExpiredAtom, true))
  await waitFor(() => expect(store.get(sessionExpiredAtom)).toBe(false))
  await waitFor(() => expect(dialog()).toBeNull())
})

test.each([
  ['people of a provider go there in another tab', 'dealer', false],
  ['who may use a password has both', 'admin', true],
] as const)('when the session has ended, %s', async (_, as, hasPassword) => {
  const { sql } = await testServer()
  const config = { identityProviders: [{ id: '7', name: 'Contoso' }], passwordLogin: false }
  const { store } = await renderAt('/home', { as, config })
  await screen.findByRole('main')
  await sql('UPDATE session SET revoked_at = now()')
  act(() => store.set(sessionExpiredAtom, true))
  const link = await screen.findByRole('link', { name: 'Log in with Contoso' })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    '/server/log-in/7',
    '_blank',
  ])
  expect(screen.queryByLabelText(/^Password of/) !== null).toBe(hasPassword)
})

test('a punch-out that has ended asks for no password, and its cart stays to be exported', async () => {
  const { sql } = await testServer()
  const { store } = await renderAt('/cart', { as: 'fixed' })
  await screen.findByRole('main')
  store.set(userAtom, { ...store.get(userAtom)!, punchOut: 'Shop till' })
  await sql('UPDATE session SET revoked_at = now()')
  act(() => store.set(sessionExpiredAtom, true))
  const ended = await screen.findByRole('alertdialog', { name: 'Your visit has ended' })
  expect(ended.textContent).toContain('Open the catalog again from Shop till.')
  expect(screen.queryByLabelText(/^Password of/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Stay on this page' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  screen.getByRole('heading', { name: 'Cart', level: 1 })
})

// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../../../tests/support/render-at.tsx'
import { readFact } from '#offline/device-facts.ts'
import { userAtom } from './session-atoms.ts'
import { endSession, loadUser } from './session.ts'

test('an answer that comes after the log-out brings nobody back', async () => {
  const { store } = await renderAt('/cart', { as: 'dealer' })
  await screen.findByRole('heading', { name: 'Cart', level: 1 })
  const late = loadUser(store).catch((error: unknown) => String(error))
  await endSession(store, null)
  expect(await late).toContain('ended meanwhile')
  expect(store.get(userAtom)).toBeNull()
  expect(await readFact('user')).toBeUndefined()
})

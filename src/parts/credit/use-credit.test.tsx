// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'

test('what the server cannot answer is said in the bar, and reported once however often it is asked', async () => {
  const { database } = await testServer()
  await database.asOwner('ALTER TABLE credit RENAME TO credit_away')
  onTestFinished(() => database.asOwner('ALTER TABLE credit_away RENAME TO credit'))
  const { asked, reported, setOnline } = await renderAt('/cart', { as: 'dealer' })
  const times = () => asked.filter((name) => name === 'CreditInformation').length
  await waitFor(() => expect(reported).toEqual(['graphql return no data']))
  expect(screen.getByRole('button', { name: /^Credit/ }).textContent).toBe('Credit–')
  const before = times()
  act(() => setOnline(false))
  act(() => setOnline(true))
  await waitFor(() => expect(times()).toBeGreaterThan(before))
  expect(reported).toEqual(['graphql return no data'])
})

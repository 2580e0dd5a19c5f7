// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'

test('an administrator reads what the portal has mailed', async () => {
  await renderAt('/admin/mail', { as: 'admin' })
  await screen.findByText('No messages yet')
})

test('a dealer is turned away', async () => {
  const { address } = await renderAt('/admin/mail', { as: 'dealer' })
  expect(address()).toMatch(/^\/login/)
  expect((await testServer()).world.host).toBe('aa.test')
  void within
  void fireEvent
})

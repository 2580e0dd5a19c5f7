// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../../../tests/support/render-at.tsx'

test('an administrator reads what the tenant has set and what is usual', async () => {
  await renderAt('/admin/config', { as: 'admin' })
  const name = await screen.findByText('webTitle')
  const row = name.closest('tr')!
  expect(within(row).getByText('Portal aa')).toBeTruthy()
  expect(screen.getAllByRole('row').length).toBeGreaterThan(20)
})

test('a dealer is turned away', async () => {
  const { address } = await renderAt('/admin/config', { as: 'dealer' })
  expect(address()).toMatch(/^\/login/)
})

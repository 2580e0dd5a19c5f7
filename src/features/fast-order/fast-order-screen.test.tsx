// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../../../tests/support/render-at.tsx'

test('whoever has no customer is told so, and waits for nothing', async () => {
  await renderAt('/catalog/fast-order', { as: 'dealer2' })
  // The choice of customers may open over it.
  await screen.findByRole('heading', { name: 'No customer selected', hidden: true })
  expect(screen.queryByText('Loading the fast order')).toBeNull()
})

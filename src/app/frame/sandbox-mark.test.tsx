// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../../../tests/support/render-at.tsx'

test.each([
  [true, 1],
  [false, 0],
])('a phone’s bar says whether the portal is a sandbox: %s', async (sandbox, marks) => {
  await renderAt('/catalog', { as: 'dealer', width: 'phone', config: { sandbox } })
  await screen.findByRole('button', { name: 'Search' })
  expect(screen.queryAllByText('Sandbox')).toHaveLength(marks)
})

// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../../../tests/support/render-at.tsx'

test('a link that is no good says what to do', async () => {
  await renderAt('/confirm-email#guessed', { as: null })
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm address' }))
  await screen.findByText('This link no longer works')
  expect(screen.queryByRole('button', { name: 'Confirm address' })).toBeNull()
})

// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../../../tests/support/render-at.tsx'
import { goods } from '../../../tests/support/world.ts'

/** Opens the fast order and pastes lines. */
async function pasted(as: string, text: string) {
  const shown = await renderAt('/catalog/fast-order', { as })
  fireEvent.click(await screen.findByRole('button', { name: 'Paste' }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Lines' }), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'Add lines' }))
  await screen.findByRole('textbox', { name: 'Quantity, row 1' })
  return shown
}
const codeOf = (row: number) =>
  screen.getByRole<HTMLInputElement>('combobox', { name: `Code, EAN or name, row ${row}` }).value
const rowOf = (row: number) =>
  screen
    .getByRole('combobox', { name: `Code, EAN or name, row ${row}` })
    .closest<HTMLElement>('[role=row]')!

test('a mistyped code of a pasted list is mended by one press, all of them by one more', async () => {
  await pasted('dealer', 'B1KE-1 2\nPARTT-1 3\nNOSUCH-77 1')
  await screen.findByRole('button', { name: `Did you mean ${goods.part}?` })
  expect(within(rowOf(3)).queryByRole('button', { name: /^Did you mean/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Use all suggestions' }))
  expect([codeOf(1), codeOf(2), codeOf(3)]).toEqual([goods.bike, goods.part, 'NOSUCH-77'])
  await waitFor(() => expect(screen.getAllByText('No article has this code')).toHaveLength(1))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(codeOf(1)).toBe('B1KE-1')
  fireEvent.click(await screen.findByRole('button', { name: `Did you mean ${goods.bike}?` }))
  expect([codeOf(1), codeOf(2)]).toEqual([goods.bike, 'PARTT-1'])
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Quantity, row 1' }))
})

test('what is wrong with a code goes while another is typed over it, and comes back with it', async () => {
  await pasted('fixed', 'NOSUCH-77 1')
  await screen.findByText('No article has this code')
  const cell = screen.getByRole('combobox', { name: 'Code, EAN or name, row 1' })
  act(() => cell.focus())
  fireEvent.change(cell, { target: { value: 'NOSUCH-7' } })
  expect(screen.queryByText('No article has this code')).toBeNull()
  expect(cell.getAttribute('aria-invalid')).toBeNull()
  fireEvent.keyDown(cell, { key: 'Escape' })
  expect(screen.getAllByText('No article has this code')).toHaveLength(1)
})

test('Enter on a name takes the first suggestion; on a code the code itself', async () => {
  await renderAt('/catalog/fast-order', { as: 'dealerz' })
  const cell = await screen.findByRole('combobox', { name: 'Code, EAN or name, row 1' })
  act(() => cell.focus())
  fireEvent.change(cell, { target: { value: 'name bike' } })
  // The suggestions are still on their way when Enter is pressed.
  fireEvent.keyDown(cell, { key: 'Enter' })
  await screen.findByRole('textbox', { name: 'Quantity, row 1' })
  expect(codeOf(1)).toBe(goods.bike)
  const next = screen.getByRole('combobox', { name: 'Code, EAN or name, row 2' })
  act(() => next.focus())
  fireEvent.change(next, { target: { value: 'part-1' } })
  fireEvent.keyDown(next, { key: 'Enter' })
  expect(codeOf(2)).toBe('part-1')
})

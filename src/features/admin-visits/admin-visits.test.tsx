// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))

test('an administrator makes a kind of visit and an answer for it', async () => {
  const { address, router } = await renderAt('/admin/visit-forms/create', { as: 'admin' })
  await screen.findByRole('button', { name: 'Save' })
  save()
  expect(screen.getByRole('textbox', { name: 'Name' }).getAttribute('aria-invalid')).toBe('true')
  choose('Kind', 'polygon')
  type('Name', 'Polygon')
  save()
  await screen.findByText('Visit form saved')
  await waitFor(() => expect(address()).toBe('/admin/visit-forms'))
  await screen.findByRole('link', { name: 'Polygon' })
  await router.navigate({ to: '/admin/visit-forms/choices/create' })
  await screen.findByRole('combobox', { name: 'Question' })
  choose('Kind', 'polygon')
  choose('Question', 'equipment')
  type('Name', 'Work stand')
  save()
  await screen.findByText('Answer saved')
  await screen.findByRole('link', { name: 'Work stand' })
  const { sql } = await testServer()
  expect(await sql('SELECT kind, list, name FROM visit_choice')).toEqual([
    { kind: 'polygon', list: 'equipment', name: 'Work stand' },
  ])
})

// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'
import { password } from '../../../tests/support/world.ts'

const path = '/user/edit-profile'
const box = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}( \\*)?$`))
const type = (name: string, value: string) => fireEvent.change(box(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a wrong address of mail is refused at its field; the right one is saved and shown everywhere', async () => {
  const { user } = await renderAt(path, { as: 'dealer' })
  await screen.findByText('You')
  type('Email', 'nowhere')
  press('Save profile')
  await screen.findByText('Enter an email address')
  await waitFor(() => expect(document.activeElement).toBe(box('Email')))
  type('Email', 'ann@shop.example')
  type('Name', '  Ann O’Neil  ')
  press('Save profile')
  await screen.findAllByText('Required')
  type('Your password', 'Wrong2026')
  press('Save profile')
  await screen.findAllByText('This isn’t your password')
  type('Your password', password)
  press('Save profile')
  await screen.findByText('Your profile was saved')
  await screen.findByText(/We sent a link to ann@shop\.example/)
  // Until the link is opened, the address is the former one.
  expect(user()).toMatchObject({ name: 'Ann O’Neil', email: null })
  const { sql } = await testServer()
  expect(await sql(`SELECT name, email FROM app_user WHERE username = 'dealer'`)).toEqual([
    { name: 'Ann O’Neil', email: null },
  ])
  expect(await sql('SELECT email FROM email_change')).toEqual([{ email: 'ann@shop.example' }])
})

test('input that is not saved is asked about, and kept when one stays', async () => {
  const { router, address } = await renderAt(path, { as: 'dealer2' })
  await screen.findByText('You')
  type('Name', 'Half')
  void router.navigate({ to: '/outbox' as never })
  fireEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stay here' }),
  )
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect([address(), box('Name').value]).toEqual([path, 'Half'])
  void router.navigate({ to: '/outbox' as never })
  fireEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', {
      name: 'Discard and leave',
    }),
  )
  await waitFor(() => expect(address()).toBe('/outbox'))
})

test('a password: its rules, the present one, and the new one by which to log in', async () => {
  await renderAt(path, { as: 'manager' })
  await screen.findByText('You')
  press('Change password')
  await waitFor(() => expect(screen.getAllByText('Required')).toHaveLength(3))
  type('Current password', 'Wrong2026')
  type('New password', 'Sattel-9fest')
  type('Repeat the new password', 'Sattel-8fest')
  press('Change password')
  await screen.findByText('The passwords don’t match')
  type('Repeat the new password', 'Sattel-9fest')
  press('Change password')
  await screen.findByText('This isn’t your password')
  type('Current password', password)
  press('Change password')
  await screen.findByText('Your password was changed')
  await waitFor(() => expect(box('New password').value).toBe(''))
  const { app, world } = await testServer()
  const answer = await app.inject({
    method: 'POST',
    url: '/login',
    headers: { host: world.host },
    payload: { username: 'manager', password: 'Sattel-9fest' },
  })
  expect(answer.statusCode).toBe(200)
})

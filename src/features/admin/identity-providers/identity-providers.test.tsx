// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { renderAt, testServer } from '../../../../tests/support/render-at.tsx'
import { setConfig } from '../../../../tests/support/set-config.ts'
import { password } from '../../../../tests/support/world.ts'
import {
  startIdentityProvider,
  type TestProvider,
} from '../../../../tests/support/identity-provider.ts'

let id: string
beforeAll(async () => {
  const { sql } = await testServer()
  const [added] = await sql<{ id: string }>(
    `INSERT INTO identity_provider (tenant_id, name, issuer, client_id, client_secret, scopes, active, asks_second_factor, match_email, make_users, email_domains)
     VALUES ('aa', 'Contoso', 'https://id.contoso.example', 'portal', 'sealed', 'openid', true, false, true, false, '{}') RETURNING id::text`,
  )
  id = added!.id
  await sql(
    `INSERT INTO user_identity (tenant_id, user_id, issuer, subject, email, linked_at, last_used_at)
     SELECT 'aa', id, 'https://id.contoso.example', 'jo', 'jo@contoso.example', now(), now() FROM app_user WHERE username = 'rep'`,
  )
})

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: string, value: string) => fireEvent.change(box(name), { target: { value } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

test('the login page has a button of each provider, and offline none', async () => {
  const { setOnline } = await renderAt('/login?target=%2Fen-us%2Fcart', { as: null })
  const link = await screen.findByRole('link', { name: 'Log in with Contoso' })
  expect(link.getAttribute('href')).toBe(`/server/log-in/${id}?target=%2Fen-us%2Fcart`)
  setOnline(false)
  await waitFor(() => expect(screen.queryByRole('link', { name: /Contoso/ })).toBeNull())
})

test('where passwords are off the login page has the providers, and a link to the form for the few', async () => {
  const server = await testServer()
  await setConfig(server, { passwordLogin: false })
  const { setOnline } = await renderAt('/login?target=%2Fen-us%2Fcart', { as: null })
  await screen.findByRole('link', { name: 'Log in with Contoso' })
  expect(screen.queryByLabelText('Username')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Forgot password?' })).toBeNull()
  const link = screen.getByRole('link', { name: 'Log in with a password' })
  expect(link.getAttribute('href')).toBe('/en-us/login?password=true&target=%2Fen-us%2Fcart')
  setOnline(false)
  await screen.findByText('You’re offline. Connect to log in.')
  cleanup()
  await renderAt('/login?password=true', { as: null })
  fireEvent.change(await screen.findByLabelText('Username'), { target: { value: 'dealer' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } })
  press('Log in')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'You can’t log in with this username and password. Use your company account.',
  )
  await setConfig(server, { passwordLogin: true })
})

test('where passwords are off a new user gets none, and the form goes back to the list', async () => {
  const server = await testServer()
  await setConfig(server, { passwordLogin: false })
  const { address } = await renderAt('/admin/users/create', { as: 'admin' })
  await screen.findByRole('button', { name: 'Save' })
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type(/^Name/, 'Otto')
  type(/^Username/, 'otto')
  type(/^Role/, 'dealer')
  press('Save')
  await screen.findByText('The user logs in with their company account')
  await waitFor(() => expect(address()).toMatch(/\/admin\/users$/))
  await setConfig(server, { passwordLogin: true })
})

test.each([
  ['-1', 'That took too long. Log in again.'],
  ['-2', 'Logging in with your company account didn’t work. Try again.'],
  ['-3', 'You have no access with this account. Ask your administrator.'],
  [
    '-4',
    'The login was canceled at your company account. If that wasn’t you, ask your administrator.',
  ],
  ['-5', 'The login of your company account can’t be reached. Try again later.'],
])('a log-in that came back with %s is told why', async (refused, words) => {
  await renderAt(`/login?refused=${refused}`, { as: null })
  expect((await screen.findByRole('alert')).textContent).toBe(words)
})

test('a stored secret is not shown, stays when the field is empty, and is not sent to another issuer', async () => {
  const { sql } = await testServer()
  const secret = async () =>
    (await sql<{ secret: string }>('SELECT client_secret AS secret FROM identity_provider'))[0]!
      .secret
  const { address } = await renderAt(`/admin/identity-providers/edit/${id}`, { as: 'admin' })
  const field = await screen.findByLabelText<HTMLInputElement>('Client secret')
  expect(field.value).toBe('')
  screen.getByText('A secret is stored. Leave this empty to keep it.')
  expect(screen.getAllByRole('button', { name: /\/server\/log-in\/callback/ })).not.toHaveLength(0)

  type('Issuer', 'https://other.example')
  press('Save')
  await screen.findByText(/Enter the client secret again/)
  type('Issuer', 'https://id.contoso.example')
  type('Client ID', 'dealer-portal')
  press('Save')
  await waitFor(() => expect(address()).toBe('/admin/identity-providers'))
  expect(await secret()).toBe('sealed')

  await renderAt(`/admin/identity-providers/edit/${id}`, { as: 'admin' })
  fireEvent.change(await screen.findByLabelText('Client secret'), { target: { value: 'new one' } })
  press('Save')
  await waitFor(async () => expect(await secret()).not.toBe('sealed'))
  expect(await secret()).not.toContain('new one')
})

test('users are only created with a role', async () => {
  const { sql } = await testServer()
  await renderAt(`/admin/identity-providers/edit/${id}`, { as: 'admin' })
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Create users/ }))
  type('Email domains', 'contoso.example, contoso.test')
  press('Save')
  await screen.findByText('Required')
  fireEvent.change(screen.getByRole('combobox', { name: 'Role of new users' }), {
    target: { value: 'dealer' },
  })
  press('Save')
  await screen.findByText('Identity provider saved')
  expect(await sql('SELECT make_users, role, email_domains FROM identity_provider')).toEqual([
    { make_users: true, role: 'dealer', email_domains: ['contoso.example', 'contoso.test'] },
  ])
})

test('the connection is tested, and the screen says what came back', async () => {
  const provider: TestProvider = await startIdentityProvider([], { sub: 'jo' })
  await renderAt('/admin/identity-providers/create', { as: 'admin' })
  await screen.findByRole('button', { name: 'Test the connection' })
  type('Issuer', `${provider.issuer}/nowhere`)
  press('Test the connection')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The provider can’t be used. There is no description at this issuer: it answered with HTTP status 404.',
  )
  type('Issuer', provider.issuer)
  expect(screen.queryByRole('alert')).toBeNull()
  press('Test the connection')
  await screen.findByText('The provider can be reached.')
  screen.getByText(`${provider.issuer}/auth`)
  await provider.close()
})

test('a linked account is shown at its user and unlinked there', async () => {
  const { sql } = await testServer()
  const [rep] = await sql<{ id: number }>(`SELECT id FROM app_user WHERE username = 'rep'`)
  await renderAt(`/admin/users/${rep!.id}/devices`, { as: 'admin' })
  await screen.findByText(/jo@contoso\.example/)
  press('Unlink Contoso')
  await screen.findByText('The company account was unlinked')
  await waitFor(() => expect(screen.queryByText(/jo@contoso\.example/)).toBeNull())
  expect(await sql('SELECT FROM user_identity')).toEqual([])
  expect(await sql(`SELECT target FROM audit_log WHERE action = 'user.identity-unlinked'`)).toEqual(
    [{ target: 'rep' }],
  )
})

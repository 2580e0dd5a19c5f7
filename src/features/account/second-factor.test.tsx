// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Secret, TOTP } from 'otpauth'
import { afterEach, expect, test } from 'vitest'
import { sessionExpiredAtom } from '#shell/session/session-atoms.ts'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'
import { password } from '../../../tests/support/world.ts'

const path = '/user/edit-profile'
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const dialog = () => within(screen.getByRole('dialog'))
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const typeInDialog = (label: string, value: string) =>
  fireEvent.change(dialog().getByLabelText(label), { target: { value } })
const pressInDialog = (name: string) => fireEvent.click(dialog().getByRole('button', { name }))
const codeOf = (secret: string, ms = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ms })

afterEach(async () => {
  const { sql } = await testServer()
  for (const table of ['one_time_secret', 'recovery_code', 'passkey', 'login_failure'])
    await sql(`DELETE FROM ${table}`)
  await sql('UPDATE app_user SET second_factor_since = NULL')
  await sql('UPDATE role SET second_factor_required = false')
})

/** Sets up an app through the screen. @returns its secret */
async function setUpApp() {
  fireEvent.click(await screen.findByRole('button', { name: 'Set up authenticator app' }))
  typeInDialog('Your password', password)
  pressInDialog('Continue')
  await screen.findByRole('img', { name: 'QR code for your app' })
  const secret = dialog().getByTitle('Copy').textContent!.replaceAll(' ', '')
  typeInDialog('Code from the app', codeOf(secret, -30_000))
  pressInDialog('Turn on')
  await screen.findByText('Save your recovery codes')
  return secret
}

test('an app is set up: wrong input is said at its field, the codes are shown once', async () => {
  await renderAt(path, { as: 'dealer' })
  fireEvent.click(await screen.findByRole('button', { name: 'Set up authenticator app' }))
  pressInDialog('Continue')
  await screen.findByText('Required')
  typeInDialog('Your password', 'Wrong2026')
  pressInDialog('Continue')
  await screen.findByText('This isn’t your password')
  typeInDialog('Your password', password)
  pressInDialog('Continue')
  await screen.findByRole('img', { name: 'QR code for your app' })
  const secret = dialog().getByTitle('Copy').textContent!.replaceAll(' ', '')
  typeInDialog('Code from the app', '12')
  pressInDialog('Turn on')
  await screen.findByText('Enter the 6 digits that the app shows')
  typeInDialog('Code from the app', codeOf(secret, 3_600_000))
  pressInDialog('Turn on')
  await screen.findByText(/This code isn’t right/)
  typeInDialog('Code from the app', codeOf(secret))
  pressInDialog('Turn on')
  const codes = await screen.findByRole('list', { name: 'Recovery codes' })
  expect(within(codes).getAllByRole('listitem')).toHaveLength(10)
  pressInDialog('I’ve saved them')
  await screen.findByText('10 codes left')
  await screen.findByText(/^On since/)
  expect(screen.queryByRole('list', { name: 'Recovery codes' })).toBeNull()

  press('Get new recovery codes')
  typeInDialog('Your password', password)
  pressInDialog('Get new codes')
  await screen.findByText('Save your recovery codes')
  pressInDialog('I’ve saved them')

  press('Remove authenticator app')
  typeInDialog('Your password', password)
  pressInDialog('Remove app')
  await screen.findByText('A new 6-digit code every 30 seconds')
  expect(screen.queryByText(/codes left/)).toBeNull()
})

test('without a connection nothing can be changed, and it is said', async () => {
  const { setOnline } = await renderAt(path, { as: 'dealer' })
  await screen.findByRole('button', { name: 'Set up authenticator app' })
  setOnline(false)
  await screen.findByText('Connect to the internet to change two-step login.')
  for (const name of ['Set up authenticator app', 'Add a passkey'])
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true)
})

test('the log-in asks for a code: a wrong one is refused, a right one goes on to what was wanted', async () => {
  const first = await renderAt(path, { as: 'dealer' })
  const secret = await setUpApp()
  first.unmount()
  const { address } = await renderAt('/login?target=%2Fen-us%2Fcart', { as: null })
  type('Username', 'dealer')
  type('Password', password)
  press('Log in')
  const box = await screen.findByLabelText<HTMLInputElement>('Code')
  expect([box.autocomplete, box.inputMode]).toEqual(['one-time-code', 'numeric'])
  expect(address()).toBe('/login/second-step?target=%2Fen-us%2Fcart')
  type('Code', '000000')
  press('Log in')
  await screen.findByText('That code or passkey isn’t right. Try again.')
  press('Use a recovery code')
  expect(screen.getByLabelText<HTMLInputElement>('Recovery code').autocomplete).toBe('off')
  press('Back')
  type('Code', codeOf(secret))
  press('Log in')
  await waitFor(() => expect(address()).toBe('/cart'))
})

test('a person whose session has ended gives the code in the dialog, and the page stays', async () => {
  const { sql, world } = await testServer()
  const { address, store } = await renderAt(path, { as: 'fixed' })
  const secret = await setUpApp()
  pressInDialog('I’ve saved them')
  await screen.findByText('10 codes left')
  await sql('UPDATE session SET revoked_at = now() WHERE user_id = $1', [world.users.fixed])
  act(() => store.set(sessionExpiredAtom, true))
  const again = await screen.findByRole('alertdialog', { name: /^Log in to/ })
  fireEvent.change(within(again).getByLabelText('Password of fixed'), {
    target: { value: password },
  })
  fireEvent.click(within(again).getByRole('button', { name: 'Log in' }))
  fireEvent.change(await within(again).findByLabelText('Code'), {
    target: { value: codeOf(secret) },
  })
  fireEvent.click(within(again).getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(address()).toBe(path)
})

test('a second step that comes too late leads back to the password', async () => {
  const { address } = await renderAt('/login/second-step', { as: null })
  await screen.findByText('That took too long. Log in again.')
  expect(address()).toBe('/login?refused=-1')
})

test('who must have a second factor does nothing else until it is set up', async () => {
  const { sql } = await testServer()
  await sql(`UPDATE role SET second_factor_required = true WHERE name = 'salesman'`)
  const { address, router } = await renderAt('/outbox', { as: 'rep' })
  await screen.findByRole('heading', { name: 'Set up two-step login' })
  void router.navigate({ to: '/home' as never })
  await waitFor(() => expect(address()).toBe('/set-up-second-factor'))
  await setUpApp()
  expect(address()).toBe('/set-up-second-factor')
  pressInDialog('I’ve saved them')
  await waitFor(() => expect(address()).not.toBe('/set-up-second-factor'))
})

test('an administrator requires it of a role, and resets it for a user', async () => {
  const { sql, world } = await testServer()
  const role = await renderAt('/admin/roles/edit/guest', { as: 'admin' })
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Require two-step login/ }))
  press('Save')
  await screen.findByText('Role saved')
  expect(
    await sql(`SELECT second_factor_required AS required FROM role WHERE name = 'guest'`),
  ).toEqual([{ required: true }])
  role.unmount()
  await sql(
    `INSERT INTO one_time_secret (tenant_id, user_id, secret, confirmed_at) VALUES ('aa', $1, 'x', now())`,
    [world.users.dealer],
  )
  await sql(`UPDATE app_user SET second_factor_since = now() WHERE username = 'dealer'`)
  await renderAt('/admin/users?search=dealer&limit=20', { as: 'admin' })
  const row = (await screen.findByRole('link', { name: 'Name of dealer' })).closest('tr')!
  fireEvent.keyDown(within(row).getByRole('button', { name: 'Actions' }), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Reset two-step login' }))
  const question = await screen.findByRole('alertdialog', {
    name: 'Reset two-step login for Name of dealer?',
  })
  fireEvent.click(within(question).getByRole('button', { name: 'Reset two-step login' }))
  await screen.findByText('Two-step login reset')
  expect(await sql('SELECT 1 FROM one_time_secret')).toEqual([])
})

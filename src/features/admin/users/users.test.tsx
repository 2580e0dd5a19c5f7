// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt, testServer } from '../../../../tests/support/render-at.tsx'

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a user is created, the password is shown once, and the user is found and deactivated', async () => {
  const { sql } = await testServer()
  const { address } = await renderAt('/admin/users/create', { as: 'admin' })
  await screen.findByRole('button', { name: 'Save' })
  press('Save')
  expect((await screen.findAllByText('Required')).length).toBe(3)
  type(/^Name/, 'Ann O’Neil')
  type(/^Username/, 'DEALER')
  type(/^Role/, 'dealer')
  press('Save')
  await screen.findByText('This username is already in use')
  type(/^Username/, 'ann')
  press('Add area')
  fireEvent.change(
    within(screen.getByRole('group', { name: 'Area 1' })).getByLabelText('Limitation'),
    {
      target: { value: 'salesman' },
    },
  )
  press('Save')
  await screen.findByText('Required')
  fireEvent.change(
    within(screen.getByRole('group', { name: 'Area 1' })).getByLabelText('Sales organization'),
    {
      target: { value: '1000' },
    },
  )
  press('Save')
  await screen.findByText(/needs a value/)
  press('Remove area 1')
  press('Save')
  const dialog = await screen.findByRole('alertdialog', { name: 'Password of ann' })
  const password = /[A-HJ-NP-Za-km-z2-9]{14}/.exec(dialog.textContent!)![0]
  fireEvent.click(within(dialog).getByRole('button', { name: 'I have copied it' }))
  await waitFor(() => expect(address()).toMatch(/\/admin\/users$/))
  await screen.findByRole('link', { name: 'Ann O’Neil' })
  expect(document.body.textContent).not.toContain(password)
  fireEvent.click(screen.getByRole('checkbox', { name: /Ann O’Neil/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Deactivate' }))
  const question = await screen.findByRole('alertdialog', { name: 'Deactivate 1 user?' })
  fireEvent.click(within(question).getByRole('button', { name: 'Deactivate' }))
  await screen.findByText('Deactivated')
  expect(await sql(`SELECT active FROM app_user WHERE username = 'ann'`)).toEqual([
    { active: false },
  ])
})

test('the limited administrator changes a user without an address, who keeps the name', async () => {
  const { sql, world } = await testServer()
  await sql(
    `INSERT INTO user_area (tenant_id, of_user, sorg, limitation, value) VALUES ('aa', $1, '1000', 'salesman', 'R1')`,
    [world.users.usadmin],
  )
  await sql(
    `INSERT INTO app_user (tenant_id, username, name, role) VALUES ('aa', '10001', 'Shop Window', 'dealer')`,
  )
  const [made] = await sql<{ id: number }>(`SELECT id FROM app_user WHERE username = '10001'`)
  await sql(
    `INSERT INTO user_area (tenant_id, of_user, sorg, limitation, value) VALUES ('aa', $1, '1000', 'salesman', 'R1')`,
    [made!.id],
  )
  await renderAt(`/admin/users/${made!.id}/edit-us`, { as: 'usadmin' })
  const name = await screen.findByLabelText<HTMLInputElement>(/^Username/)
  expect([name.value, name.readOnly]).toEqual(['10001', true])
  type(/^Name/, 'Shop Door')
  press('Save')
  await waitFor(async () =>
    expect(await sql('SELECT username, name FROM app_user WHERE id = $1', [made!.id])).toEqual([
      { username: '10001', name: 'Shop Door' },
    ]),
  )
})

test('the list is narrowed to several limitations and ordered by the last login', async () => {
  const { sql } = await testServer()
  await sql(`UPDATE app_user SET limitation = 'salesman' WHERE username = 'rep'`)
  await sql(`UPDATE app_user SET limitation = 'audit' WHERE username = 'audit'`)
  await sql(`UPDATE app_user SET limitation = 'sales_office' WHERE username = 'manager'`)
  await sql(`UPDATE app_user SET last_login_at = '2026-01-02' WHERE username = 'audit'`)
  await sql(`UPDATE app_user SET last_login_at = '2026-01-01' WHERE username = 'rep'`)
  const { address } = await renderAt('/admin/users', { as: 'admin' })
  await screen.findByRole('link', { name: 'Name of manager' })
  fireEvent.click(screen.getByRole('button', { name: 'Limitation: All limitations' }))
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Salesman' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Audit' }))
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Name of manager' })).toBeNull())
  await screen.findByRole('link', { name: 'Name of audit' })
  expect(address()).toBe('/admin/users?limitation=salesman%2Caudit')
  const names = () =>
    screen.getAllByRole('link', { name: /^Name of/ }).map(({ textContent }) => textContent)
  for (const [sort, order] of [
    ['lastLogin', ['Name of rep', 'Name of audit']],
    ['-lastLogin', ['Name of audit', 'Name of rep']],
  ] as const) {
    cleanup()
    await renderAt(`/admin/users?limitation=salesman,audit&sort=${sort}`, { as: 'admin' })
    await waitFor(() => expect(names()).toEqual(order))
  }
})

test('a user’s portal and devices are looked at', async () => {
  const { sql } = await testServer()
  const [rep] = await sql<{ id: number }>(`SELECT id FROM app_user WHERE username = 'rep'`)
  await renderAt(`/admin/users/${rep!.id}/view`, { as: 'admin' })
  await screen.findByText('Orders for 2 customers')
  screen.getByRole('heading', { name: 'Portal as Name of rep sees it' })
  await renderAt(`/admin/users/${rep!.id}/devices`, { as: 'admin' })
  await screen.findByText('Signed in nowhere')
})

test.each(['dealer', 'content', 'audit'])('%s is turned away', async (as) => {
  const { address } = await renderAt('/admin/users', { as })
  expect(address()).toMatch(/^\/login/)
})

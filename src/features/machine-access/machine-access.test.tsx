// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const tick = (value: string) =>
  fireEvent.click(document.querySelector(`input[type=checkbox][value="${value}"]`)!)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a key is made, its secret is shown once and works, and it is revoked', async () => {
  const { sql } = await testServer()
  const { address } = await renderAt('/admin/machine-keys/create', { as: 'admin' })
  await screen.findByRole('button', { name: 'Save' })
  press('Save')
  await screen.findByText('Required')
  screen.getByText('Choose at least one')
  type(/^Name/, 'ERP stock')
  tick('stock.write')
  press('Save')
  const dialog = await screen.findByRole('alertdialog', { name: 'Secret of the new key' })
  const secret = /pnr_[\w-]{43}/.exec(dialog.textContent!)![0]
  const [row] = await sql<{ start: string; scopes: string[] }>(
    `SELECT start, scopes FROM machine_key WHERE name = 'ERP stock'`,
  )
  expect(row).toEqual({ start: secret.slice(0, 16), scopes: ['stock.write'] })
  fireEvent.click(within(dialog).getByRole('button', { name: 'I have copied it' }))
  await waitFor(() => expect(address()).toMatch(/\/admin\/machine-keys$/))
  fireEvent.click(await screen.findByRole('link', { name: 'ERP stock' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Revoke key' }))
  const question = await screen.findByRole('alertdialog', { name: 'Revoke ERP stock?' })
  fireEvent.click(within(question).getByRole('button', { name: 'Revoke key' }))
  await screen.findByText('ERP stock revoked')
  expect(document.body.textContent).not.toContain(secret)
  expect(
    await sql(`SELECT revoked_at IS NOT NULL AS revoked FROM machine_key WHERE name = 'ERP stock'`),
  ).toEqual([{ revoked: true }])
})

test('a real portal links to the reference, and cannot be reset', async () => {
  await renderAt('/admin/machine-keys', { as: 'admin' })
  const link = await screen.findByRole('link', { name: 'API reference' })
  expect(link.getAttribute('href')).toBe('/api/machine/v1/reference')
  expect(screen.queryByRole('button', { name: 'Reset sandbox' })).toBeNull()
})

test('a webhook is made, tested, and its deliveries are listed with their tries', async () => {
  const { sql } = await testServer()
  const { address } = await renderAt('/admin/webhooks/create', { as: 'admin' })
  await screen.findByRole('button', { name: 'Save' })
  type(/^Name/, 'Shop system')
  type(/^Address/, 'ftp://erp.example.com/')
  tick('order.placed')
  press('Save')
  await screen.findByText(/Enter an https address on the open internet/)
  type(/^Address/, 'https://erp.example.com/hook')
  press('Save')
  const dialog = await screen.findByRole('alertdialog', { name: 'Secret of the new webhook' })
  expect(dialog.textContent).toMatch(/whsec_/)
  fireEvent.click(within(dialog).getByRole('button', { name: 'I have copied it' }))
  await waitFor(() => expect(address()).toMatch(/\/admin\/webhooks$/))
  fireEvent.click(await screen.findByRole('link', { name: 'Shop system' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Send a test' }))
  await screen.findByText(/A test event is on its way/)
  await sql(
    `INSERT INTO webhook_attempt (tenant_id, delivery_id, at, milliseconds, status, cause, error, answer)
     SELECT 'aa', id, now(), 31, 503, 'answered', 'HTTP 503 away', 'away' FROM webhook_delivery`,
  )
  await sql(`UPDATE webhook_delivery SET state = 'failed'`)
  fireEvent.click(screen.getByRole('link', { name: 'Show deliveries' }))
  await screen.findByText('HTTP 503 away')
  const row = screen.getAllByRole('row')[1]!
  fireEvent.click(row)
  const tries = await screen.findByRole('dialog')
  within(tries).getByText('503')
  within(tries).getByText('31 ms')
})

test.each([
  ['dealer', '/admin/machine-keys'],
  ['content', '/customer-keys'],
  ['audit', '/admin/webhooks'],
  ['usadmin', '/admin/webhooks/deliveries'],
])('%s is turned away from %s', async (as, path) => {
  const { address } = await renderAt(path, { as })
  expect(address()).toMatch(/^\/login/)
})

test('a dealer makes a key for the shop, which the office sees and revokes', async () => {
  const { sql } = await testServer()
  const { address } = await renderAt('/customer-keys/create', { as: 'dealer' })
  await screen.findByRole('button', { name: 'Save' })
  type(/^Name/, 'Shop till')
  tick('own.orders.place')
  press('Save')
  const dialog = await screen.findByRole('alertdialog', { name: 'Secret of the new key' })
  expect(dialog.textContent).toMatch(/pnr_[\w-]{43}/)
  fireEvent.click(within(dialog).getByRole('button', { name: 'I have copied it' }))
  await waitFor(() => expect(address()).toMatch(/\/customer-keys$/))
  await screen.findByText('Place orders')
  const [key] = await sql<{ id: number; customer: string }>(
    `SELECT k.id, c.name AS customer FROM machine_key k JOIN customer c ON c.id = k.for_customer WHERE k.name = 'Shop till'`,
  )
  cleanup()
  await renderAt(`/admin/machine-keys/edit/${key!.id}`, { as: 'admin' })
  await screen.findByText(
    `This key belongs to ${key!.customer}. You can revoke it but not change it.`,
  )
  press('Revoke key')
  const question = await screen.findByRole('alertdialog', { name: 'Revoke Shop till?' })
  fireEvent.click(within(question).getByRole('button', { name: 'Revoke key' }))
  await screen.findByText('Shop till revoked')
})

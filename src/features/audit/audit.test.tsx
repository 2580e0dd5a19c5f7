// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'

beforeAll(async () => {
  const { sql, world } = await testServer()
  for (const [at, action, target] of [
    ['2026-03-01T12:00:00Z', 'role.updated', 'dealer'],
    ['2026-03-02T23:30:00Z', 'order.placed', 'W1'],
    ['2026-03-03T00:30:00Z', 'setting.changed', 'accent'],
  ] as const)
    await sql(
      `INSERT INTO audit_log (tenant_id, at, actor, on_behalf_of, action, target, before, after, request_id) VALUES ('aa', $1, $2, $3, $4, $5, '{"a": 1}', '{"a": 2}', 'req-7')`,
      [at, world.users.dealer, world.customers.X, action, target],
    )
})

const actions = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('button')[0]!.textContent)

test.each([
  ['from=2026-03-01&to=2026-03-03', ['Setting changed', 'Order placed', 'Role changed']],
  ['from=2026-03-02&to=2026-03-02', ['Order placed']],
  ['action=role.updated', ['Role changed']],
  ['search=accent', ['Setting changed']],
  ['target=W1', ['Order placed']],
  ['person=of+dealer&customer=shop+x&action=role.updated', ['Role changed']],
])('the log is narrowed by day, action, and words: %s', async (search, expected) => {
  await renderAt(`/admin/audit?${search}`, { as: 'admin' })
  await screen.findByRole('button', { name: expected[0]! })
  expect(actions()).toEqual(expected)
})

test('where a person did nothing the log says that nothing matches, and is shown whole again', async () => {
  await renderAt('/admin/audit?person=nobody-at-all', { as: 'admin' })
  fireEvent.click(await screen.findByRole('button', { name: 'Clear search and filters' }))
  await screen.findByRole('button', { name: 'Setting changed' })
})

test('a line opens with who, for whom, before, after and the request', async () => {
  await renderAt('/admin/audit?action=order.placed', { as: 'admin' })
  fireEvent.click(await screen.findByRole('button', { name: 'Order placed' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Order placed' }))
  dialog.getByText('Name of dealer (dealer)')
  dialog.getByText('Shop X of aa')
  dialog.getByText('a')
  dialog.getByText('req-7')
  dialog.getByText(/"a": 2/)
})

test('log-ins and their failures are in the log', async () => {
  await renderAt('/admin/audit?action=session.opened', { as: 'admin' })
  expect((await screen.findAllByRole('button', { name: 'Logged in' })).length).toBeGreaterThan(0)
})

test('an auditor reads the log, whose permission it is', async () => {
  await renderAt('/admin/audit?action=order.placed', { as: 'audit' })
  await screen.findByRole('button', { name: 'Order placed' })
})

test('a dealer is turned away', async () => {
  const { address } = await renderAt('/admin/audit', { as: 'dealer' })
  expect(address()).toMatch(/^\/login/)
})

test('a program stands in the log by its key alone, and auditors without areas learn for whom', async () => {
  const { sql, world } = await testServer()
  await sql(
    `INSERT INTO audit_log (tenant_id, at, machine, on_behalf_of, action, target) VALUES ('aa', '2026-03-04T12:00:00Z', 'ERP key', $1, 'stock.updated', 'S1')`,
    [world.customers.X],
  )
  await sql('DELETE FROM user_area WHERE of_user = $1', [world.users.audit])
  await renderAt('/admin/audit?search=S1', { as: 'audit' })
  const row = await screen.findByRole('row', { name: /ERP key/ })
  expect(row.textContent).not.toContain('null')
  within(row).getByText('Shop X of aa')
})

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
  ['from=2026-03-01&to=2026-03-03', ['setting.changed', 'order.placed', 'role.updated']],
  ['from=2026-03-02&to=2026-03-02', ['order.placed']],
  ['action=role.updated', ['role.updated']],
  ['search=accent', ['setting.changed']],
])('the log is narrowed by day, action, and words: %s', async (search, expected) => {
  await renderAt(`/admin/audit?${search}`, { as: 'admin' })
  await screen.findByRole('button', { name: expected[0]! })
  expect(actions()).toEqual(expected)
})

test('a line opens with who, for whom, before, after and the request', async () => {
  await renderAt('/admin/audit?action=order.placed', { as: 'admin' })
  fireEvent.click(await screen.findByRole('button', { name: 'order.placed' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'order.placed' }))
  dialog.getByText('Name of dealer (dealer)')
  dialog.getByText('Shop X of aa')
  dialog.getByText('req-7')
  dialog.getByText(/"a": 2/)
})

test('log-ins and their failures are in the log', async () => {
  await renderAt('/admin/audit?action=session.opened', { as: 'admin' })
  expect((await screen.findAllByRole('button', { name: 'session.opened' })).length).toBeGreaterThan(
    0,
  )
})

test('a dealer is turned away', async () => {
  const { address } = await renderAt('/admin/audit', { as: 'dealer' })
  expect(address()).toMatch(/^\/login/)
})

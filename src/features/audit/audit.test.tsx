// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
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
  dialog.getByRole('row', { name: 'a 1 2' })
  dialog.getByText('req-7')
  dialog.getByText(/"a": 2/)
})

test('a change is told in the words of its screen: fields, codes, yes and no, days', async () => {
  const { sql, world } = await testServer()
  for (const [action, before, after] of [
    [
      'shipment-rate.updated',
      { revision: '1', basis: 'weight', input: false, customerGroups: [], sorting: 3 },
      { revision: '2', basis: 'pieces', input: true, customerGroups: ['A', 'B'], sorting: 3 },
    ],
    ['claim.status-changed', { status: 'submitted' }, { status: 'in_review', reason: '' }],
    ['machine-key.updated', { expiresOn: null }, { expiresOn: '2026-12-31' }],
    [
      'user.updated',
      { language: 'de', userAreas: [] },
      {
        language: 'fr',
        userAreas: [{ sorg: '1000', limitation: 'sales_group', value: 'G1', option: null }],
      },
    ],
  ] as const)
    await sql(
      `INSERT INTO audit_log (tenant_id, at, actor, action, target, before, after) VALUES ('aa', '2026-03-05T12:00:00Z', $1, $2, 'words', $3::jsonb, $4::jsonb)`,
      [world.users.admin, action, JSON.stringify(before), JSON.stringify(after)],
    )
  await renderAt('/admin/audit?target=words', { as: 'admin' })
  const row = await screen.findByRole('row', { name: /Shipment rate changed/ })
  within(row).getByText('Steps by, Only for these customer groups, Asks the buyer for a text')
  const open = async (action: string) => {
    fireEvent.click(screen.getByRole('button', { name: action }))
    const dialog = await screen.findByRole('dialog', { name: action })
    const rows = within(dialog)
      .getAllByRole('row')
      .slice(1)
      .map((one) => [...one.children].map((cell) => cell.textContent))
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    return rows
  }
  expect(await open('Shipment rate changed')).toEqual([
    ['Steps by', 'Weight in kg', 'Number of pieces'],
    ['Only for these customer groups', '–', 'A, B'],
    ['Asks the buyer for a text', 'No', 'Yes'],
  ])
  expect(await open('Status of a claim changed')).toEqual([
    ['Reason', '–', '–'],
    ['Status', 'Submitted', 'In review'],
  ])
  expect(await open('Machine key changed')).toEqual([['Last day', '–', '31 Dec 2026']])
  expect(await open('User changed')).toEqual([
    ['Language', 'German', 'French'],
    ['Areas', '–', 'Sales organization: 1000, Value: G1, Limitation: Sales group'],
  ])
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

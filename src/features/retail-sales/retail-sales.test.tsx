// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { leaveScreen, renderAt, testServer } from '../../../tests/support/render-at.tsx'
import { goods, r3Of } from '../../../tests/support/world.ts'

beforeEach(async () => {
  const { sql, world } = await testServer()
  await sql('DELETE FROM frame_registration')
  await sql('DELETE FROM account_bike')
  await sql('DELETE FROM frame')
  await sql('DELETE FROM shipped_frame')
  await sql(
    `INSERT INTO frame_brand (tenant_id, brand, registrable) SELECT 'aa', brand, true FROM article WHERE code = $1 ON CONFLICT DO NOTHING`,
    [goods.bike],
  )
  await sql(
    `INSERT INTO frame (tenant_id, customer_id, number, article_id) VALUES ('aa', $1, 'WU100001', $2)`,
    [world.customers.X, world.articles[goods.bike]],
  )
})

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))

test('a shop reports a sale, and sees it in the list', async () => {
  await renderAt('/retail-sales/register', { as: 'dealer' })
  await screen.findByLabelText(/Frame number/)
  type(/Frame number/, 'wu 100009')
  type(/Day of the sale/, '2026-01-05')
  save()
  await screen.findByText('Required')
  type(/Name of the owner/, 'Ana Gil')
  save()
  await screen.findByText('This frame wasn’t delivered to you. Check the number.')
  type(/Frame number/, 'wu 100001')
  save()
  const row = await screen.findByRole('row', { name: /WU100001/ })
  for (const text of ['Ana Gil', 'Registered', 'Pending insert', 'Retail'])
    within(row).getByText(text)
  const { sql } = await testServer()
  expect(await sql('SELECT frame_number, owner_name FROM frame_registration')).toEqual([
    { frame_number: 'WU100001', owner_name: 'Ana Gil' },
  ])
})

test('a person who acts for several dealers names the one that has sold', async () => {
  const { sql, world } = await testServer()
  await sql(
    `INSERT INTO frame (tenant_id, customer_id, number, article_id) VALUES ('aa', $1, 'WU200001', $2)`,
    [world.customers.Y, world.articles[goods.bike]],
  )
  await renderAt('/retail-sales/register', { as: 'rep', customer: 'X' })
  const dealer = await screen.findByLabelText(/Dealer/)
  type(/Frame number/, 'WU200001')
  await screen.findByText('This frame wasn’t delivered to you. Check the number.')
  fireEvent.change(dealer, { target: { value: r3Of('Y') } })
  await screen.findByText(/\(BIKE-1\)$/)
  type(/Day of the sale/, '2026-01-05')
  type(/Name of the owner/, 'Ana Gil')
  save()
  await screen.findByText('Sale reported for Shop Y of aa')
  expect(
    await sql(
      'SELECT c.r3, r.owner_name FROM frame_registration r JOIN customer c ON c.id = r.customer_id',
    ),
  ).toEqual([{ r3: r3Of('Y'), owner_name: 'Ana Gil' }])
  const { address } = await renderAt('/retail-sales', { as: 'rep', customer: 'X' })
  fireEvent.change(await screen.findByRole('combobox', { name: 'Dealer' }), {
    target: { value: r3Of('Y') },
  })
  fireEvent.click(await screen.findByRole('link', { name: 'WU200001' }))
  await screen.findByLabelText(/Name of the owner/)
  type(/Name of the owner/, 'Ana Gill')
  save()
  await screen.findByText('Report corrected')
  await waitFor(() => expect(address()).toMatch(/^\/retail-sales/))
  expect(await sql('SELECT owner_name FROM frame_registration')).toEqual([
    { owner_name: 'Ana Gill' },
  ])
  await leaveScreen()
  await renderAt('/retail-sales/register', { as: 'dealer' })
  await screen.findByLabelText(/Frame number/)
  expect(screen.queryByLabelText(/Dealer/)).toBeNull()
})

test('with the shop as the owner nothing is asked of one', async () => {
  await renderAt('/retail-sales/register', { as: 'dealer' })
  fireEvent.click(await screen.findByLabelText(/Use the data of my shop/))
  expect(screen.queryByLabelText(/Name of the owner/)).toBeNull()
  type(/Frame number/, 'WU100001')
  type(/Day of the sale/, '2026-01-05')
  save()
  expect(await screen.findByText(/Shop X of aa/, { selector: 'td *, td' })).toBeTruthy()
})

test('a shop corrects a report', async () => {
  const { sql, world } = await testServer()
  await sql(
    `INSERT INTO frame_registration (tenant_id, customer_id, frame_number, article_id, sold_date, use_account_data, non_retail, owner_name,
       status, handover_action, handover_state, created_at, created_by)
     VALUES ('aa', $1, 'WU100001', $2, '2026-01-05', false, false, 'Ana Gil', 'registered', 'insert', 'complete', now(), 1),
       ('aa', $1, 'WU100002', $2, '2026-01-05', false, false, 'Bo Gil', 'stolen', 'insert', 'complete', now(), 1)`,
    [world.customers.X, world.articles[goods.bike]],
  )
  await renderAt('/retail-sales', { as: 'dealer' })
  const stolen = await screen.findByRole('row', { name: /WU100002/ })
  fireEvent.click(within(stolen).getByRole('link', { name: 'WU100002' }))
  await screen.findByText('This bicycle is reported as stolen. The report can’t be changed.')
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Back to list' }))
  fireEvent.click(await screen.findByRole('link', { name: 'WU100001' }))
  const name = await screen.findByLabelText<HTMLInputElement>(/Name of the owner/)
  expect(name.value).toBe('Ana Gil')
  expect(screen.getByLabelText<HTMLInputElement>(/Frame number/).readOnly).toBe(true)
  type(/Name of the owner/, 'Ana Gill')
  type(/Email/, 'ana@')
  save()
  await screen.findByText('Enter an email address')
  type(/Email/, 'ana@example.com')
  // A colleague saves first.
  await sql(`UPDATE frame_registration SET revision = 2 WHERE frame_number = 'WU100001'`)
  save()
  await screen.findByText(/Your entries are kept; save again to replace them/)
  save()
  const row = await screen.findByRole('row', { name: /WU100001/ })
  for (const text of ['Ana Gill', 'Changed', 'Pending update']) within(row).getByText(text)
  expect(
    await sql('SELECT owner_email, revision FROM frame_registration WHERE revision > 1'),
  ).toEqual([{ owner_email: 'ana@example.com', revision: 3 }])
})

test('a shop withdraws a report, and is told that it can be made again; of a stolen one it cannot', async () => {
  const { sql, world } = await testServer()
  await sql(
    `INSERT INTO frame_registration (tenant_id, customer_id, frame_number, article_id, sold_date, use_account_data, non_retail, owner_name,
       status, handover_action, handover_state, created_at, created_by)
     VALUES ('aa', $1, 'WU100001', $2, '2026-01-05', false, false, 'Ana Gil', 'registered', 'insert', 'complete', now(), 1),
       ('aa', $1, 'WU100003', $2, '2026-01-05', false, false, 'Bo Gil', 'registered', 'insert', 'complete', now(), 1)`,
    [world.customers.X, world.articles[goods.bike]],
  )
  await sql(
    `INSERT INTO shipped_frame (tenant_id, frame_number, stolen) VALUES ('aa', 'WU100003', true)`,
  )
  await renderAt('/retail-sales', { as: 'dealer' })
  const menuOf = async (name: RegExp) => {
    const row = await screen.findByRole('row', { name })
    fireEvent.keyDown(within(row).getByRole('button', { name: /^Actions/ }), { key: 'Enter' })
    return screen.findByRole('menu')
  }
  const stolen = await menuOf(/WU100003.*Stolen/)
  expect(within(stolen).queryByRole('menuitem', { name: 'Withdraw' })).toBeNull()
  fireEvent.keyDown(stolen, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  fireEvent.click(within(await menuOf(/WU100001/)).getByRole('menuitem', { name: 'Withdraw' }))
  const question = await screen.findByRole('alertdialog', { name: 'Withdraw WU100001?' })
  within(question).getByText(/You can report the sale again\./)
  fireEvent.click(within(question).getByRole('button', { name: 'Withdraw' }))
  await screen.findByText('WU100001 withdrawn')
})

test('a shop corrects a bike that its owner has registered, and reports its sale', async () => {
  const { sql, world } = await testServer()
  await sql(
    `INSERT INTO account_bike (tenant_id, customer_id, frame_number, registered_on, owner_name, updated_at) VALUES ('aa', $1, 'WU100001', '2026-01-05', 'Ana Gil', now())`,
    [world.customers.X],
  )
  const view = await renderAt('/retail-sales', { as: 'dealer' })
  fireEvent.click(await screen.findByRole('link', { name: 'Registered by owners' }))
  fireEvent.click(await screen.findByRole('link', { name: 'WU100001' }))
  await screen.findByLabelText(/Name of the owner/)
  type(/Name of the owner/, '')
  save()
  await screen.findByText('Required')
  type(/Name of the owner/, 'Ana Gill')
  save()
  const row = await screen.findByRole('row', { name: /Ana Gill/ })
  within(row).getByText('Not reported')
  fireEvent.keyDown(within(row).getByRole('button', { name: /^Actions/ }), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Report the sale' }))
  const name = await screen.findByLabelText<HTMLInputElement>(/Name of the owner/)
  expect(name.value).toBe('Ana Gill')
  save()
  await waitFor(() => expect(view.address()).toBe('/retail-sales'))
  expect(await sql('SELECT frame_number, owner_name FROM frame_registration')).toEqual([
    { frame_number: 'WU100001', owner_name: 'Ana Gill' },
  ])
})

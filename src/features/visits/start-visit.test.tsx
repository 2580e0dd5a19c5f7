// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { database } from '#offline/database.ts'
import { leaveScreen, renderAt, testServer } from '../../../tests/support/render-at.tsx'
import { addVisitKinds } from '../../../tests/support/visit-ground.ts'

beforeAll(async () => {
  const { database: server } = await testServer()
  await addVisitKinds(server, 'aa')
})

const open = () => renderAt('/visit-form/polygon/create', { as: 'rep' })
const begin = async () => {
  const view = await open()
  fireEvent.click(await screen.findByRole('button', { name: /^Shop X of aa/ }))
  await screen.findByRole('navigation', { name: 'Steps' })
  return view
}
const draftDays = async () =>
  (await database.draftRows.toArray())
    .filter(({ id, gone }) => id === 'field/visitedAt' && !gone)
    .map(({ value }) => String(value).slice(0, 10))
const today = () => new Date().toISOString().slice(0, 10)
const age = async () => {
  await waitFor(async () => expect(await draftDays()).toEqual([today()]))
  cleanup()
  await database.draftRows
    .filter(({ id }) => id === 'field/visitedAt')
    .modify({ value: '2026-01-31T10:00:00.000Z' })
}

test('a form in which nothing was entered begins with the time of now', async () => {
  await begin()
  await age()
  await begin()
  await waitFor(async () => expect(await draftDays()).toEqual([today()]))
  await leaveScreen()
}, 60_000)

test('a form of an earlier day is gone on with or deleted, as the person says', async () => {
  await begin()
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Attach the place/ }))
  const touched = () => database.draftRows.filter(({ id }) => id === 'field/touched').toArray()
  await waitFor(async () => expect((await touched()).map(({ value }) => value)).toContain(true))
  await age()
  await open()
  const press = async () =>
    fireEvent.click(await screen.findByRole('button', { name: /^Shop X of aa.*Draft/ }))
  await press()
  const question = await screen.findByRole('alertdialog')
  within(question).getByText('You began a form for Shop X of aa on 31 Jan 2026')
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(await draftDays()).toEqual(['2026-01-31'])
  await press()
  fireEvent.click(await screen.findByRole('button', { name: 'Delete it and start over' }))
  await screen.findByRole('navigation', { name: 'Steps' })
  await waitFor(async () => expect(await draftDays()).toEqual([today()]))
  await leaveScreen()
}, 60_000)

test('a customer that this device knows is found without a network, also behind the first page', async () => {
  const { sql } = await testServer()
  await sql(
    `INSERT INTO customer (tenant_id, r3, name, city) SELECT 'aa', 'N' || n, 'A shop ' || lpad(n::text, 3, '0'), 'Town' FROM generate_series(1, 60) n`,
  )
  await sql(
    `INSERT INTO customer_area (tenant_id, customer_id, sorg, cust_group, price_group, salesman, sales_group, sales_office) SELECT 'aa', id, '1000', 'Gold', 'P1', 'R1', 'G1', 'O1' FROM customer WHERE r3 LIKE 'N%'`,
  )
  const { setOnline } = await open()
  await screen.findByRole('button', { name: /^A shop 001/ })
  expect(screen.queryByRole('button', { name: /^A shop 060/ })).toBeNull()
  await new Promise((done) => setTimeout(done, 300))
  setOnline(false)
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search customers' }), {
    target: { value: 'shop 060' },
  })
  await screen.findByRole('button', { name: /^A shop 060/ })
  await waitFor(() => expect(screen.queryByRole('button', { name: /^A shop 001/ })).toBeNull())
}, 60_000)

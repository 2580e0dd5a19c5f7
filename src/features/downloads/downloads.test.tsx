// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'

const choose = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const stored = async () =>
  (await testServer()).sql<object>(
    'SELECT module, format, rhythm, day, hour FROM download_schedule ORDER BY id',
  )

test('a schedule is made, listed, changed and deleted', async () => {
  const { sql } = await testServer()
  await sql(`UPDATE app_user SET email = 'ann@example.com' WHERE username = 'dealer'`)
  const { address } = await renderAt('/download-area', { as: 'dealer' })
  fireEvent.click(await screen.findByRole('link', { name: 'Schedules' }))
  await screen.findByText('No schedules yet')
  fireEvent.click(screen.getByRole('link', { name: 'New schedule' }))
  await screen.findByText(/emailed to ann@example\.com/)
  press('Save')
  await screen.findByText('Required')
  expect(await stored()).toEqual([])
  choose(/^Data/, 'prices')
  await screen.findByText('Each file has the figures of its day.')
  choose(/^Format/, 'json')
  choose(/^How often/, 'weekly')
  choose(/^Weekday/, '5')
  choose(/^Time/, '7')
  await screen.findByText(/^Next file: /)
  press('Save')
  await screen.findByText('Every Friday at 07:00')
  await screen.findByText('1 of 5 schedules')
  expect(await stored()).toEqual([
    { module: 'prices', format: 'json', rhythm: 'weekly', day: 5, hour: 7 },
  ])

  fireEvent.click(screen.getByRole('link', { name: 'Prices' }))
  await screen.findByLabelText(/^Weekday/)
  choose(/^How often/, 'monthly')
  choose(/^Day of the month/, '28')
  press('Save')
  await screen.findByText('On day 28 of every month at 07:00')
  await sql(`UPDATE download_schedule SET ended = 'not_allowed'`)

  fireEvent.click(screen.getByRole('link', { name: 'Prices' }))
  await screen.findByText(/This schedule has ended/)
  press('Delete schedule')
  const question = await screen.findByRole('alertdialog')
  fireEvent.click(within(question).getByRole('button', { name: 'Delete schedule' }))
  await waitFor(() => expect(address()).toMatch(/\/download-area\/schedules$/))
  await screen.findByText('No schedules yet')
  expect(await stored()).toEqual([])
})

test('the list says which schedule has ended and which failed; a sixth is not offered, nor one without a connection', async () => {
  const { sql, world } = await testServer()
  await sql(
    `INSERT INTO download_schedule (tenant_id, user_id, module, format, rhythm, hour, next_run_at, failing, ended)
     SELECT 'aa', $1, 'orders', 'csv', 'daily', n, now() + interval '1 day', n = 2, CASE WHEN n = 1 THEN 'customer_lost' END FROM generate_series(1, 5) n`,
    [world.users.dealer],
  )
  const { setOnline } = await renderAt('/download-area/schedules', { as: 'dealer' })
  await screen.findByText('Ended: You no longer work for this customer')
  screen.getByText('Last file failed')
  expect(screen.getAllByText('Active')).toHaveLength(3)
  screen.getByText('5 of 5 schedules')
  expect(screen.queryByRole('link', { name: 'New schedule' })).toBe(null)
  setOnline(false)
  await screen.findByText(/You’re offline/)
})

test('a sixth schedule is refused and nothing that was chosen is lost', async () => {
  await renderAt('/download-area/schedules/create', { as: 'dealer' })
  await screen.findByLabelText(/^Data/)
  choose(/^Data/, 'stock')
  press('Save')
  await screen.findByText(/at most five schedules/)
  expect(screen.getByLabelText<HTMLSelectElement>(/^Data/).value).toBe('stock')
})

test.each(['vendor', 'product'])('%s is turned away', async (as) => {
  const { address } = await renderAt('/download-area/schedules', { as })
  expect(address()).toMatch(/^\/login/)
})

test('a schedule can send to an address: its secret is shown once', async () => {
  const { sql } = await testServer()
  await sql('DELETE FROM download_schedule')
  await renderAt('/download-area/schedules/create', { as: 'dealer' })
  await screen.findByLabelText(/^Data/)
  choose(/^Data/, 'orders')
  choose(/^Send by/, 'address')
  press('Save')
  await screen.findByText('Required')
  choose(/^Address/, 'teapot')
  press('Save')
  await screen.findByText(/Enter an https address/)
  choose(/^Address/, 'https://erp.example.com/files')
  press('Save')
  const dialog = await screen.findByRole('alertdialog', { name: 'Secret of this address' })
  within(dialog).getByText(/^whsec_/)
  fireEvent.click(within(dialog).getByRole('button', { name: 'I have copied it' }))
  await screen.findByText('erp.example.com')
})

test('a file that was not delivered is said in words, and tried again', async () => {
  const { sql } = await testServer()
  await sql(
    `WITH job AS (INSERT INTO export_job (tenant_id, user_id, kind, format, filter, file_name, state, expires_at)
       SELECT tenant_id, user_id, 'area_orders', 'csv', '{"from": "2026-01-01", "to": "2026-01-31"}', 'Orders.csv', 'ready', now() FROM download_schedule RETURNING id)
     INSERT INTO download_delivery (tenant_id, user_id, schedule_id, job_id, state, created_at, tries)
     SELECT s.tenant_id, s.user_id, s.id, job.id, 'failed', now(), '[{"at": "2026-11-27T06:00:00Z", "milliseconds": 12, "status": 503, "cause": "answered", "answer": "no room"}]' FROM download_schedule s, job`,
  )
  await renderAt('/download-area/schedules', { as: 'dealer' })
  await screen.findByText('Last file not delivered')
  screen.getByText('Your system answered with status 503')
  fireEvent.keyDown(screen.getByRole('button', { name: 'Actions' }), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Show tries' }))
  await screen.findByText('no room')
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
  fireEvent.keyDown(await screen.findByRole('button', { name: 'Actions' }), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Try again' }))
  await screen.findByText('The file is on its way again')
  await screen.findByText('We’ll try again soon')
})

test('a file that failed says so, and is prepared again by a press', async () => {
  const { sql, world } = await testServer()
  await sql(
    `INSERT INTO export_job (tenant_id, user_id, for_customer, kind, format, filter, file_name, state, expires_at)
     VALUES ('aa', $1, $2, 'area_orders', 'csv', '{"from": "2026-01-01", "to": "2026-01-31"}', 'January.csv', 'failed', now() + interval '1 day')`,
    [world.users.dealer, world.customers.X],
  )
  await renderAt('/download-area', { as: 'dealer' })
  await screen.findByText('Failed')
  press('Try again: January.csv')
  await screen.findByText('Waiting')
  expect(screen.queryByText('Failed')).toBe(null)
})

test('a failed file says why, and is tried again only where that can help', async () => {
  const { sql, world } = await testServer()
  await sql('DELETE FROM export_job')
  await sql(
    `INSERT INTO export_job (tenant_id, user_id, for_customer, kind, format, filter, file_name, state, problem, expires_at)
     SELECT 'aa', $1, $2, 'area_orders', 'xlsx', '{"from": "2026-01-01", "to": "2026-01-31"}', problem || '.xlsx', 'failed', problem, now() + interval '1 day'
     FROM unnest('{too_many_rows,storage_full}'::text[]) AS problem`,
    [world.users.dealer, world.customers.X],
  )
  await renderAt('/download-area', { as: 'dealer' })
  await screen.findByText(/more rows than an Excel workbook can hold/)
  screen.getByText('The portal is out of storage space. Try again later.')
  screen.getByRole('button', { name: 'Try again: storage_full.xlsx' })
  expect(screen.queryByRole('button', { name: 'Try again: too_many_rows.xlsx' })).toBe(null)
})

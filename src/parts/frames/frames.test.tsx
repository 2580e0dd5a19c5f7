// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { findKeptFrame, forgetOthersFrames, framesKeptAt } from '#offline/frames/frame-store.ts'
import { leaveScreen, renderAt, testServer } from '../../../tests/support/render-at.tsx'
import { goods, r3Of } from '../../../tests/support/world.ts'

beforeAll(async () => {
  const { sql, world } = await testServer({ claimAllowPAA: true })
  await sql(`UPDATE article SET brand = 'Polygon', model_year = 2026 WHERE code = $1`, [goods.bike])
  await sql(
    `INSERT INTO frame_brand (tenant_id, brand, registrable) VALUES ('aa', 'Polygon', true) ON CONFLICT DO NOTHING`,
  )
  for (const [customer, number] of [
    ['X', 'WU100001'],
    ['X', 'WU100002'],
    ['Y', 'WU200001'],
    ['Z', 'WU300001'],
  ] as const)
    await sql(
      `INSERT INTO frame (tenant_id, customer_id, number, article_id, delivery_no, shipped_at) VALUES ('aa', $1, $2, $3, 'D-' || $2, '2026-05-02')`,
      [world.customers[customer], number, world.articles[goods.bike]],
    )
  await sql(
    `INSERT INTO shipped_frame (tenant_id, frame_number, article_code, delivery_no, shipped_to, production_code, recall) VALUES ('aa', 'WU100001', $1, 'D-WU100001', $2, 'P77', 'R-7: stem')`,
    [goods.bike, r3Of('X')],
  )
  await sql(
    `INSERT INTO frame_registration (tenant_id, customer_id, frame_number, article_id, sold_date, use_account_data, non_retail, owner_name, status, handover_action, handover_state, created_at, created_by)
     SELECT 'aa', customer_id, number, article_id, '2026-06-01', false, false, 'Ana Gil', 'registered', 'insert', 'pending', now(), 1 FROM frame WHERE number = 'WU100001'`,
  )
})
afterEach(() => forgetOthersFrames(''))

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
type Shown = Awaited<ReturnType<typeof renderAt>>
const idOf = ({ user }: Shown) => user()!.id

/** Opens a list online, which keeps the frames, and then a form, without a connection. */
async function openOffline(list: string, form: string, as = 'dealer', customer?: 'X' | 'Y') {
  const shown = await renderAt(list, { as, ...(customer && { customer }) })
  const key = shown.user()!.customerData!.custCode.r3
  await waitFor(async () => expect(await framesKeptAt(idOf(shown), key)).toBeTypeOf('number'))
  await shown.router.navigate({ to: form } as never)
  await screen.findByLabelText(/Frame number/)
  shown.setOnline(false)
  return shown
}

test('a scan for an inspection finds the delivery without a connection, and says how old it is', async () => {
  await openOffline('/pdi', '/pdi/create')
  type(/Frame number/, 'wu 100001')
  await screen.findByText(
    /^From this device, as of \d.*We’ll check the frame again when this is sent\.$/,
  )
  screen.getByText(/\(BIKE-1\)$/)
  await screen.findByText('D-WU100001, 02 May 2026')
  screen.getByText('Not inspected')
  screen.getByText('Registered, 01 Jun 2026')
  screen.getByText('This bicycle is recalled: R-7: stem')
  type(/Frame number/, 'WU300001')
  await screen.findByText(/This frame isn’t saved on this device: .*3 years, at most 5,000/)
  expect(screen.queryByText('D-WU100001, 02 May 2026')).toBeNull()
}, 60_000)

test('what waits on this device about a frame is said at the next scan', async () => {
  const shown = await openOffline('/pdi', '/pdi/create')
  const { router } = shown
  type(/Frame number/, 'WU100002')
  type(/Mechanic/, 'Mia')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findAllByText(/Saved on this device/)
  await router.navigate({ to: '/retail-sales/register' } as never)
  await screen.findByLabelText(/Day of the sale/)
  type(/Frame number/, 'WU100002')
  await screen.findByText('An inspection of this frame is waiting on this device to be sent.')
  screen.getByText('Not reported')
  // Once it is sent, the kept frames are asked for again.
  shown.setOnline(true)
  await waitFor(
    async () =>
      expect((await findKeptFrame(idOf(shown), r3Of('X'), 'WU100002'))?.frame?.pdiOn).toMatch(
        /^20/,
      ),
    { timeout: 20_000 },
  )
}, 60_000)

test('a sale that is reported already is told before it is sent, from the device or the server', async () => {
  const { setOnline } = await openOffline('/retail-sales', '/retail-sales/register')
  type(/Frame number/, 'WU100001')
  await screen.findByText(/^From this device/)
  screen.getByText('This frame is already reported as sold')
  setOnline(true)
  await waitFor(() => expect(screen.queryByText(/^From this device/)).toBeNull())
  screen.getByText('This frame is already reported as sold')
  type(/Frame number/, 'WU300001')
  await screen.findByText('This frame wasn’t delivered to you. Check the number.')
}, 60_000)

test('a claim is filled in from the device, and what was typed stays', async () => {
  await openOffline('/claim', '/claim/create/bike')
  fireEvent.change(screen.getByLabelText(/Delivery number/), { target: { value: 'D-OWN' } })
  const number = screen.getByLabelText(/Frame number/)
  fireEvent.blur(number, { target: { value: 'wu 100001' } })
  await screen.findByText(/^From this device/)
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Article number').value).toBe(goods.bike),
  )
  const valueOf = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value
  expect([
    valueOf(/^Brand/),
    valueOf(/Model year/),
    valueOf(/Production code/),
    valueOf(/Day of purchase/),
    valueOf(/Delivery number/),
  ]).toEqual(['Polygon', '2026', 'P77', '2026-06-01', 'D-OWN'])
  fireEvent.blur(number, { target: { value: 'ZZ999999' } })
  await screen.findByText(/This frame isn’t saved on this device/)
  await waitFor(() => expect(valueOf(/Article number/)).toBe(''))
  expect([valueOf(/Production code/), valueOf(/Delivery number/)]).toEqual(['', 'D-OWN'])
}, 60_000)

test('frames of one customer are not found for another, nor by another person at this device', async () => {
  const rep = await openOffline('/pdi', '/pdi/create', 'rep', 'Y')
  type(/Frame number/, 'WU200001')

  await screen.findByText('D-WU200001, 02 May 2026')
  type(/Frame number/, 'WU100001')
  await screen.findByText(/This frame isn’t saved on this device/)
  const repId = idOf(rep)
  await leaveScreen()
  const dealer = await openOffline('/pdi', '/pdi/create')
  expect(await findKeptFrame(repId, r3Of('Y'), 'WU200001')).toBeDefined()
  await forgetOthersFrames(idOf(dealer))
  type(/Frame number/, 'WU200001')
  await screen.findByText(/This frame isn’t saved on this device/)
  expect(await findKeptFrame(repId, r3Of('Y'), 'WU200001')).toBeUndefined()
}, 60_000)

test('without kept frames the form says so, and the number is kept', async () => {
  const { sql } = await testServer()
  await sql(
    `INSERT INTO pdi_point (tenant_id, id, description, sorting, required) VALUES ('aa', 'b', 'Brakes', 1, true)`,
  )
  const shown = await renderAt('/pdi/create', { as: 'dealer' })
  await screen.findByText(/required point/)
  await waitFor(async () => expect(await framesKeptAt(idOf(shown), r3Of('X'))).toBeTypeOf('number'))
  await forgetOthersFrames('')
  shown.setOnline(false)
  type(/Frame number/, 'WU100001')
  await screen.findByText(/No frames of this customer are saved on this device/)
}, 60_000)

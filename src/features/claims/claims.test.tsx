// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { addClaimGround, claimFields } from '../../../tests/support/claim-ground.ts'
import { leaveScreen, renderAt, testServer } from '../../../tests/support/render-at.tsx'
import { r3Of } from '../../../tests/support/world.ts'

const ids = {
  first: '0198c0de-0000-7000-8000-0000000000a1',
  second: '0198c0de-0000-7000-8000-0000000000a2',
}

beforeAll(async () => {
  const { sql, database } = await testServer({ claimAllowPAA: true })
  await addClaimGround(database, 'aa', r3Of('X'))
  for (const [n, id] of Object.values(ids).entries())
    await sql(
      `INSERT INTO claim (tenant_id, customer_id, id, number, category, status, status_at, fields, created_by, created_at, updated_at)
       SELECT 'aa', c.id, $1::uuid, $2, 'bike', 'submitted', now(), $3::jsonb, u.id, now(), now() FROM customer c, app_user u WHERE c.r3 = $4 AND u.username = 'dealer'`,
      [
        id,
        `C90000${n + 1}`,
        JSON.stringify({
          referenceNo: '',
          articleCode: '',
          qty: 1,
          brandName: '',
          mcName: '',
          productionCode: '',
          bikeAttributes: '',
          model: '',
          modelYear: '',
          series: '',
          consumer: { name: '', phone: '', city: '', address: '', email: '' },
          deliveryNo: '',
          isNotAWarranty: false,
          ...claimFields,
        }),
        r3Of('X'),
      ],
    )
})

const statusOf = async (id: string) =>
  (
    await (
      await testServer()
    ).sql<{ status: string }>('SELECT status FROM claim WHERE id = $1::uuid', [id])
  )[0]!.status

test('a dealer finds a claim and writes a comment, which the office reads', async () => {
  await renderAt('/claim', { as: 'dealer' })
  fireEvent.click(await screen.findByRole('link', { name: 'C900001' }))
  await screen.findByRole('heading', { name: 'Claim C900001' })
  screen.getByText('WTU000001')
  expect(screen.queryByRole('checkbox', { name: /Internal/ })).toBeNull()
  fireEvent.change(screen.getByRole('textbox', { name: 'New comment' }), {
    target: { value: 'It is getting worse' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Write comment' }))
  await screen.findByText('It is getting worse')
  await leaveScreen()
  await renderAt(`/claim/${ids.first}`, { as: 'admin' })
  await screen.findByText('It is getting worse')
}, 60_000)

test('the office needs a reason to ask for information', async () => {
  await renderAt(`/claim/${ids.first}`, { as: 'admin' })
  const choose = async (status: string) =>
    fireEvent.change(await screen.findByRole('combobox', { name: /Status/ }), {
      target: { value: status },
    })
  await choose('in_review')
  fireEvent.click(screen.getByRole('button', { name: 'Change status' }))
  await waitFor(async () => expect(await statusOf(ids.first)).toBe('in_review'))
  await screen.findAllByText('In review')
  await choose('information_needed')
  fireEvent.click(screen.getByRole('button', { name: 'Change status' }))
  await screen.findByText('Give a reason')
  fireEvent.change(screen.getByRole('textbox', { name: /Reason/ }), {
    target: { value: 'Photo of the stem' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Change status' }))
  await waitFor(async () => expect(await statusOf(ids.first)).toBe('information_needed'))
}, 60_000)

test('a new claim says what is missing, is kept without a connection, and is filled from its frame', async () => {
  const { setOnline } = await renderAt('/claim/create/bike?frame=WTU000002', { as: 'dealer' })
  const frame = await screen.findByRole('textbox', { name: /Frame number/ })
  fireEvent.blur(frame)
  await screen.findByText('This bicycle is recalled: R-7: stem')
  setOnline(false)
  fireEvent.change(screen.getByRole('textbox', { name: /Description of the fault/ }), {
    target: { value: 'Creaks' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Submit claim' }))
  const alert = await screen.findByText(/things are missing before the claim can be submitted/)
  within(alert.closest('[role=alert]') as HTMLElement).getByText(/Contact/)
  await renderAt('/claim', { as: 'dealer' })
  await screen.findByText(/WTU000002/)
}, 60_000)

test('a claim tells when the warranty of its frame was over, and that a frame is unknown', async () => {
  const { sql } = await testServer()
  await sql(
    `UPDATE shipped_frame SET warranty_until = '2020-01-31' WHERE frame_number = 'WTU000002'`,
  )
  await renderAt('/claim/create/bike?frame=WTU000002', { as: 'dealer' })
  await screen.findByText('Over since 31 Jan 2020')
  fireEvent.blur(screen.getByRole('textbox', { name: /Frame number/ }), {
    target: { value: 'ZZ999999' },
  })
  await screen.findByText(/^We don’t know this frame number\./)
}, 60_000)

test('a claim of another customer is not there', async () => {
  await renderAt(`/claim/${ids.first}`, { as: 'dealerz' })
  await screen.findByText('This claim doesn’t exist')
}, 60_000)

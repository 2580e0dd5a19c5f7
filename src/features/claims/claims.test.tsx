// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { noClaimFields } from '#domain/claims/claim-form.ts'
import { database } from '#offline/database.ts'
import { offlineAtom } from '#shell/sync/sync-state.ts'
import { addClaimGround, claimFields } from '../../../tests/support/claim-ground.ts'
import { leaveScreen, renderAt, testServer } from '../../../tests/support/render-at.tsx'
import { r3Of } from '../../../tests/support/world.ts'

const ids = {
  first: '0198c0de-0000-7000-8000-0000000000a1',
  second: '0198c0de-0000-7000-8000-0000000000a2',
}
const refusedId = '0198c0de-0000-7000-8000-0000000000a9'

beforeAll(async () => {
  const { sql, database: server } = await testServer({ claimAllowPAA: true })
  await addClaimGround(server, 'aa', r3Of('X'))
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

test('the board says whose turn a status is, and leads to all of its claims', async () => {
  await renderAt('/claim?view=board', { as: 'admin' })
  fireEvent.click((await screen.findAllByRole('link', { name: /^2 claims$/ }))[0]!)
  const row = await screen.findByRole('row', { name: /C900002/ })
  within(row).getByText('Waiting for us')
}, 60_000)

test('the board is narrowed to parts, where no bicycle waits', async () => {
  const { address } = await renderAt('/claim?view=board', { as: 'admin' })
  await screen.findAllByRole('link', { name: 'C900001' })
  fireEvent.change(screen.getByRole('combobox', { name: 'Product' }), { target: { value: 'paa' } })
  await waitFor(() => expect(screen.queryByRole('link', { name: 'C900001' })).toBeNull())
  expect(address()).toMatch(/view=board/)
  expect(address()).toMatch(/category=paa/)
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
  within(alert.closest('[role=alert]') as HTMLElement).getByText(/Phone of the contact/)
  await renderAt('/claim', { as: 'dealer' })
  await screen.findByText(/WTU000002/)
}, 60_000)

test('an article is found by its name and its EAN, and a name that is none’s is said to be', async () => {
  const { sql } = await testServer()
  const [article] = await sql<{ code: string; display: string; name: string; brand: string }>(
    `UPDATE article SET ean = '4006381333931' WHERE code = (SELECT min(code) FROM article WHERE active) RETURNING code, code_display AS display, name, brand`,
  )
  await renderAt('/claim/create/paa?article=4006381333931', { as: 'dealer' })
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: /Article number/ })
  await waitFor(() => expect(field.value).toBe(article!.code))
  const brand = screen.getByRole<HTMLInputElement>('combobox', { name: 'Brand' })
  expect(brand.value).toBe(article!.brand)
  await waitFor(() =>
    expect([...brand.list!.options].map(({ value }) => value)).toContain(article!.brand),
  )
  fireEvent.change(field, { target: { value: 'no such thing' } })
  await screen.findByText('No article found for “no such thing”')
  fireEvent.change(field, { target: { value: article!.name } })
  fireEvent.click(
    (await screen.findAllByRole('option', { name: new RegExp(article!.display) }))[0]!,
  )
  expect(field.value).toBe(article!.code)
  expect(screen.queryByRole('option')).toBeNull()
}, 60_000)

test('a claim that is only opened is no draft; one with an input is, until it is deleted', async () => {
  await renderAt('/claim/create/bike', { as: 'dealer' })
  await screen.findByDisplayValue('Shop X of aa')
  await renderAt('/claim', { as: 'dealer' })
  await screen.findByRole('link', { name: 'C900001' })
  const drafts = () => screen.queryAllByRole('link', { name: 'Continue' }).length
  const before = drafts()
  await renderAt('/claim/create/bike', { as: 'dealer' })
  const notes = await screen.findByRole('textbox', { name: /Description of the fault/ })
  const phone = screen.getByRole('textbox', { name: /Phone of the contact/ })
  fireEvent.change(phone, { target: { value: 'ask Bo' } })
  fireEvent.blur(phone)
  await screen.findByText('Only digits, at most 17')
  fireEvent.change(notes, { target: { value: 'Squeaks' } })
  expect(document.contains(notes), 'the form stays as it is').toBe(true)
  await renderAt('/claim', { as: 'dealer' })
  await waitFor(() => expect(drafts()).toBe(before + 1))
  fireEvent.click(screen.getAllByRole('button', { name: 'Delete draft' })[0]!)
  const question = await screen.findByRole('alertdialog')
  fireEvent.click(within(question).getByRole('button', { name: 'Delete draft' }))
  await waitFor(() => expect(drafts()).toBe(before))
}, 60_000)

test('an edit of a claim that was changed meanwhile goes on with it and says what differs', async () => {
  const { sql } = await testServer()
  await sql(
    `UPDATE claim SET status = 'information_needed', fields = fields || '{"problems": [{"id": "old", "notes": ""}]}' WHERE id = $1::uuid`,
    [ids.second],
  )
  await renderAt(`/claim/${ids.second}/edit`, { as: 'dealer' })
  await screen.findByText('Once you save your changes, the claim goes back to review.')
  await screen.findByText('No longer offered for new claims')
  expect(screen.getByRole('checkbox', { name: /^Fork: No longer offered/ })).toHaveProperty(
    'checked',
    true,
  )
  const notes = screen.getByRole('textbox', { name: /Description of the fault/ })
  fireEvent.change(notes, { target: { value: 'It cracks more' } })
  const stored = () => database.draftRows.filter(({ value }) => value === 'It cracks more').count()
  await waitFor(async () => expect(await stored()).toBe(1))
  await sql(
    `UPDATE claim SET revision = revision + 1, fields = fields || '{"model": "Pine"}' WHERE id = $1::uuid`,
    [ids.second],
  )
  await renderAt(`/claim/${ids.second}/edit`, { as: 'dealer' })
  await screen.findByText('This claim has changed since you began')
  screen.getByText(/Yours is different in: Model, Description of the fault\./)
}, 60_000)

test('a refused claim is edited from the outbox', async () => {
  const view = await renderAt('/outbox', { as: 'dealer' })
  const fields = { ...noClaimFields, ...claimFields, customerNotes: 'Rattles' }
  const args = {
    claim: refusedId,
    seen: null,
    category: 'bike' as const,
    fields,
    docs: [],
    files: [],
  }
  await view.store.get(offlineAtom)!.dispatch(r3Of('X'), [{ intent: { kind: 'CLAIM', args } }])
  await screen.findByText('A file is missing')
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
  const question = await screen.findByRole('alertdialog')
  fireEvent.click(within(question).getByRole('button', { name: 'Keep it' }))
  fireEvent.click(screen.getByRole('button', { name: 'Edit claim' }))
  await screen.findByDisplayValue('Rattles')
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

test('a claim about a stolen bicycle can’t be submitted', async () => {
  await renderAt('/claim/create/bike?frame=WTU000666', { as: 'dealer' })
  const words = 'This bicycle is reported as stolen. Call us before you do anything else.'
  const field = await screen.findByRole('textbox', { name: /Frame number/ })
  await screen.findByText(words)
  fireEvent.click(screen.getByRole('button', { name: 'Submit claim' }))
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getAllByText(words).length).toBeGreaterThan(1)
  fireEvent.blur(field, { target: { value: 'WTU000001' } })
  await waitFor(() => expect(field.getAttribute('aria-invalid')).not.toBe('true'))
}, 60_000)

test('a claim of another customer is not there', async () => {
  await renderAt(`/claim/${ids.first}`, { as: 'dealerz' })
  await screen.findByText('This claim doesn’t exist')
}, 60_000)

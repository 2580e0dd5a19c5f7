// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { File as NodeFile } from 'node:buffer'
import { beforeAll, expect, test } from 'vitest'
import { noClaimFields } from '#domain/claims/claim-form.ts'
import { addClaimGround, claimFields } from '../../../tests/support/claim-ground.ts'
import { leaveScreen, renderAt, testServer } from '../../../tests/support/render-at.tsx'
import { r3Of } from '../../../tests/support/world.ts'

const id = '0198c0de-0000-7000-8000-0000000000b1'

beforeAll(async () => {
  const { sql, world, database } = await testServer({ claimAllowPAA: true })
  await addClaimGround(database, 'aa', r3Of('X'))
  for (const [n, [number, articleCode]] of [
    ['C900011', 'CODE-1'],
    ['C900012', 'CODE-2'],
  ].entries())
    await sql(
      `INSERT INTO claim (tenant_id, customer_id, id, number, category, status, status_at, fields, created_by, created_at, updated_at, handover)
       VALUES ('aa', $1, $2::uuid, $3, 'bike', 'submitted', now(), $4::jsonb, 1, now(), now(), 'failed')`,
      [
        world.customers.X,
        n === 0 ? id : crypto.randomUUID(),
        number,
        JSON.stringify({ ...noClaimFields, ...claimFields, articleCode }),
      ],
    )
})

const docs = async () => {
  const { sql } = await testServer()
  return sql<{ slot: string }>(
    'SELECT slot FROM claim_file WHERE claim_id = $1::uuid ORDER BY slot',
    [id],
  )
}

test('the office adds a document to a claim and takes it off again, and sees its way to the ERP', async () => {
  const { container } = await renderAt(`/claim/${id}`, { as: 'admin' })
  await screen.findByRole('heading', { name: 'Claim C900011' })
  within(screen.getByText('ERP').closest('div')!).getByText('Failed')
  const paper = new NodeFile([`%PDF-1.4\n%${'x'.repeat(200)}\n%%EOF`], 'report.pdf', {
    type: 'application/pdf',
  })
  fireEvent.change(container.querySelector('input[type=file]')!, { target: { files: [paper] } })
  await screen.findByText('The document is added', undefined, { timeout: 20_000 })
  expect(await docs()).toEqual([{ slot: 'additionalDoc1' }])
  fireEvent.click(await screen.findByRole('button', { name: 'Remove report.pdf' }))
  const question = await screen.findByRole('alertdialog')
  fireEvent.click(within(question).getByRole('button', { name: 'Remove' }))
  await waitFor(async () => expect(await docs()).toEqual([]))
  await waitFor(() => expect(screen.queryByText('report.pdf')).toBeNull())
}, 60_000)

test('a claim that the ERP did not take is sent again', async () => {
  const { sql } = await testServer()
  await sql(`UPDATE claim SET handover = 'failed' WHERE id = $1::uuid`, [id])
  await renderAt(`/claim/${id}`, { as: 'office' })
  fireEvent.click(await screen.findByRole('button', { name: 'Send again' }))
  await screen.findByText('C900011 is on its way again')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull())
  within(screen.getByText('ERP').closest('div')!).getByText('Waiting')
}, 60_000)

test('a dealer sees neither the way to the ERP nor room for documents once the claim is looked at', async () => {
  const { sql } = await testServer()
  await sql(`UPDATE claim SET status = 'in_review' WHERE id = $1::uuid`, [id])
  const { container } = await renderAt(`/claim/${id}`, { as: 'dealer' })
  await screen.findByRole('heading', { name: 'Claim C900011' })
  expect(screen.queryByText('ERP')).toBeNull()
  expect(container.querySelector('input[type=file]')).toBeNull()
}, 60_000)

test('the list is narrowed to an article that is typed', async () => {
  const { address } = await renderAt('/claim', { as: 'dealer' })
  await screen.findByRole('link', { name: 'C900012' })
  const box = screen.getByRole('searchbox', { name: 'Article number or model' })
  fireEvent.change(box, { target: { value: 'CODE-1' } })
  fireEvent.submit(box.closest('form')!)
  await waitFor(() => expect(screen.queryByRole('link', { name: 'C900012' })).toBeNull())
  await screen.findByRole('link', { name: 'C900011' })
  expect(address()).toContain('product=CODE-1')
}, 60_000)

test('a comment that was begun is there again after the page was left', async () => {
  await renderAt(`/claim/${id}`, { as: 'dealer' })
  fireEvent.change(await screen.findByRole('textbox', { name: 'New comment' }), {
    target: { value: 'Half a thought' },
  })
  fireEvent.click(screen.getAllByRole('link', { name: 'Claims' })[0]!)
  fireEvent.click(await screen.findByRole('link', { name: 'C900011' }))
  await screen.findByDisplayValue('Half a thought')
}, 60_000)

test('what never arrived is claimed with the number of its delivery, without proofs', async () => {
  await renderAt('/claim/create/paa?article=CODE-1&delivery=80001&missing=3', { as: 'dealer' })
  const arrived = await screen.findByRole('checkbox', { name: /^It never arrived/ })
  expect(arrived).toHaveProperty('checked', true)
  screen.getByDisplayValue('80001')
  screen.getByDisplayValue('3')
  fireEvent.click(screen.getByRole('button', { name: 'Submit claim' }))
  const alert = await screen.findByText(/missing before the claim can be submitted/)
  const missing = within(alert.closest('[role=alert]') as HTMLElement)
  missing.getByText(/Phone of the contact/)
  expect(missing.queryByText(/Invoice|Serial number|Day of purchase/)).toBeNull()
  fireEvent.click(arrived)
  await screen.findAllByText(/Invoice/)
}, 60_000)

test('a category of customers that may claim nothing is told so', async () => {
  const { sql, world } = await testServer()
  await sql(`UPDATE customer SET cust_category = 'OUTLET' WHERE id = $1`, [world.customers.X])
  await sql(
    `INSERT INTO claim_capability (tenant_id, customer_category, bike, paa) VALUES ('aa', 'OUTLET', false, false)`,
  )
  await renderAt('/claim/create', { as: 'dealer' })
  await screen.findByText(/^Claims can’t be made for this customer here\./)
  expect(screen.queryByRole('link', { name: 'Bicycle' })).toBeNull()
  await sql(`UPDATE claim_capability SET bike = true`)
  await leaveScreen()
  await renderAt('/claim/create', { as: 'dealer' })
  await screen.findByRole('link', { name: 'Bicycle' })
  expect(screen.queryByRole('link', { name: 'Part or accessory' })).toBeNull()
}, 60_000)

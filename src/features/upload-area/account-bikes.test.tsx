// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'
import { workbookFile, workbooksInPage } from '../../../tests/support/workbook-in-page.ts'
import { goods } from '../../../tests/support/world.ts'

test('the office uploads bikes, and sees what became of each row', async () => {
  const { sql, world } = await testServer()
  await sql(
    `INSERT INTO frame_brand (tenant_id, brand, registrable) SELECT 'aa', brand, true FROM article WHERE code = $1`,
    [goods.bike],
  )
  await sql(
    `INSERT INTO frame (tenant_id, customer_id, number, article_id) VALUES ('aa', $1, 'WU100001', $2)`,
    [world.customers.X, world.articles[goods.bike]],
  )
  workbooksInPage()
  await renderAt('/upload-area/account-bikes', { as: 'product' })
  const file = workbookFile('bikes.xlsx', [
    ['frame_number', 'registered_on', 'name', 'email'],
    ['wu 100001', '2026-01-05', 'Ana Gil', 'ana@example.com'],
    ['WU100001', '2026-01-06', 'Bo Gil', ''],
    ['WU999999', '2026-01-05', 'Clara Gil', ''],
  ])
  fireEvent.change(await screen.findByLabelText('File with bikes'), { target: { files: [file] } })
  const told = [
    [/Bo Gil/, 'The frame is in the file more than once'],
    [/Clara Gil/, 'No frame with this number was delivered'],
  ] as const
  await screen.findByText('Can be added')
  for (const [name, text] of told) within(screen.getByRole('row', { name })).getByText(text)
  fireEvent.click(screen.getByRole('button', { name: 'Save 1 bike' }))
  await screen.findByText('1 bike saved')
  await screen.findByText(/2 rows can’t be taken/)
  expect(await sql('SELECT frame_number, owner_email FROM account_bike')).toEqual([
    { frame_number: 'WU100001', owner_email: 'ana@example.com' },
  ])
})

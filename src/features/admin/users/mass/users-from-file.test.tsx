// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt, testServer } from '../../../../../tests/support/render-at.tsx'
import { workbookFile, workbooksInPage } from '../../../../../tests/support/workbook-in-page.ts'

const choose = async (rows: string[][]) => {
  workbooksInPage()
  fireEvent.change(await screen.findByLabelText('File with users'), {
    target: { files: [workbookFile('users.xlsx', rows)] },
  })
}
const created = async (name: string) =>
  (await testServer()).sql('SELECT username FROM app_user WHERE username = $1', [name])

test('users of a workbook are checked, created, and refused row by row', async () => {
  const { sql } = await testServer()
  await sql(`INSERT INTO content_target_market (tenant_id, market_name) VALUES ('aa', 'North')`)
  await renderAt('/admin/users/create-users-mass', { as: 'admin' })
  await choose([
    ['username', 'name', 'role', 'customers', 'target_markets', 'send_email'],
    ['bela', 'Bela Baum', 'dealer', '0000000001', 'North', 'no'],
    ['dealer', 'Taken Name', 'dealer', '0000000001', '', ''],
    ['bela', 'Bela Again', 'dealer', '0000000001', '', ''],
    ['cleo', 'Cleo Clear', 'dealer', '0000000001', '', 'perhaps'],
    ['dora', 'Dora Door', 'dealer', '0000000001', 'Nowhere', ''],
  ])
  const button = await screen.findByRole('button', { name: 'Create 1 user' })
  within(screen.getByRole('row', { name: /Taken Name/ })).getByText(
    'This username is already in use',
  )
  within(screen.getByRole('row', { name: /Cleo Clear/ })).getByText(/^Write yes or no/)
  within(screen.getByRole('row', { name: /Dora Door/ })).getByText(
    /target markets no longer exists/,
  )
  expect(await created('bela')).toEqual([])
  fireEvent.click(button)
  await screen.findByText('1 user created')
  screen.getByText(/4 rows can’t be taken/)
  screen.getByRole('button', { name: 'Download passwords' })
  expect(
    await sql(
      `SELECT u.send_email, m.market_name FROM app_user u JOIN user_target_market t ON t.of_user = u.id
       JOIN content_target_market m ON m.id = t.market WHERE u.username = 'bela'`,
    ),
  ).toEqual([{ send_email: false, market_name: 'North' }])
}, 60_000)

test('a workbook with other columns is told which are missing', async () => {
  await renderAt('/admin/users/create-users-mass', { as: 'admin' })
  await choose([
    ['login', 'name'],
    ['ann', 'Ann'],
  ])
  await screen.findByText(/These columns are missing: username, role\./)
  screen.getByText(/These columns aren’t known: login\./)
}, 60_000)

// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'

test('without an import the list says what would be in it', async () => {
  await renderAt('/admin/imports', { as: 'admin' })
  await screen.findByText('No imports yet')
})

test('a dealer is turned away', async () => {
  const { address } = await renderAt('/admin/imports', { as: 'dealer' })
  expect(address()).toMatch(/^\/login/)
})

test('an import opens its files, with counts, causes and refused rows to download', async () => {
  const { sql } = await testServer()
  const id = '11111111-2222-4333-8444-555555555555'
  await sql(
    `INSERT INTO import_run (tenant_id, id, started_by, source, delta, state, finished_at) VALUES ('aa', $1, 'npm run import (erp)', '/feeds/today', true, 'failed', now())`,
    [id],
  )
  for (const [position, feed, refused, detail] of [
    [0, 'articles', 2, null],
    [1, 'stock', 0, '150 of 200 rows would end'],
  ] as const)
    await sql(
      `INSERT INTO import_file (tenant_id, run, feed, position, rows, inserted, updated, unchanged, ended, refused_count, refused, broken_reason, broken_detail, milliseconds)
       VALUES ('aa', $1, $2, $3, 1200, 3, 4, 5, 6, $4, '[]', $5, $5, 7)`,
      [id, feed, position, refused, detail],
    )
  await renderAt('/admin/imports?search=stock', { as: 'admin' })
  await screen.findByText('npm run import (erp)')
  const [row] = screen.getAllByRole('row').slice(1)
  expect(
    within(row!)
      .getAllByRole('cell')
      .slice(2)
      .map(({ textContent }) => textContent),
  ).toEqual(['2', '26', '2', 'Failed'])
  row!.focus()
  fireEvent.keyDown(row!, { key: 'Enter' })
  const dialog = await screen.findByRole('dialog', { name: /^Import of / })
  within(dialog).getByText('Nothing was imported from stock.csv')
  within(dialog).getByText('150 of 200 rows would end')
  within(dialog).getByText('Folder: /feeds/today')
  expect(
    within(dialog)
      .getByRole('link', { name: 'Download refused rows of articles.csv' })
      .getAttribute('href'),
  ).toBe(`/server/imports/${id}/articles`)
})

test('an import is undone after a question', async () => {
  const { sql } = await testServer()
  const id = '22222222-2222-4333-8444-555555555555'
  await sql(
    `INSERT INTO import_run (tenant_id, id, started_by, source, delta, state, finished_at) VALUES ('aa', $1, 'npm run import (erp)', '/feeds/wrong', false, 'done', now())`,
    [id],
  )
  await sql(
    `INSERT INTO import_change (tenant_id, run, target, key, after) VALUES ('aa', $1, 'credit', '{"customer_id": 0, "company_code": "X"}', 'x')`,
    [id],
  )
  await renderAt('/admin/imports?search=wrong', { as: 'admin' })
  const row = (await screen.findAllByRole('row'))[1]!
  fireEvent.keyDown(row, { key: 'Enter' })
  fireEvent.click(await screen.findByRole('button', { name: 'Undo import' }))
  const question = await screen.findByRole('alertdialog', { name: 'Undo this import?' })
  fireEvent.click(within(question).getByRole('button', { name: 'Undo import' }))
  await screen.findByText('Being undone')
  expect(
    await sql('SELECT undo_asked_at IS NOT NULL AS asked FROM import_run WHERE id = $1', [id]),
  ).toEqual([{ asked: true }])
})

test('files are chosen, checked and imported', async () => {
  const { router, line } = await renderAt('/admin/imports', { as: 'admin' })
  const answers: string[] = []
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    const answer = await line.fetch(...asked)
    answers.push(`${String(asked[0])}: ${answer.status} ${await answer.clone().text()}`)
    return answer
  })
  fireEvent.click(await screen.findByRole('link', { name: 'Import files' }))
  const input = await screen.findByLabelText('Files to import')
  const file = (name: string, content: string) => new File([content], name, { type: 'text/csv' })
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  fireEvent.change(input, { target: { files: [file('notes.csv', 'x')] } })
  await screen.findByText('Unknown file name')
  expect(screen.getByRole('button', { name: 'Import' })).toHaveProperty('disabled', true)
  const [row] = screen.getAllByRole('row', { name: /notes\.csv/ })
  fireEvent.pointerDown(within(row!).getByRole('button', { name: 'Actions' }), {
    button: 0,
    ctrlKey: false,
  })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }))
  fireEvent.change(input, {
    target: { files: [file('customers.csv', 'r3,name\r\nS1,Spoke Shop\r\nS2,\r\n')] },
  })
  const { sql, work } = await testServer()
  const run = async (name: string) => {
    press(name)
    const said = await screen.findByText(
      /^(The server is reading the files|Nothing was imported)$/,
      {},
      { timeout: 20_000 },
    )
    expect(said.textContent, answers.slice(-3).join('\n')).toBe('The server is reading the files')
    await work()
  }
  await run('Check only')
  await screen.findByText('Some rows would be refused', {}, { timeout: 20_000 })
  screen.getByRole('row', { name: 'customers.csv 3 name is empty' })
  expect(await sql(`SELECT name FROM customer WHERE r3 = 'S1'`)).toEqual([])
  await run('Import')
  await screen.findByText('Some rows were refused', {}, { timeout: 20_000 })
  expect(await sql(`SELECT name FROM customer WHERE r3 = 'S1'`)).toEqual([{ name: 'Spoke Shop' }])
  screen.getByRole('link', { name: 'Download refused rows of customers.csv' })
  await router.navigate({ to: '/admin/imports', search: {} as never })
  await screen.findByText(/^admin/)
}, 90_000)

test('a file that the server could not take at the moment is sent again', async () => {
  const { line } = await renderAt('/admin/imports/send', { as: 'admin' })
  const answers: number[] = []
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    const answer = await line.fetch(...asked)
    if (!String(asked[0]).endsWith('/files/stock.csv')) return answer
    answers.push(answer.status)
    if (answers.length > 1) return answer
    const headers = new Headers(answer.headers)
    headers.set('retry-after', '0')
    return new Response(null, { status: 503, headers })
  })
  const file = new File(['article_code,available\r\n'], 'stock.csv', { type: 'text/csv' })
  fireEvent.change(await screen.findByLabelText('Files to import'), { target: { files: [file] } })
  fireEvent.click(screen.getByRole('button', { name: 'Check only' }))
  await vi.waitFor(() => expect(answers).toEqual([200, 200]), 20_000)
  await screen.findByText('The server is reading the files')
})

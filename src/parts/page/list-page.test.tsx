// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'

beforeAll(async () => {
  const { sql } = await testServer()
  await sql(
    `INSERT INTO group_role (tenant_id, description, roles)
     SELECT 'aa', 'Branch ' || lpad(n::text, 3, '0'), CASE WHEN n % 2 = 0 THEN '{dealer}' ELSE '{audit,guest}' END::text[] FROM generate_series(1, 120) n`,
  )
})
const path = '/admin/group-roles'
const shown = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('link').textContent)
const first = () => shown()[0]

test('pages, their size, order, search and filter stand in the address', async () => {
  const { address } = await renderAt(path, { as: 'admin' })
  await screen.findByText('120 entries')
  expect([first(), shown().length]).toEqual(['Branch 001', 20])
  fireEvent.click(screen.getByRole('button', { name: '3' }))
  await waitFor(() => expect(first()).toBe('Branch 041'))
  expect(address()).toBe(`${path}?page=3`)

  fireEvent.change(screen.getByLabelText('Rows per page'), { target: { value: '10' } })
  await waitFor(() => expect(shown()).toHaveLength(10))
  expect(address()).toBe(`${path}?size=10`)
  expect(
    within(screen.getByRole('navigation', { name: 'Pages' })).getAllByRole('button'),
  ).toHaveLength(12)

  const head = () => screen.getByRole('columnheader', { name: /Description/ })
  fireEvent.click(within(head()).getByRole('button'))
  await waitFor(() => expect(head().getAttribute('aria-sort')).toBe('ascending'))
  fireEvent.click(within(head()).getByRole('button'))
  await waitFor(() => expect(first()).toBe('Branch 120'))
  expect(head().getAttribute('aria-sort')).toBe('descending')

  fireEvent.change(screen.getByLabelText('Role'), { target: { value: 'guest' } })
  await screen.findByText('60 entries')
  const box = screen.getByRole('searchbox', { name: 'Search in Group roles' })
  fireEvent.change(box, { target: { value: 'branch 11' } })
  fireEvent.submit(box.closest('form')!)
  await screen.findByText('6 entries')
  expect(address()).toBe(`${path}?size=10&sort=-description&role=guest&search=branch+11`)
})

test('a search that finds nothing says so and is cleared by a press; an empty list says what it is for', async () => {
  const { address } = await renderAt(`${path}?search=nothing%20of%20this&role=dealer`, {
    as: 'admin',
  })
  await screen.findByText('Nothing matches your search')
  fireEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }))
  await screen.findByText('120 entries')
  expect(address()).toBe(path)
})

test('on a phone more than two choices are folded away, and say how many are in force', async () => {
  await renderAt('/admin/users', { as: 'admin', width: 'phone' })
  const fold = await screen.findByRole('button', { name: 'Filter and sort' })
  expect(screen.queryByLabelText('Role')).toBeNull()
  fireEvent.click(fold)
  fireEvent.change(screen.getByLabelText('Role'), { target: { value: 'dealer' } })
  await waitFor(() => expect(fold.textContent).toBe('Filter (1)'))
  fireEvent.click(fold)
  expect(screen.queryByLabelText('Role')).toBeNull()
})

test('a list is worked through by keyboard alone', async () => {
  const { address } = await renderAt(path, { as: 'admin' })
  await screen.findByText('120 entries')
  const [, firstRow] = screen.getAllByRole('row')
  firstRow!.focus()
  for (const key of ['ArrowDown', 'j', 'Enter']) fireEvent.keyDown(document.activeElement!, { key })
  await waitFor(() => expect(address()).toMatch(/^\/admin\/group-roles\/edit\/\d+$/))
  expect(
    (await screen.findByRole<HTMLInputElement>('textbox', { name: 'Description' })).value,
  ).toBe('Branch 003')
})

/** The file that the screen hands to the browser. */
function savedFile() {
  const saved: { file?: Blob } = {}
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        saved.file = blob
        return 'blob:x'
      },
      revokeObjectURL: () => undefined,
    }),
  )
  return saved
}

test('an export holds everything the filter finds, asked for in pages', async () => {
  const saved = savedFile()
  const { asked } = await renderAt(`${path}?role=guest&size=10&sort=-description`, { as: 'admin' })
  await screen.findByText('60 entries')
  const before = asked.filter((name) => name === 'GroupRoleList').length
  fireEvent.keyDown(screen.getByRole('button', { name: 'Export' }), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'CSV file' }))
  await waitFor(() => expect(saved.file).toBeDefined())
  const lines = (await saved.file!.text()).trim().split('\r\n')
  expect(lines).toHaveLength(61)
  expect(lines.slice(0, 2)).toEqual(['Description,Roles,Users', 'Branch 119,"audit, guest",0'])
  expect(asked.filter((name) => name === 'GroupRoleList').length - before).toBe(2)
})

const menuOf = (name: string) =>
  within(screen.getByRole('link', { name }).closest('tr')!).getByRole('button', { name: 'Actions' })
const confirm = async (button: string) =>
  fireEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: button }),
  )

test('rows are deleted by their menu, and several at once with the result of each', async () => {
  const { sql } = await testServer()
  await sql(
    `INSERT INTO group_role (tenant_id, description, roles) SELECT 'aa', 'Gone ' || n, '{dealer}' FROM generate_series(1, 4) n`,
  )
  const used = `(SELECT id FROM group_role WHERE description = 'Gone 3')`
  await sql(`UPDATE app_user SET group_role_id = ${used} WHERE username = 'guest'`)
  await renderAt(`${path}?search=gone`, { as: 'admin' })
  await screen.findByText('4 entries')
  fireEvent.keyDown(menuOf('Gone 1'), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete group role' }))
  await confirm('Delete group role')
  await screen.findByText('Gone 1 deleted')
  await waitFor(() => expect(shown()).toEqual(['Gone 2', 'Gone 3', 'Gone 4']))

  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Gone 2' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Gone 3' }))
  fireEvent.click(screen.getByRole('button', { name: 'Delete entries' }))
  await confirm('Delete entries')
  const result = await screen.findByRole('dialog', { name: '1 of 2 entries deleted' })
  expect(
    within(result)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(['Gone 2: Deleted', 'Gone 3: This entry is still in use and can’t be deleted'])
  fireEvent.click(within(result).getAllByRole('button', { name: 'Close' })[0]!)
  await waitFor(() => expect(shown()).toEqual(['Gone 3', 'Gone 4']))
  expect(screen.getByText('1 selected')).toBeDefined()

  await sql(`UPDATE app_user SET group_role_id = NULL WHERE username = 'guest'`)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
  fireEvent.click(screen.getByRole('button', { name: 'Delete entries' }))
  await confirm('Delete entries')
  await screen.findByText('2 entries deleted')
  expect(await sql(`SELECT 1 FROM group_role WHERE description LIKE 'Gone%'`)).toEqual([])
})

test('an export of the selection holds its rows, of other pages too, in the order they were selected', async () => {
  const saved = savedFile()
  await renderAt(path, { as: 'admin' })
  await screen.findByText('120 entries')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Branch 002' }))
  fireEvent.click(screen.getByRole('button', { name: '3' }))
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Branch 041' }))
  fireEvent.keyDown(screen.getByRole('button', { name: 'Export selected' }), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'CSV file' }))
  await waitFor(() => expect(saved.file).toBeDefined())
  expect((await saved.file!.text()).trim().split('\r\n')).toEqual([
    'Description,Roles,Users',
    'Branch 002,dealer,0',
    'Branch 041,"audit, guest",0',
  ])
})

test('without a network the list stays, says so, and an export fails in words', async () => {
  const { setOnline } = await renderAt(path, { as: 'admin' })
  await screen.findByText('120 entries')
  setOnline(false)
  await screen.findByText(/This list shows what this device has loaded before/)
  expect(shown()).toHaveLength(20)
  fireEvent.keyDown(screen.getByRole('button', { name: 'Export' }), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'CSV file' }))
  await screen.findByText(/couldn’t be exported/)
})

test('a form keeps its input when the network is gone, and saves it later', async () => {
  const { setOnline, address } = await renderAt(`${path}/create`, { as: 'admin' })
  const box = await screen.findByRole('textbox', { name: 'Description' })
  fireEvent.change(box, { target: { value: 'Later' } })
  fireEvent.click(document.querySelector('input[value=dealer]')!)
  setOnline(false)
  await screen.findByText(/save it when you’re back online/)
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/couldn’t reach the server/)
  setOnline(true)
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Group role saved')
  await waitFor(() => expect(address()).toBe(path))
})

test('on a phone the search is in the bar and the order in a list of choices', async () => {
  const { address } = await renderAt(path, { as: 'admin', width: 'phone' })
  await screen.findByText('121 entries')
  fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: '-description' } })
  await waitFor(() => expect(first()).toBe('Later'))
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  const box = screen.getByRole('searchbox')
  fireEvent.change(box, { target: { value: '017' } })
  fireEvent.submit(box.closest('form')!)
  await screen.findByText('1 entry')
  expect([shown(), address()]).toEqual([['Branch 017'], `${path}?sort=-description&search=017`])
})

test('where the bar has no search for a list, the list has a box of its own', async () => {
  await renderAt('/retail-sales', { as: 'dealer', width: 'phone' })
  await screen.findByText(/entr/)
  screen.getByRole('searchbox', { name: 'Search in Retail sales' })
})

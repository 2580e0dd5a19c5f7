// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { renderAt, testServer } from '../support/render-at.tsx'
import { goods } from '../support/world.ts'

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
beforeAll(async () => {
  const { sql } = await testServer()
  await sql(`UPDATE article SET name = 'Team bottle', model_name = 'Team bottle' WHERE code = $1`, [
    goods.part,
  ])
  await sql(
    `INSERT INTO search_synonym (tenant_id, words) SELECT DISTINCT tenant_id, 'bottle, bidon' FROM article`,
  )
  await sql('UPDATE catalogue_revision SET revision = revision + 1')
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const type = (term: string) => {
  const box = screen.getByRole('combobox', { name: 'Search' })
  fireEvent.change(box, { target: { value: term } })
  fireEvent.submit(box)
}

test('a search from a department is of everything, keeps view, order and filters, and offers the department', async () => {
  const { address } = await renderAt('/catalog/bike?view=item&sort=NAME&stock=true&mc=RD', {
    as: 'dealer',
  })
  await screen.findByRole('combobox', { name: 'Sort' })
  type('bidon')
  await waitFor(() => expect(address()).toMatch(/^\/catalog\?/))
  expect(Object.fromEntries(new URLSearchParams(address().split('?')[1]))).toEqual({
    view: 'item',
    sort: 'NAME',
    stock: 'true',
    search: 'bidon',
    from: 'bike',
  })
  fireEvent.click(await screen.findByRole('button', { name: /^In Bikes/ }))
  await screen.findByText('No results for “bidon” in Bikes')
  expect(address()).toMatch(/^\/catalog\/bike\?/)
  fireEvent.click(screen.getByRole('button', { name: /^In Bikes/ }))
  await waitFor(() => expect(address()).toMatch(/^\/catalog\?.*from=bike/))
})

test('clearing the search stays where one is', async () => {
  const { address } = await renderAt('/catalog/paa?search=bidon&view=item', { as: 'dealer' })
  await screen.findByRole('combobox', { name: 'Sort' })
  fireEvent.click(screen.getAllByRole('button', { name: 'Clear the search' })[0]!)
  await waitFor(() => expect(address()).toBe('/catalog/paa?view=item'))
})

test('suggestions are a combobox: arrows walk, Enter opens, Esc closes, all results are the last', async () => {
  const { address } = await renderAt('/catalog/bike?view=item', { as: 'dealer' })
  await screen.findByRole('combobox', { name: 'Sort' })
  const box = screen.getByRole('combobox', { name: 'Search' })
  const press = (key: string) => fireEvent.keyDown(box, { key })
  const suggest = (value: string) => {
    fireEvent.change(box, { target: { value } })
    return screen.findByRole('listbox', { name: 'Suggestions' }, { timeout: 10_000 })
  }
  const selected = () =>
    screen
      .getAllByRole('option')
      .filter((option) => option.getAttribute('aria-selected') === 'true')
      .map((option) => option.id)

  const list = await suggest('bidon')
  expect([box.getAttribute('aria-expanded'), box.getAttribute('aria-controls')]).toEqual([
    'true',
    list.id,
  ])
  const [article, all] = screen.getAllByRole('option')
  expect(article!.textContent).toContain('Team bottle')
  expect(article!.textContent).toContain(goods.part)
  expect(article!.textContent).toMatch(/in stock/i)
  expect(article!.textContent).toContain('50.00')
  expect(all!.textContent).toBe('Show all results for “bidon”')
  expect(screen.getByText('1 suggestion').getAttribute('role')).toBe('status')

  press('ArrowDown')
  expect(selected()).toEqual([article!.id])
  expect(box.getAttribute('aria-activedescendant')).toBe(article!.id)
  press('ArrowUp')
  expect(selected()).toEqual([])
  press('ArrowUp')
  expect(selected()).toEqual([all!.id])
  press('Escape')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect((box as HTMLInputElement).value).toBe('bidon')
  press('ArrowDown')
  press('Enter')
  await waitFor(() => expect(address()).toBe(`/catalog/paa/${goods.part.toLowerCase()}`))

  await suggest('bottle')
  press('ArrowUp')
  press('Enter')
  await waitFor(() => expect(address()).toMatch(/^\/catalog\?.*search=bottle/))
})

test('attributes that the office has uploaded narrow a list, and are removed one by one', async () => {
  const { sql } = await testServer()
  await sql(
    `INSERT INTO article_attribute (tenant_id, article_code, sorg, name, value)
     SELECT a.tenant_id, a.code, s.sorg, 'Finish', CASE WHEN a.code = $1 THEN 'Matt: black' ELSE 'Gloss' END
     FROM article a JOIN article_sorg s ON s.article_id = a.id WHERE a.category = 'paa' AND s.sorg = '2000'`,
    [goods.part],
  )
  await sql('UPDATE catalogue_revision SET revision = revision + 1')
  const { address } = await renderAt('/catalog/paa?view=item', { as: 'dealer' })
  fireEvent.click(await screen.findByRole('button', { name: /Filter and sort|More filters/ }))
  fireEvent.click(await screen.findByRole('button', { name: /^Matt: black/ }))
  await waitFor(() =>
    expect(new URLSearchParams(address().split('?')[1]).get('attributes')).toBe(
      '{"Finish":["Matt: black"]}',
    ),
  )
  const chips = await screen.findByRole('group', { name: 'Active filters', hidden: true })
  await within(chips).findByText('Finish: Matt: black')
  await waitFor(() => expect(document.body.textContent).toMatch(/1 article/))
  fireEvent.click(within(chips).getByRole('button', { name: /^Finish/, hidden: true }))
  await waitFor(() => expect(address()).not.toMatch(/attributes/))
}, 60_000)

// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'
import { goods } from '../../../tests/support/world.ts'

const path = '/admin/article-pictures'

beforeEach(async () => {
  const { sql } = await testServer()
  await sql('DELETE FROM file_use')
  await sql(
    `UPDATE article SET model = 'm', colour = CASE WHEN code = $2 THEN 'red' ELSE 'black' END WHERE code = ANY ($1::text[])`,
    [[goods.bike, goods.part, goods.bolt], goods.bolt],
  )
  for (const [owner, count] of [
    [goods.bike, 2],
    [goods.bolt, 1],
  ] as const)
    for (let at = 0; at < count; at += 1) {
      const id = crypto.randomUUID()
      await sql(
        `INSERT INTO file (id, tenant_id, kind, state, name, bytes, sha256) VALUES ($1, 'aa', 'article-picture', 'ready', $2, 1, $3)`,
        [id, `${at}.jpg`, id.replaceAll('-', '').repeat(2)],
      )
      await sql(
        `INSERT INTO file_use (tenant_id, used_as, owner, file_id, position) VALUES ('aa', 'article-picture', $1, $2, $3)`,
        [owner, id, at],
      )
    }
})

const used = async () =>
  Object.fromEntries(
    (
      await (
        await testServer()
      ).sql<{ owner: string; n: number }>(
        'SELECT owner, count(*)::int AS n FROM file_use GROUP BY owner',
      )
    ).map(({ owner, n }) => [owner, n]),
  )
const rowOf = (code: string) => screen.getByRole('cell', { name: code }).closest('tr')!
const tick = (code: string) => fireEvent.click(within(rowOf(code)).getByRole('checkbox'))

test('pictures of several articles are removed at once, and put back', async () => {
  await renderAt(path, { as: 'product' })
  await screen.findByRole('cell', { name: goods.bike })
  for (const code of [goods.bike, goods.bolt, goods.part]) tick(code)
  fireEvent.click(screen.getByRole('button', { name: 'Remove pictures' }))
  await screen.findByText('3 pictures removed')
  expect(await used()).toEqual({})
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await used()).toEqual({ [goods.bike]: 2, [goods.bolt]: 1 }))
})

test('a row’s menu gives its pictures to all sizes; several at once say what could not be done', async () => {
  await renderAt(path, { as: 'product' })
  await screen.findByRole('cell', { name: goods.bike })
  fireEvent.keyDown(within(rowOf(goods.bike)).getByRole('button', { name: 'Actions' }), {
    key: 'Enter',
  })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Use for all sizes' }))
  await screen.findByText('All sizes now have these pictures')
  expect(await used()).toEqual({ [goods.bike]: 2, [goods.part]: 2, [goods.bolt]: 1 })

  const { sql } = await testServer()
  await sql(`DELETE FROM file_use WHERE owner = $1`, [goods.bolt])
  for (const code of [goods.bike, goods.bolt]) tick(code)
  fireEvent.click(screen.getByRole('button', { name: 'Use for all sizes' }))
  const results = await screen.findByRole('dialog')
  expect(
    within(results)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual([
    expect.stringMatching(/: Done$/),
    expect.stringMatching(/: This picture no longer exists\.$/),
  ])
})

test('articles without pictures are a filter, and the list is searched and opened', async () => {
  const { address } = await renderAt(path, { as: 'product' })
  await screen.findByRole('cell', { name: goods.bike })
  fireEvent.change(screen.getByLabelText('Pictures'), { target: { value: 'none' } })
  await waitFor(() => expect(screen.queryByRole('cell', { name: goods.bike })).toBeNull())
  await screen.findByRole('cell', { name: goods.part })
  expect(address()).toBe(`${path}?pictures=none`)
  const box = screen.getByRole('searchbox', { name: 'Search in Article pictures' })
  fireEvent.change(box, { target: { value: goods.part.toLowerCase() } })
  fireEvent.submit(box.closest('form')!)
  await screen.findByText('1 entry')
  fireEvent.click(rowOf(goods.part))
  await waitFor(() => expect(address()).toBe(`${path}/${goods.part}`))
})

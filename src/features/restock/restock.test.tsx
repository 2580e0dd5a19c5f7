// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { toastsAtom } from '#shell/toasts/toasts-atom.ts'
import { addArticle } from '../../../tests/support/add-article.ts'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'

const server = () =>
  testServer({
    features: {
      MERGE_MENU_CATALOG: false,
      NEWS: false,
      WEB_MANIFEST: false,
      WEB_NOTIFICATION: true,
      CART_COUNT_TOTAL_QTY: false,
    } as never,
  })
const alerts: Record<string, string> = { A: '2026-06-01T08:00:00Z', B: '2026-05-01T08:00:00Z' }

beforeEach(async () => {
  const { sql } = await server()
  await sql('DELETE FROM restock_subscription')
  await sql('UPDATE article SET active = false WHERE name LIKE $1', ['Frame %'])
})

let made = 0
/** Opens the list of a dealer who waits for frames A and B. */
async function showTwo() {
  made += 1
  const { sql, world } = await server()
  for (const [letter, since] of Object.entries(alerts)) {
    const code = `R${made}-${letter}`
    await addArticle(await server(), code, { name: `Frame ${letter}`, available: 0 })
    await sql(
      `INSERT INTO restock_subscription (tenant_id, user_id, article_id, sorg, created_at) SELECT 'aa', $1, id, '2000', $3 FROM article WHERE code = $2`,
      [world.users.dealer, code, since],
    )
  }
  const view = await renderAt('/restock', { as: 'dealer' })
  await screen.findByRole('table')
  return view
}
const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
const waitedFor = async () =>
  (await server()).sql<{ name: string }>(
    'SELECT a.name FROM restock_subscription r JOIN article a ON a.id = r.article_id ORDER BY 1',
  )
const endOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(name) })).getByRole<HTMLButtonElement>(
    'button',
    {
      name: new RegExp(`${name}$`),
    },
  )

test('who waits for articles sees each with its code, and since when; one can be ended', async () => {
  const { store } = await showTwo()
  expect(names()).toEqual(['Frame A', 'Frame B'])
  expect(screen.getByRole('table').textContent).toContain('01 Jun 2026')
  fireEvent.click(endOf('Frame A'))
  await waitFor(() => expect(names()).toEqual(['Frame B']))
  expect(store.get(toastsAtom).at(-1)?.text).toBe('Alerts for Frame A are off')
  expect(await waitedFor()).toEqual([{ name: 'Frame B' }])
})

test('an alert that could not be ended stays, and it is said', async () => {
  const { store } = await showTwo()
  const { database } = await server()
  await database.asOwner('REVOKE DELETE ON restock_subscription FROM pannier_app')
  fireEvent.click(endOf('Frame B'))
  await waitFor(() =>
    expect(store.get(toastsAtom).at(-1)).toMatchObject({
      tone: 'danger',
      text: 'We couldn’t stop the alert. Check the connection and try again.',
    }),
  )
  await database.asOwner('GRANT DELETE ON restock_subscription TO pannier_app')
  expect(names()).toEqual(['Frame A', 'Frame B'])
})

test('who waits for nothing reads where one can ask for it', async () => {
  await renderAt('/restock', { as: 'dealer' })
  await within(await screen.findByRole('main')).findByRole('heading', {
    level: 2,
    name: 'No restock alerts yet',
  })
  expect(screen.queryByRole('table')).toBe(null)
})

test('without a network none can be ended', async () => {
  const { setOnline } = await showTwo()
  setOnline(false)
  await waitFor(() => expect(endOf('Frame A')).toHaveProperty('disabled', true))
})

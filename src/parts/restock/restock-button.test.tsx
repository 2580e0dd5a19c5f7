// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { cartCustomerAtom } from '#shell/sync/sync-state.ts'
import { toastsAtom } from '#shell/toasts/toasts-atom.ts'
import { database as device } from '#offline/database.ts'
import { addArticle } from '../../../tests/support/add-article.ts'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'
import { setConfig } from '../../../tests/support/set-config.ts'

const notifications = (on: boolean) => ({
  features: { WEB_NOTIFICATION: on } as never,
})
const server = () => testServer(notifications(true))
const set = async (part: Parameters<typeof setConfig>[1]) => setConfig(await server(), part)
let made = 0
beforeEach(async () => {
  made += 1
  const { sql } = await server()
  await sql('DELETE FROM restock_subscription')
})

const code = () => `R${made}`
const waitFors = async () =>
  (
    await (
      await server()
    ).sql<{ code: string }>(
      'SELECT a.code FROM restock_subscription r JOIN article a ON a.id = r.article_id ORDER BY 1',
    )
  ).map((row) => row.code)

/** Opens a frame of which there is none, unless more is said. @param waiting whether the dealer waits for it already */
async function show({ available = 0, waiting = false } = {}) {
  const here = await server()
  const path = await addArticle(here, code(), { name: 'Frame', available })
  if (waiting)
    await here.sql(
      `INSERT INTO restock_subscription (tenant_id, user_id, article_id, sorg, created_at) SELECT 'aa', $1, id, '2000', now() FROM article WHERE code = $2`,
      [here.world.users.dealer, code()],
    )
  const view = await renderAt(path, { as: 'dealer' })
  await screen.findByRole('heading', { level: 1, name: 'Frame' })
  const said = () => view.store.get(toastsAtom).at(-1)?.text
  /** Switches sent at once, rather than with the queue. */
  const switches = () => view.asked.filter((name) => /^(Uns|S)ubscribe$/.test(name))
  const lists = () => view.asked.filter((name) => name === 'RestockSubscriptions').length
  return { ...view, said, switches, lists }
}
const names = { name: /^(Notify me|We’ll notify you when it’s back)$/ }
const button = () => screen.queryByRole('button', names)
const off = () => screen.findByRole('button', { name: 'Notify me', pressed: false })
const on = () =>
  screen.findByRole('button', {
    name: 'We’ll notify you when it’s back',
    pressed: true,
  })

test.each([
  ['there is some', 3, {}, false],
  ['there is none', 0, {}, true],
  ['more was sold than there was', -2, {}, true],
  ['figures are masked, and there is none', 0, { maskStock: true }, true],
  ['figures are masked, and there is some', 3, { maskStock: true }, false],
  ['nobody is notified here', 0, notifications(false), false],
])('%s: asked for or not', async (_, available, settings, offered) => {
  await set(settings)
  onTestFinished(() => set({ maskStock: false, ...notifications(true) }))
  const { asked } = await show({ available })
  if (offered) expect((await off()).textContent).toBe('Notify me')
  else expect([button(), asked.includes('RestockSubscriptions')]).toEqual([null, false])
})

test('a press asks for it, and another one takes it back; both are said', async () => {
  const { said, switches } = await show()
  fireEvent.click(await off())
  await waitFor(() => expect(said()).toBe('We’ll notify you when Frame is back in stock'))
  const pressed = await on()
  expect(await waitFors()).toEqual([code()])
  fireEvent.click(pressed)
  await waitFor(() => expect(said()).toBe('Alerts for Frame are off'))
  await off()
  expect(await waitFors()).toEqual([])
  expect(switches()).toEqual(['Subscribe', 'Unsubscribe'])
})

test('a wish that stands is pressed, and ends with a press', async () => {
  const { said, switches } = await show({ waiting: true })
  fireEvent.click(await on())
  await waitFor(() => expect(said()).toBe('Alerts for Frame are off'))
  expect([await waitFors(), switches()]).toEqual([[], ['Unsubscribe']])
})

const asOwner = async (sql: string) => (await server()).database.asOwner(sql)
const inTenant = async (sql: string, ...values: unknown[]) => (await server()).sql(sql, values)
test.each<[string, () => Promise<unknown>, () => Promise<unknown>, string]>([
  [
    'too many are waited for',
    async () => {
      await inTenant(
        `INSERT INTO article (tenant_id, code, code_display, slug, name, brand, category, mc, model, model_name) SELECT 'aa', 'WISH-' || n, '', 'wish-' || n, '', 'Brand', 'paa', 'MC-paa', '', '' FROM generate_series(1, 500) n`,
      )
      await inTenant(
        `INSERT INTO restock_subscription (tenant_id, user_id, article_id, sorg, created_at) SELECT 'aa', $1, id, '2000', now() FROM article WHERE code LIKE 'WISH-%'`,
        (await server()).world.users.dealer,
      )
    },
    () => inTenant(`DELETE FROM article WHERE code LIKE 'WISH-%'`),
    'You have too many restock alerts. Stop some of them first.',
  ],
  [
    'messages were switched off meanwhile',
    () => set(notifications(false)),
    () => set(notifications(true)),
    'Restock alerts are paused: this portal sends no messages at the moment.',
  ],
  [
    'the database refuses it',
    () => asOwner('REVOKE INSERT ON restock_subscription FROM pannier_app'),
    () => asOwner('GRANT INSERT ON restock_subscription TO pannier_app'),
    'We couldn’t start the alert. Check the connection and try again.',
  ],
  [
    'the right for it was taken away, which is no matter of the connection',
    () =>
      inTenant(
        `UPDATE role SET permissions = array_remove(permissions, 'page.catalog') WHERE name = 'dealer'`,
      ),
    () =>
      inTenant(
        `UPDATE role SET permissions = permissions || '{page.catalog}' WHERE name = 'dealer'`,
      ),
    'You no longer have permission to do this. Ask your contact.',
  ],
])('not started because %s', async (_, spoil, mend, words) => {
  const { said } = await show()
  await off()
  onTestFinished(async () => void (await mend()))
  await spoil()
  fireEvent.click(await off())
  await waitFor(() => expect(said()).toBe(words))
  expect(await waitFors()).not.toContain(code())
})

test('a switch whose answer is lost is queued: switched twice it is the same', async () => {
  const { store, line, said, switches } = await show()
  const wish = await off()
  line.deaf = true
  fireEvent.click(wish)
  await on()
  await waitFor(() => expect(store.get(toastsAtom).at(-1)?.tone).toBe('success'))
  expect(said()).toBe('Saved. The alert for Frame starts when you are back online.')
  const kinds = async () => (await device.outbox.toArray()).map(({ kind }) => kind)
  expect([await kinds(), await waitFors()]).toEqual([['RESTOCK_ON'], [code()]])
  expect(switches()).toEqual(['Subscribe'])
})

test('what is in stock already is said, and the screen that says there is none is asked for anew', async () => {
  const { said } = await show()
  await off()
  await inTenant(
    'UPDATE stock SET available = 3 WHERE article_id = (SELECT id FROM article WHERE code = $1)',
    code(),
  )
  await inTenant('UPDATE catalogue_revision SET revision = revision + 1')
  fireEvent.click(await off())
  await waitFor(() => expect(said()).toBe('Frame is in stock already'))
  await waitFor(() => expect(button()).toBeNull())
  expect(await waitFors()).toEqual([])
})

test('without a network it is queued, shown as switched, and a second press takes it back in order', async () => {
  const { store, setOnline, switches } = await show()
  await off()
  setOnline(false)
  fireEvent.click(await off())
  fireEvent.click(await on())
  await off()
  // The network is said to be back before the queue can be sent: a third press goes behind the two.
  act(() => store.set(onlineAtom, true))
  fireEvent.click(await off())
  await on()
  const kinds = (await device.outbox.toArray()).map(({ kind }) => kind)
  expect(kinds).toEqual(['RESTOCK_ON', 'RESTOCK_OFF', 'RESTOCK_ON'])
  expect(switches()).toEqual([])
  expect(store.get(toastsAtom).at(-1)?.tone).toBe('success')
})

test('without a network and without a customer there is nobody to queue it for', async () => {
  const { store, setOnline } = await show()
  await off()
  setOnline(false)
  act(() => store.set(cartCustomerAtom, null))
  await waitFor(() => expect(button()).toHaveProperty('disabled', true))
})

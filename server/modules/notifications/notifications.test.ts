import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  changePassword,
  device,
  forgetAll,
  inboxOf,
  orderBike,
  type PushWorld,
  pushWorld,
} from '../../../tests/support/push-world.ts'
import { choose, logIn, testSettings } from '../../../tests/support/server.ts'
import { startWork } from '../../../tests/support/work.ts'
import { password, r3Of } from '../../../tests/support/world.ts'

let all: PushWorld
let work: ReturnType<typeof startWork>

beforeAll(async () => {
  all = await pushWorld()
})
afterAll(() => all?.close())
beforeEach(async () => {
  await forgetAll(all)
  work = startWork(all.database)
})

describe('an order', () => {
  test('is told to the customer’s other people on their devices and in their inbox, not to who ordered and not to sales staff', async () => {
    const [phone, desk, colleague] = [
      await device(all, 'dealer'),
      await device(all, 'dealer'),
      await device(all, 'dealer2'),
    ]
    const [rep, fixed] = [await device(all, 'rep'), await device(all, 'fixed')]
    await choose(rep.session, r3Of('X'))
    await all.sql(`UPDATE app_user SET language = 'fr' WHERE username = 'dealer2'`)
    const orderNo = await orderBike(rep.session)
    await work.drain()
    expect(all.service.delivered.map(({ path }) => path).sort()).toEqual(
      [phone, desk, colleague].map(({ path }) => path).sort(),
    )
    const [notice] = (await inboxOf(phone.session)).notifications
    expect(notice).toMatchObject({
      kind: 'ORDER_PLACED',
      title: `Order ${orderNo} was placed`,
      body: 'Name of rep ordered for Shop X of aa.',
      path: `/order/view/${orderNo}?customer=${r3Of('X')}`,
      readAt: null,
    })
    expect(all.service.delivered.find(({ path }) => path === phone.path)).toEqual({
      path: phone.path,
      ttl: expect.any(Number),
      audience: all.service.url,
      subject: 'mailto:help@aa.example',
      publicKey: testSettings.vapid.publicKey,
      message: {
        title: notice!.title,
        body: notice!.body,
        path: notice!.path,
        tag: `notice-${notice!.id}`,
        id: notice!.id,
      },
    })
    expect(all.service.delivered.find(({ path }) => path === colleague.path)!.message.title).toBe(
      `La commande ${orderNo} a été passée`,
    )
    for (const session of [rep.session, fixed.session])
      expect((await inboxOf(session)).count).toBe(0)
  })

  test('a dealer’s own order is no news to him', async () => {
    const { session } = await device(all, 'dealer')
    await orderBike(session)
    await work.drain()
    expect(all.service.delivered).toEqual([])
    expect((await inboxOf(session)).count).toBe(0)
  })

  test('a job that runs again tells nobody twice', async () => {
    const { session } = await device(all, 'dealer')
    const rep = await logIn(all.app, all.world.host, 'rep')
    await choose(rep, r3Of('X'))
    await orderBike(rep)
    await work.drain()
    await all.database.jobs(
      `UPDATE pgboss.job SET state = 'created', completed_on = NULL WHERE name = 'notify'`,
    )
    expect(await work.drain()).toBe(1)
    expect([all.service.asked, (await inboxOf(session)).count]).toEqual([1, 1])
  })
})

describe('a changed password', () => {
  test('is told also on the devices that it logs out, and afterwards nothing reaches them', async () => {
    const [here, there] = [await device(all, 'dealer'), await device(all, 'dealer')]
    await changePassword(here.session, password, 'Sattel-9fest')
    await work.drain()
    expect(
      new Map(all.service.delivered.map(({ path, message }) => [path, message.title])),
    ).toEqual(new Map([here, there].map(({ path }) => [path, 'Your password was changed'])))
    expect(all.service.delivered).toHaveLength(2)
    await changePassword(here.session, 'Sattel-9fest', 'Lenker-7fest')
    await work.drain()
    expect(all.service.delivered.map(({ path }) => path).slice(2)).toEqual([here.path])
  })

  test('after a log-out nothing arrives on that device', async () => {
    const [here, there] = [await device(all, 'dealer'), await device(all, 'dealer')]
    await there.session.send({ url: '/logout' })
    await changePassword(here.session, password, 'Sattel-9fest')
    await work.drain()
    expect(all.service.delivered.map(({ path }) => path)).toEqual([here.path])
  })
})

describe('the inbox', () => {
  const write = (user: string, n: number) =>
    all.sql(
      `INSERT INTO notification (tenant_id, user_id, kind, event, title, body, path, created_at) VALUES ('aa', $1, 'order-placed', $2, $3, 'b', '/cart', now() + $4 * interval '1 second')`,
      [all.world.users[user], `e${n}`, `Notice ${n}`, n],
    )

  test('has pages, newest first, and counts what is unread', async () => {
    for (let n = 1; n <= 25; n += 1) await write('dealer', n)
    const session = await logIn(all.app, all.world.host, 'dealer')
    const page = async (n: number) =>
      (
        await session.ask(
          'query($n: Int) { notifications(page: $n, limit: 10) { page count unread pageTotal notifications { title } } }',
          { n },
        )
      ).data.notifications
    expect(await page(1)).toMatchObject({ page: 1, count: 25, unread: 25, pageTotal: 3 })
    expect((await page(3)).notifications.map(({ title }) => title)).toEqual([
      'Notice 5',
      'Notice 4',
      'Notice 3',
      'Notice 2',
      'Notice 1',
    ])
    expect(await page(9)).toEqual(await page(3))
    expect((await page(9)).page).toBe(3)
    expect((await page(-1)).page).toBe(1)
  })

  test('is marked as read, one by one or whole, and nobody else’s with it', async () => {
    for (let n = 1; n <= 3; n += 1) {
      await write('dealer', n)
      await write('dealer2', n)
    }
    const [session, other] = [
      await logIn(all.app, all.world.host, 'dealer'),
      await logIn(all.app, all.world.host, 'dealer2'),
    ]
    const mark = async (ids: string[] | null) =>
      (
        await session.ask(
          'mutation($ids: [ID!]) { markNotificationsRead(ids: $ids) { unread userErrors { code } } }',
          { ids },
        )
      ).data.markNotificationsRead
    const [first] = (await inboxOf(session)).notifications
    const [strange] = (await inboxOf(other)).notifications
    expect(await mark([first!.id, strange!.id, 'nonsense'])).toEqual({ unread: 2, userErrors: [] })
    expect((await session.ask('{ unreadNotifications }')).data.unreadNotifications).toBe(2)
    expect(await mark(null)).toEqual({ unread: 0, userErrors: [] })
    expect((await inboxOf(session)).notifications.every(({ readAt }) => readAt)).toBe(true)
    expect((await inboxOf(other)).unread).toBe(3)
  })
})

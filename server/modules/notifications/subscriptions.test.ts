import webPush from 'web-push'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  changePassword,
  device,
  devicesOf,
  forgetAll,
  hand,
  inboxOf,
  type PushWorld,
  pushWorld,
} from '../../../tests/support/push-world.ts'
import { logIn, type Session, startApp, testSettings } from '../../../tests/support/server.ts'
import { startWork } from '../../../tests/support/work.ts'
import { password } from '../../../tests/support/world.ts'

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

describe('sending', () => {
  test.each([404, 410])('%i: the subscription is gone for good', async (status) => {
    const { session } = await device(all, 'dealer')
    all.service.status = status
    await changePassword(session, password, 'Sattel-9fest')
    await work.drain()
    expect(await devicesOf(session)).toEqual([])
    await all.allDue()
    expect([await work.drain(), all.service.asked]).toEqual([0, 1])
  })

  test.each([500, 503, 429])('%i: it is sent again later', async (status) => {
    const { session } = await device(all, 'dealer')
    all.service.status = status
    await changePassword(session, password, 'Sattel-9fest')
    await work.drain()
    expect([all.service.asked, all.service.delivered.length]).toEqual([1, 0])
    all.service.status = 201
    await all.allDue()
    expect(await work.drain()).toBe(1)
    expect(all.service.delivered).toHaveLength(1)
  })

  test('400: neither again nor gone', async () => {
    const { session } = await device(all, 'dealer')
    all.service.status = 400
    await changePassword(session, password, 'Sattel-9fest')
    await work.drain()
    await all.allDue()
    expect([await work.drain(), all.service.asked, (await devicesOf(session)).length]).toEqual([
      0, 1, 1,
    ])
  })

  test('a service that is not there is tried again, and given up in the end', async () => {
    const { session } = await device(all, 'dealer')
    await all.sql(`UPDATE push_subscription SET endpoint = 'http://127.0.0.1:1/push'`)
    await changePassword(session, password, 'Sattel-9fest')
    for (let n = 0; n < 7; n += 1) {
      await work.drain()
      await all.allDue()
    }
    expect(await work.drain()).toBe(0)
    expect(
      (await all.database.jobs(`SELECT state, retry_count FROM pgboss.job WHERE name = 'push'`))
        .rows,
    ).toEqual([{ state: 'failed', retry_count: 5 }])
    expect((await inboxOf(session)).count).toBe(1)
  })

  test('with the setting off, what stands in the database is not enough to make the server ask its own network', async () => {
    const { session } = await device(all, 'dealer')
    await changePassword(session, password, 'Sattel-9fest')
    const strict = startWork(all.database, { settings: { localPush: false } })
    await strict.drain()
    expect(all.service.asked).toBe(0)
  })

  test('with other keys a browser is asked for nothing until it has subscribed anew', async () => {
    const { session } = await device(all, 'dealer')
    const vapid = webPush.generateVAPIDKeys()
    const rotated = await startApp(all.database, { settings: { vapid } })
    const rotatedWork = startWork(all.database, { settings: { vapid } })
    const later = { ...session, ask: session.ask } as Session
    expect((await session.ask('{ pushKey }')).data.pushKey).toBe(testSettings.vapid.publicKey)
    await changePassword(later, password, 'Sattel-9fest')
    await rotatedWork.drain()
    expect(all.service.asked).toBe(0)

    const anew = all.service.subscribe()
    const answer = await rotated.inject({
      method: 'POST',
      url: '/notification/subscriptions',
      cookies: session.cookies,
      headers: { host: session.host, authorization: `Bearer ${session.token}` },
      payload: anew,
    })
    expect(answer.statusCode).toBe(201)
    expect(await all.sql('SELECT endpoint FROM push_subscription')).toEqual([
      { endpoint: anew.endpoint },
    ])
    await changePassword(session, 'Sattel-9fest', 'Lenker-7fest')
    await rotatedWork.drain()
    expect(all.service.delivered.map(({ publicKey }) => publicKey)).toEqual([vapid.publicKey])
    await rotated.close()
  })
})

describe('handing in a subscription', () => {
  const good = () => all.service.subscribe()
  test.each<[string, (one: ReturnType<typeof good>) => unknown]>([
    ['nothing', () => undefined],
    [
      'a key that is no point',
      (one) => ({ ...one, keys: { ...one.keys, p256dh: `B${'A'.repeat(86)}` } }),
    ],
    ['a file', (one) => ({ ...one, endpoint: 'file:///etc/passwd' })],
  ])('%s is refused', async (_case, of) => {
    const session = await logIn(all.app, all.world.host, 'dealer')
    expect((await hand(session, of(good()))).statusCode).toBe(400)
    expect(await all.sql('SELECT 1 FROM push_subscription')).toEqual([])
  })

  test('nobody signed in, nobody subscribed; a portal without the feature takes none', async () => {
    const answer = await all.app.inject({
      method: 'POST',
      url: '/notification/subscriptions',
      headers: { host: all.world.host },
      payload: good(),
    })
    expect(answer.statusCode).toBe(401)
    expect(
      (await hand(await logIn(all.app, all.other.host, 'dealer'), good())).json(),
    ).toMatchObject({ code: 'NOT_OFFERED' })
  })

  test('who must change the password first subscribes afterwards', async () => {
    const session = await logIn(all.app, all.world.host, 'dealer')
    await all.sql(`UPDATE app_user SET must_change_password = true WHERE username = 'dealer'`)
    const answer = await hand(session, good())
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      403,
      'PASSWORD_CHANGE_REQUIRED',
    ])
    await all.sql('UPDATE app_user SET must_change_password = false')
  })

  test('a browser has one subscription, and its next person takes it over', async () => {
    const { session, subscription } = await device(all, 'dealer')
    expect((await hand(session, subscription)).statusCode).toBe(201)
    expect(await devicesOf(session)).toHaveLength(1)
    const next = await logIn(all.app, all.world.host, 'dealer2')
    expect((await hand(next, subscription)).statusCode).toBe(201)
    expect([(await devicesOf(session)).length, (await devicesOf(next)).length]).toEqual([0, 1])
  })

  test('a person has twenty at most: the one that was silent for longest goes', async () => {
    const { session } = await device(all, 'dealer')
    await all.sql(
      `INSERT INTO push_subscription (tenant_id, user_id, session_id, endpoint, p256dh, auth, server_key, created_at, last_seen_at)
       SELECT tenant_id, user_id, session_id, 'https://push.service/' || n, p256dh, auth, server_key, created_at, last_seen_at - n * interval '1 day'
       FROM push_subscription, generate_series(1, 40) n`,
    )
    await device(all, 'dealer')
    const left = await all.sql(
      `SELECT endpoint FROM push_subscription WHERE endpoint LIKE 'https://push.service/%' ORDER BY last_seen_at`,
    )
    expect(left).toHaveLength(18)
    expect(left[0]!.endpoint).toBe('https://push.service/18')
    expect((await session.send({ method: 'GET', url: '/user' })).statusCode).toBe(200)
  })

  test('it can be taken back', async () => {
    const { session } = await device(all, 'dealer')
    expect(
      (await session.send({ method: 'DELETE', url: '/notification/subscriptions' })).statusCode,
    ).toBe(204)
    expect(await devicesOf(session)).toEqual([])
  })

  test('only its own person sees it and revokes it; the browser is told so when it hands it in again', async () => {
    const { session, subscription } = await device(all, 'dealer')
    const [own] = await devicesOf(session)
    const revoke = (by: Session) =>
      by.ask(
        'mutation($id: ID!) { revokePushSubscription(id: $id) { userErrors { field code } } }',
        { id: own!.id },
      )
    const stranger = await logIn(all.app, all.world.host, 'dealer2')
    expect(await devicesOf(stranger)).toEqual([])
    expect((await revoke(stranger)).data.revokePushSubscription.userErrors).toEqual([
      { field: 'id', code: 'unknown_device' },
    ])
    expect(await devicesOf(session)).toHaveLength(1)

    const second = await device(all, 'dealer')
    expect((await revoke(second.session)).data.revokePushSubscription.userErrors).toEqual([])
    expect((await devicesOf(session)).map(({ current }) => current)).toEqual([false])
    expect((await hand(session, subscription)).json()).toMatchObject({ code: 'REVOKED' })
    expect((await hand(session, all.service.subscribe())).statusCode).toBe(201)
  })
})

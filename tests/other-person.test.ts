import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Answered } from './support/answered.ts'
import { serverForTests } from './support/test-people.ts'
import { goods, r3Of } from './support/world.ts'

// What is one person's own, asked for by others of the same customer and by the office.

const others = ['dealer', 'fixed', 'rep', 'manager', 'office', 'admin'] as const
const here = serverForTests([...others, 'dealer2'])
const sql = <Row>(text: string, params: unknown[] = []) =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query<Row>(text, params),
  )
let own: { notice: string; browser: string; device: string }
const owned = () =>
  sql(
    `SELECT (SELECT json_agg(article_id) FROM restock_subscription WHERE user_id = $1) wishes, (SELECT count(*) FROM notification WHERE user_id = $1 AND read_at IS NULL) unread,
  (SELECT count(*) FROM push_subscription WHERE user_id = $1 AND revoked_at IS NULL) browsers, (SELECT json_agg(id ORDER BY id) FROM session WHERE user_id = $1 AND revoked_at IS NULL) sessions`,
    [here.world.users.dealer2],
  )
beforeAll(async () => {
  const { world } = here
  const one = async (text: string, ...params: unknown[]) =>
    String((await sql<{ id: unknown }>(text, params))[0]?.id)
  const person = world.users.dealer2
  await sql(
    `INSERT INTO restock_subscription (tenant_id, user_id, article_id, sorg, created_at) VALUES ('aa', $1, $2, '2000', now())`,
    [person, world.articles[goods.scarce]],
  )
  const device = await one('SELECT id FROM session WHERE user_id = $1', person)
  own = {
    device,
    notice: await one(
      `INSERT INTO notification (tenant_id, user_id, kind, event, title, body, path, created_at) VALUES ('aa', $1, 'back-in-stock', 'e', 't', 'b', '/', now()) RETURNING id`,
      person,
    ),
    browser: await one(
      `INSERT INTO push_subscription (tenant_id, user_id, session_id, endpoint, p256dh, auth, server_key, created_at, last_seen_at) VALUES ('aa', $1, $2, 'https://push.example/1', 'p', 'a', 'k', now(), now()) RETURNING id`,
      person,
      device,
    ),
  }
})

test.each<[name: string, document: string, seen: (data: Answered) => unknown]>([
  [
    'restockSubscriptions',
    '{ restockSubscriptions { id } }',
    ({ restockSubscriptions }) => restockSubscriptions,
  ],
  [
    'unsubscribe',
    `mutation { unsubscribe(articleCode: "${goods.scarce}", sorg: "2000") { subscriptions { id } } }`,
    ({ unsubscribe }) => unsubscribe.subscriptions,
  ],
  [
    'notifications',
    '{ notifications { notifications { title } } }',
    ({ notifications }) => notifications.notifications,
  ],
  [
    'markNotificationsRead',
    'mutation($notice: ID!) { markNotificationsRead(ids: [$notice]) { unread } }',
    () => [],
  ],
  [
    'pushSubscriptions',
    '{ pushSubscriptions { id } }',
    ({ pushSubscriptions }) => pushSubscriptions,
  ],
  [
    'revokePushSubscription',
    'mutation($browser: ID!) { revokePushSubscription(id: $browser) { userErrors { code } } }',
    () => [],
  ],
  ['devices', '{ devices { id } }', ({ devices }) => devices.filter(({ id }) => id === own.device)],
  [
    'revokeDevice',
    'mutation($device: ID!) { revokeDevice(id: $device) { userErrors { code } } }',
    () => [],
  ],
])('%s', async (_, document, seen) => {
  const before = await owned()
  expect(before).toMatchObject([
    { wishes: [here.world.articles[goods.scarce]], unread: 1, browsers: 1 },
  ])
  for (const role of others) {
    const { notice, browser, device } = own
    const { data, errors } = await here[role].ask(
      document,
      Object.fromEntries(
        Object.entries({ notice, browser, device }).filter(([key]) => document.includes(`$${key}`)),
      ),
    )
    if (errors) expect(errors.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN'])
    else expect(seen(data), role).toEqual([])
  }
  expect(await owned()).toEqual(before)
})

const sync = async (
  role: (typeof others)[number] | 'dealer2',
  streamId: string,
  kind: string,
  mutationId: string,
) =>
  here[role].ask(
    'mutation($s: ID!, $i: [IntentInput!]!) { syncIntents(streamId: $s, intents: $i) { results { status reason } } }',
    {
      s: streamId,
      i: [
        {
          seq: 1,
          mutationId,
          v: 1,
          customerKey: r3Of('X'),
          kind,
          args: kind === 'ADD' ? { sorg: '1000', article: goods.bike, qty: 1 } : {},
        },
      ],
    },
  )

test.each(['dealer', 'fixed', 'rep'] as const)(
  'a change that waits is not taken back by %s',
  async (role) => {
    const [mutationId, stream] = [randomUUID(), `${randomUUID()}/${here.world.users.dealer2}`]
    expect((await sync(role, stream, 'WITHDRAW', mutationId)).errors?.[0]?.extensions.code).toBe(
      'FORBIDDEN',
    )
    expect(
      (await sync(role, randomUUID(), 'WITHDRAW', mutationId)).data.syncIntents.results,
    ).toEqual([{ status: 'REJECTED', reason: 'withdrawn' }])
    expect((await sync('dealer2', stream, 'ADD', mutationId)).data.syncIntents.results).toEqual([
      { status: 'APPLIED', reason: null },
    ])
  },
)

import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../server/db/database.ts'
import { emptyPostgres } from './database.ts'
import { type PushService, startPushService } from './push.ts'
import { logIn, type Session, startApp } from './server.ts'
import { buildWorld, goods, type World } from './world.ts'

/** A tenant that sends notifications, one that does not, and a push service with browsers. */
export interface PushWorld {
  database: Database
  app: FastifyInstance
  world: World
  other: World
  service: PushService
  sql: (text: string, params?: unknown[]) => Promise<Record<string, string>[]>
  /** Makes everything that waits to be tried again due. */
  allDue: () => Promise<unknown>
  close: () => Promise<void>
}

/** Starts all of it. */
export async function pushWorld(): Promise<PushWorld> {
  const database = await emptyPostgres()
  const world = await buildWorld(database, 'aa', {
    email: 'help@aa.example',
    features: { WEB_NOTIFICATION: true } as never,
  })
  const other = await buildWorld(database, 'bb')
  const app = await startApp(database)
  const service = await startPushService()
  return {
    database,
    app,
    world,
    other,
    service,
    sql: (text, params = []) =>
      database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
        tx.query<Record<string, string>>(text, params),
      ),
    allDue: () =>
      database.jobs(
        `UPDATE pgboss.job SET start_after = now() - interval '1 second' WHERE state = 'retry'`,
      ),
    close: async () => {
      await app.close()
      await database.close()
      await service.close()
    },
  }
}

/** Ends sessions and subscriptions, and clears notices and queues. */
export async function forgetAll({ database, service, sql }: PushWorld): Promise<void> {
  for (const table of ['notification', 'push_subscription', 'session'])
    await sql(`DELETE FROM ${table}`)
  await sql(
    `UPDATE app_user SET language = NULL, password_hash = (SELECT password_hash FROM app_user WHERE username = 'guest')`,
  )
  await database.jobs('DELETE FROM pgboss.job')
  Object.assign(service, { delivered: [], status: 201, asked: 0 })
}

export const hand = (session: Session, payload: unknown) =>
  session.send({ url: '/notification/subscriptions', payload })

/** Signs in on a device of its own and subscribes there. @throws Error when it is not taken */
export async function device({ app, world, service }: PushWorld, username: string) {
  const session = await logIn(app, world.host, username)
  const subscription = service.subscribe()
  const { statusCode, body } = await hand(session, subscription)
  if (statusCode !== 201) throw new Error(`subscription of ${username}: ${statusCode} ${body}`)
  return {
    session,
    subscription,
    path: new URL(subscription.endpoint).pathname,
  }
}

export const changePassword = (session: Session, oldPassword: string, newPassword: string) =>
  session.ask(
    'mutation($o: String!, $n: String!) { changePassword(oldPassword: $o, newPassword: $n) { userErrors { code } } }',
    { o: oldPassword, n: newPassword },
  )

export const inboxOf = async (session: Session) =>
  (
    await session.ask(
      '{ notifications { count unread notifications { id kind title body path readAt } } }',
    )
  ).data.notifications

export const devicesOf = async (session: Session) =>
  (await session.ask('{ pushSubscriptions { id current } }')).data.pushSubscriptions

/** Orders one bike for the session's customer. @returns the order's number */
export async function orderBike(session: Session): Promise<string> {
  await session.ask(
    'mutation($p: [CartProductInput!]!) { updateProductsInCart(products: $p) { cart { id } } }',
    { p: [{ sorg: '1000', article_code: goods.bike, qty: 1 }] },
  )
  const {
    data: { cart },
  } = await session.ask(
    '{ cart { version lines { qty unitPrice product { article_code sorg } } } }',
  )
  const { data } = await session.ask(
    `mutation($k: ID!, $v: Int!, $p: [CheckoutProductInput!]!) { checkout(attemptKey: $k, cartVersion: $v, shipto: "S1", paymentId: "N30", shipments: [{ sorg: "1000", id: "STD" }], products: $p) { orders { order_no } } }`,
    {
      k: randomUUID(),
      v: cart.version,
      p: cart.lines.map(({ qty, unitPrice, product }) => ({
        ...product,
        qty,
        price: unitPrice,
      })),
    },
  )
  return data.checkout.orders[0]!.order_no
}

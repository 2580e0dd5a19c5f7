import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { createApp } from '../../server/app.ts'
import type { Clock } from '../../server/clock.ts'
import type { Database } from '../../server/db/database.ts'
import type { Settings } from '../../server/settings.ts'
import type { Answer } from './answered.ts'
import { password } from './world.ts'

export const testSettings: Settings = {
  port: 0,
  host: '127.0.0.1',
  databaseUrl: undefined,
  databaseAppUrl: undefined,
  databasePool: 12,
  databaseLimits: { connect: 5_000, statement: 30_000, lock: 10_000, idle: 60_000 },
  migrate: true,
  dataDir: '',
  publicUrl: undefined,
  basePath: '',
  trustProxy: false,
  secret: 'a secret of the tests alone',
  smtpUrl: undefined,
  mailFrom: undefined,
  erpUrl: undefined,
  erpSecret: undefined,
  erpDir: undefined,
  feedDir: undefined,
  vapid: {
    publicKey:
      'BG9Q4hCxjRu-_G7OmpLeI0jPVhvvPP-Nmb1VoF_AbnX3ZINv40gVkUOSFLoDz4WCu7SPKKZkn7-h0XNvlB1my4Q',
    privateKey: 'tIFq7SD1m7_NyWvhqC788byuoSiEqj7T834WTHstyWs',
  },
  vapidGiven: false,
  localPush: true,
  freeDocuments: true,
  introspection: true,
  apiKeyHashes: [],
  s3: undefined,
  configAuth: 'pannier:public',
  sandboxPay: false,
  stripe: new Map(),
  workLimit: 0,
  logLevel: 'silent',
  slowStatement: 0,
  metricsToken: undefined,
  collector: undefined,
}

/** The real server over a database, not listening. */
export const startApp = (
  database: Database,
  {
    clock = () => new Date(),
    settings = {},
    portalDir,
    documents = new Map(),
    prometheus,
  }: {
    clock?: Clock
    settings?: Partial<Settings>
    portalDir?: string
    documents?: Map<string, string>
    prometheus?: () => Promise<string>
  } = {},
) =>
  createApp({
    database,
    clock,
    settings: { ...testSettings, ...settings },
    documents,
    prometheus,
    ...(portalDir ? { portalDir } : {}),
  })

/** Session of a signed-in user: sends requests as their browser would. */
export interface Session {
  token: string
  cookies: Record<string, string>
  host: string
  ask: (query: string, variables?: Record<string, unknown>) => Promise<Answer & { status: number }>
  send: (request: {
    method?: 'GET' | 'POST' | 'DELETE'
    url: string
    payload?: unknown
    headers?: Record<string, string>
  }) => Promise<LightMyRequestResponse>
}

/** Sends an operation that needs no session. */
export const askPublicly = async (
  app: FastifyInstance,
  host: string,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Answer> =>
  (
    await app.inject({
      method: 'POST',
      url: '/public/graphql',
      headers: { host },
      payload: { query, variables },
    })
  ).json<Answer>()

const cookiesOf = (response: LightMyRequestResponse) =>
  Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]))

/** Logs in through POST /login. @throws Error when refused */
export async function logIn(
  app: FastifyInstance,
  host: string,
  username: string,
  secret = password,
): Promise<Session> {
  const response = await app.inject({
    method: 'POST',
    url: '/login',
    headers: { host },
    payload: { username, password: secret },
  })
  if (response.statusCode !== 200)
    throw new Error(`log-in of ${username} at ${host}: ${response.statusCode} ${response.body}`)
  return sessionOf(
    app,
    host,
    response.json<{ requestToken: string }>().requestToken,
    cookiesOf(response),
  )
}

/** A session from a token and cookies, whatever they are worth. */
export function sessionOf(
  app: FastifyInstance,
  host: string,
  token: string,
  cookies: Record<string, string>,
): Session {
  const session: Session = {
    token,
    cookies,
    host,
    send: ({ method = 'POST', url, payload, headers }) =>
      app.inject({
        method,
        url,
        cookies: session.cookies,
        headers: { host, authorization: `Bearer ${session.token}`, ...headers },
        ...(payload === undefined ? {} : { payload: payload as object }),
      }),
    async ask(query, variables) {
      const response = await session.send({
        url: '/graphql',
        payload: { query, variables },
      })
      return { status: response.statusCode, ...response.json<Answer>() }
    },
  }
  return session
}

/** Makes a customer the session's, by its r3 code. */
export async function choose(session: Session, r3: string): Promise<void> {
  const { data } = await session.ask(
    'mutation($c: CustCodeInput!) { changeCustomerV2(custCode: $c) { requestToken userErrors { code } } }',
    { c: { r3 } },
  )
  if (!data.changeCustomerV2.requestToken)
    throw new Error(`cannot choose ${r3}: ${JSON.stringify(data)}`)
  session.token = data.changeCustomerV2.requestToken
}

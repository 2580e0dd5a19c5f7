import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { createTokens } from '../../server/session/tokens.ts'
import { startIdentityProvider, type TestProvider } from './identity-provider.ts'
import { testSettings } from './server.ts'
import { serverForTests } from './test-people.ts'
import { buildWorld, type World } from './world.ts'

type Cookies = Record<string, string>
interface Answered {
  status: number
  location: string | undefined
  body: string
  cookies: Cookies
}

const callbackOf = (host: string) => `http://${host}:0/server/log-in/callback`
const pathOf = ({ pathname, search }: URL) => pathname + search

/** A server and a provider beside it, through which people log in step by step. */
export function providerGround() {
  const here = serverForTests([])
  const ground = { here } as { here: typeof here; provider: TestProvider; other: World }
  let requests = 0

  beforeAll(async () => {
    ground.other = await buildWorld(here.database, 'bb')
    const hosts = [here.world.host, ground.other.host]
    ground.provider = await startIdentityProvider(hosts.map(callbackOf), { sub: 'jo' })
  })
  afterAll(() => ground.provider.close())
  beforeEach(async () => {
    await sql('DELETE FROM user_identity')
    await sql('DELETE FROM identity_provider')
    await sql(
      `UPDATE app_user SET active = true, email = username || '@example.com', second_factor_since = NULL, must_change_password = false`,
    )
  })

  const sql = <Row>(text: string, args: unknown[] = []) =>
    here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
      tx.query<Row>(text, args),
    )

  const sealed = (secret: string) =>
    createTokens(testSettings.secret, () => new Date()).clientSecrets.seal('aa', secret)

  /** Stores the provider with these columns. @returns its id */
  async function addProvider(columns: object = {}): Promise<number> {
    const row: Record<string, unknown> = {
      name: 'Contoso',
      issuer: ground.provider.issuer,
      client_id: ground.provider.clientId,
      client_secret: sealed(ground.provider.clientSecret),
      scopes: 'openid email profile',
      active: true,
      asks_second_factor: false,
      match_email: false,
      make_users: false,
      email_domains: [],
      ...columns,
    }
    const names = Object.keys(row)
    const [added] = await sql<{ id: number }>(
      `INSERT INTO identity_provider (tenant_id, ${names.join(', ')}) VALUES ('aa', ${names.map((_, n) => `$${n + 1}`).join(', ')}) RETURNING id`,
      Object.values(row),
    )
    return added!.id
  }

  interface Asking {
    cookies?: Cookies
    host?: string
    app?: FastifyInstance
    /** Each request comes from its own, unless it is about how many one may send. */
    from?: string
  }
  async function get(url: string, asking: Asking = {}): Promise<Answered> {
    const { cookies = {}, host = here.world.host, app = here.app } = asking
    requests += 1
    const answer = await app.inject({
      method: 'GET',
      url,
      cookies,
      remoteAddress: asking.from ?? `2001:db8::${requests.toString(16)}`,
      headers: { host, referer: `http://${host}/fr/login` },
    })
    const set = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]))
    return {
      status: answer.statusCode,
      location: answer.headers.location,
      body: answer.body,
      cookies: { ...cookies, ...set },
    }
  }
  const start = (id: number, target = '', host = here.world.host) =>
    get(`/server/log-in/${id}${target && `?target=${encodeURIComponent(target)}`}`, { host })

  const visit = async (begun: Answered) => pathOf(await ground.provider.visit(begun.location!))

  /** Logs in at the provider and comes back. @param change of what the provider is asked */
  async function logInThere(
    id: number,
    target = '',
    change: (asked: URLSearchParams) => void = () => undefined,
  ) {
    const begun = await start(id, target)
    expect(begun.status).toBe(303)
    const asked = new URL(begun.location!)
    change(asked.searchParams)
    const back = pathOf(await ground.provider.visit(asked.href))
    return { begun, back, answer: await get(back, { cookies: begun.cookies }) }
  }

  /** The person whose session an answer has opened, as `GET /user` says. */
  async function whoIs({ cookies }: Answered): Promise<Record<string, unknown>> {
    const headers = { host: here.world.host }
    const url = '/refresh-token'
    const renewed = await here.app.inject({ method: 'POST', url, cookies, headers, payload: {} })
    const authorization = `Bearer ${renewed.json<{ requestToken: string }>().requestToken}`
    const user = await here.app.inject({
      method: 'GET',
      url: '/user',
      cookies,
      headers: { ...headers, authorization },
    })
    return user.json()
  }
  const lastAudit = async (action: string) => {
    const [row] = await sql<{ target: string; after: Record<string, unknown> }>(
      'SELECT target, after FROM audit_log WHERE action = $1 ORDER BY id DESC LIMIT 1',
      [action],
    )
    return row!
  }
  return Object.assign(ground, {
    sql,
    sealed,
    addProvider,
    get,
    start,
    visit,
    logInThere,
    whoIs,
    lastAudit,
  })
}

export const sessionOf = ({ cookies }: { cookies: Cookies }) => cookies['__Host-pannier-refresh']

/** An answer that leads back to the login page with a code. */
export const refusedWith = (code: number, target = '') => ({
  status: 303,
  location: `/fr/login?refused=${code}${target && `&target=${encodeURIComponent(target)}`}`,
})

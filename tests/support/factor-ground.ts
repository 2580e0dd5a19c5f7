import { Secret, TOTP } from 'otpauth'
import { Authenticator } from './authenticator.ts'
import type { Session } from './server.ts'
import { sessionOf } from './server.ts'
import { type TestPeople } from './test-people.ts'
import { password } from './world.ts'

type Cookies = Record<string, string>

/** Sets up second factors on a server of tests, and goes through log-ins step by step. */
export function factorGround(here: TestPeople<never>, now: () => Date) {
  const ask = async (session: Session, document: string, variables: object = {}): Promise<any> => {
    const { data, errors } = await session.ask(document, variables as Record<string, unknown>)
    return errors ? { refused: errors[0]!.extensions.code } : Object.values(data)[0]
  }
  const post = async (
    url: string,
    payload: object = {},
    cookies: Cookies = {},
    from = '192.0.2.1',
  ) => {
    const answer = await here.app.inject({
      method: 'POST',
      url,
      remoteAddress: from,
      headers: { host: here.world.host },
      cookies,
      payload,
    })
    const set = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]))
    return { status: answer.statusCode, body: answer.json(), cookies: { ...cookies, ...set } }
  }
  /** The code that an app shows at a moment. */
  const codeAt = (secret: string, ms = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now().getTime() + ms })

  return {
    ask,
    post,
    codeAt,
    sql: <Row = Record<string, unknown>>(text: string, params: unknown[] = []) =>
      here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
        tx.query<Row>(text, params),
      ),
    /** Goes on after a second step that was good. */
    sessionAfter: ({ body, cookies }: Awaited<ReturnType<typeof post>>) =>
      sessionOf(here.app, here.world.host, body.requestToken, cookies),
    /** The first step: name and password. */
    begin: (username: string, from?: string, secret = password, cookies: Cookies = {}) =>
      post('/login', { username, password: secret }, cookies, from),
    /** Sets up an authenticator app. @returns its secret, and the recovery codes that came with a first factor */
    async addApp(session: Session): Promise<{ secret: string; recoveryCodes: string[] | null }> {
      const { secret } = await ask(
        session,
        'mutation($p: String!) { startOneTimeCodes(password: $p) { secret userErrors { code } } }',
        { p: password },
      )
      // The present code is left for the log-in: each works once.
      const { recoveryCodes } = await ask(
        session,
        'mutation($c: String!) { confirmOneTimeCodes(code: $c) { recoveryCodes userErrors { code } } }',
        { c: codeAt(secret, -30_000) },
      )
      return { secret, recoveryCodes }
    },
    /** Adds a passkey. @returns the device that has it, and the answer */
    async addPasskey(
      session: Session,
      device = new Authenticator({ origin: `https://${here.world.host}` }),
      name = 'Phone',
    ) {
      const { options } = await ask(
        session,
        'mutation($p: String!) { startPasskey(password: $p) { options userErrors { code } } }',
        { p: password },
      )
      const answer = await ask(
        session,
        'mutation($n: String!, $r: JSON!) { addPasskey(name: $n, response: $r) { recoveryCodes userErrors { field code } } }',
        { n: name, r: device.create(options) },
      )
      return { device, answer, options }
    },
  }
}

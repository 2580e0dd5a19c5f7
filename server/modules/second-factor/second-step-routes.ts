import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { type Asked, route, type RouteDeps } from '../../route.ts'
import { logInRequest, secondStepCookie, setSessionCookies } from '../../session/cookies.ts'
import { createRateLimit } from '../../session/rate-limit.ts'
import {
  logInByPasskey,
  passkeyLogInOptions,
  stepChoices,
  type StepRequest,
  takeSecondStep,
} from './second-step.ts'

const Passkey = v.looseObject({ id: v.pipe(v.string(), v.maxLength(2_000)) })
const Body = v.union([
  v.object({ code: v.pipe(v.string(), v.maxLength(100)) }),
  v.object({ passkey: Passkey }),
])
const PasskeyBody = v.object({ passkey: Passkey })

/** Questions for a passkey from one address within a minute: each is a row in the database. */
const maxQuestions = 30

/** Returns what the second step needs to know of its request. */
export const stepRequest = (request: FastifyRequest): StepRequest => ({
  ...logInRequest(request),
  host: (request.headers.host ?? '').toLowerCase().replace(/:\d+$/, ''),
})

/** The second step of a log-in, and log-in with a passkey alone. */
export function secondStepRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { parts } = deps
  const pace = createRateLimit(maxQuestions, parts.clock)
  const add = (url: string, handle: (asked: Asked) => unknown) =>
    route(app, deps, { method: 'POST', url, allow: 'anyone', handle })

  add('/login/second-factor/options', async ({ request, reply, tenant }) => {
    const wait = pace(request.ip)
    if (wait > 0) return tooMany(reply, wait)
    const secret = secondStepCookie(request)
    const choices = secret && (await stepChoices(parts, tenant, secret, stepRequest(request).host))
    return choices || refuse(reply, 'login_expired')
  })

  add('/login/second-factor', async ({ request, reply, tenant }) => {
    const body = v.safeParse(Body, request.body)
    if (!body.success) return reply.code(400).send(badInput)
    const secret = secondStepCookie(request)
    return secret
      ? send(reply, await takeSecondStep(parts, tenant, secret, body.output, stepRequest(request)))
      : refuse(reply, 'login_expired')
  })

  add('/login/passkey/options', async ({ request, reply, tenant }) => {
    const wait = pace(request.ip)
    if (wait > 0) return tooMany(reply, wait)
    return { passkey: await passkeyLogInOptions(parts, tenant, stepRequest(request).host) }
  })

  add('/login/passkey', async ({ request, reply, tenant }) => {
    const body = v.safeParse(PasskeyBody, request.body)
    if (!body.success) return reply.code(400).send(badInput)
    const { passkey } = body.output
    return send(reply, await logInByPasskey(parts, tenant, passkey, stepRequest(request)))
  })
}

const badInput = { code: 'BAD_INPUT', message: 'code or passkey expected' }

type Reply = Asked['reply']

const messages = {
  login_expired: 'Log in again',
  password_off: 'Log in by an identity provider',
  second_factor_failed: 'The code or passkey is incorrect',
}

const refuse = (reply: Reply, code: keyof typeof messages) =>
  reply.code(401).send({ code, message: messages[code] })

const tooMany = (reply: Reply, wait: number) =>
  reply
    .code(429)
    .header('retry-after', wait)
    .send({ code: 'too_many_attempts', retryAfter: wait, message: 'Too many attempts' })

function send(reply: Reply, answer: Awaited<ReturnType<typeof takeSecondStep>>) {
  if ('wait' in answer) return tooMany(reply, answer.wait)
  if ('failed' in answer) return refuse(reply, answer.failed)
  setSessionCookies(reply, answer)
  return { requestToken: answer.requestToken, refreshToken: answer.refreshToken }
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { audit } from '../audit.ts'
import type { AppContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { changeCustomer } from '../modules/customers/change-customer.ts'
import { type Asked, route, type RouteDeps } from '../route.ts'
import type { Tenant } from '../tenants.ts'
import { authUser } from './auth-user.ts'
import {
  bindingCookie,
  clearCookies,
  logInRequest,
  refreshCookie,
  setRefreshCookie,
  setSecondStepCookie,
  setSessionCookies,
} from './cookies.ts'
import { logIn } from './log-in.ts'
import { createRateLimit } from './rate-limit.ts'
import { refreshSession, revokeSession } from './sessions.ts'
import { callerOf } from './caller.ts'
import { endView } from './view/view-session.ts'

const Credentials = v.object({
  username: v.pipe(v.string(), v.maxLength(200)),
  password: v.pipe(v.string(), v.maxLength(200)),
})
const RefreshBody = v.nullish(v.object({ refreshToken: v.optional(v.string()) }))

const anyOf = (tenant: Tenant) => ({ tenantId: tenant.id, user: 'any', customers: 'all' }) as const

/** Log-in, renewal, log-out, the signed-in person, and the change of customer. */
export function sessionRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { parts, tenantOf } = deps
  const pace = createRateLimit(maxRenewals, parts.clock)

  route(app, deps, {
    method: 'POST',
    url: '/login',
    allow: 'anyone',
    handle: (asked) => answerLogIn(deps, asked),
  })

  route(app, deps, {
    method: 'POST',
    url: '/refresh-token',
    allow: 'anyone',
    handle: (asked) => answerRefresh(deps, asked, pace),
  })

  route(app, deps, {
    method: 'POST',
    url: '/logout',
    allow: 'anyone',
    async handle({ request, reply }) {
      const caller = await callerOf(parts, tenantOf(request), request)
      const sessionId = caller.sessionId ?? refreshCookie(request)?.sessionId
      if (sessionId && /^[0-9a-f-]{36}$/.test(sessionId)) await endSession(sessionId, request)
      clearCookies(reply)
      return reply.code(204).send()
    },
  })

  /** Only the browser that holds the session's cookie may end it. */
  async function endSession(sessionId: string, request: FastifyRequest) {
    const cookie = refreshCookie(request)
    if (cookie?.sessionId !== sessionId) return
    const tenant = tenantOf(request)
    await parts.database.within(anyOf(tenant), async (tx) => {
      const [ended] = await revokeSession(tx, sessionId, parts.clock())
      if (!ended) return
      const [own] = ended.viewed_from
        ? await revokeSession(tx, ended.viewed_from, parts.clock())
        : [ended]
      if (!own) return
      const requestId = String(request.id)
      const user = { id: own.user_id }
      const auditor = { tx, tenant, clock: parts.clock, user, customer: null, requestId }
      await audit(auditor, { action: 'session.closed', target: sessionId })
    })
  }

  // A page learns of another customer by these, so the customer it works for is not checked.
  route(app, deps, {
    method: 'GET',
    url: '/user',
    allow: 'signed-in',
    anyCustomer: true,
    beforeSetUp: true,
    openToPunchOut: true,
    handle: authUser,
  })

  // Opens what this person left locked on a device that another person has used since.
  route(app, deps, {
    method: 'GET',
    url: '/device-key',
    allow: 'signed-in',
    anyCustomer: true,
    beforeSetUp: true,
    closedToViews: true,
    handle: ({ tokens, tenant, user }) => ({
      privateKey: tokens.deviceKeys(tenant.id, user.id).privateKey,
    }),
  })

  const change = (url: string, codeOf: (asked: Asked) => CustomerCode) =>
    route(app, deps, {
      method: 'POST',
      url,
      allow: 'signed-in',
      anyCustomer: true,
      openToViews: true,
      async handle(entered, asked) {
        const changed = await changeCustomer(entered, codeOf(asked))
        if (changed.refused === undefined) return changed
        void asked.reply.code(409)
        return { code: changed.refused, message: 'Failed change customer, please try again' }
      },
    })
  change('/change-cust/:id', ({ params }) => ({ id: params.id }))
  change('/change-cust', ({ request }) => request.query as CustomerCode)
}

interface CustomerCode {
  id?: string | undefined
  r3?: string
  isr?: string
}

const failures = {
  login_failed: 'Username or password is incorrect',
  password_off: 'This username and password cannot log in here; use an identity provider',
}

async function answerLogIn({ parts }: RouteDeps, { request, reply, tenant }: Asked) {
  const body = v.safeParse(Credentials, request.body)
  if (!body.success)
    return reply.code(400).send({ code: 'BAD_INPUT', message: 'username and password expected' })
  const answer = await logIn(parts, tenant, body.output, logInRequest(request))
  if ('wait' in answer)
    return reply
      .code(429)
      .header('retry-after', answer.wait)
      .send({ code: 'too_many_attempts', retryAfter: answer.wait, message: 'Too many attempts' })
  if ('failed' in answer)
    return reply.code(401).send({ code: answer.failed, message: failures[answer.failed] })
  if ('secondStep' in answer) {
    setSecondStepCookie(reply, answer.secondStep)
    return { secondFactor: true }
  }
  setSessionCookies(reply, answer)
  return { requestToken: answer.requestToken, refreshToken: answer.refreshToken }
}

const maxRenewals = 60

/** Renews a session. A view that has ended leads back to the session of its administrator. */
const renewOrLeave = async (
  tx: Tx,
  { tokens, clock }: AppContext,
  tenant: Tenant,
  presented: { sessionId: string; secret: string; binding: string },
  requestId: string,
) =>
  (await refreshSession(tx, tokens, tenant.id, presented, clock())) ??
  (await endView(tx, tokens, tenant, presented, { clock, requestId }))

async function answerRefresh(
  { parts }: RouteDeps,
  { request, reply, tenant }: Asked,
  pace: ReturnType<typeof createRateLimit>,
) {
  const shown = refreshCookie(request)
  // The secret is derived: a wrong one costs a hash, and no look at the database.
  const isIssued = shown && parts.tokens.renewalOf(shown.sessionId, shown.secret) !== null
  const cookie = isIssued ? shown : null
  const wait = cookie ? pace(cookie.sessionId) : 0
  if (wait > 0)
    return reply
      .code(429)
      .header('retry-after', wait)
      .send({ code: 'TOO_MANY', message: 'Too many renewals' })
  const binding = bindingCookie(request)
  const body = v.safeParse(RefreshBody, request.body ?? null)
  const handle = body.success ? body.output?.refreshToken : undefined
  const renewed =
    cookie && binding && (!handle || handle === cookie.sessionId)
      ? await parts.database.within(anyOf(tenant), (tx) =>
          renewOrLeave(tx, parts, tenant, { ...cookie, binding }, String(request.id)),
        )
      : null
  if (!renewed) return reply.code(401).send({ code: 'UNAUTHENTICATED', message: 'Sign in again' })
  setRefreshCookie(reply, renewed.refreshToken, renewed.refreshSecret)
  return { requestToken: renewed.requestToken, refreshToken: renewed.refreshToken }
}

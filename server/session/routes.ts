import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { enter, type Parts, type Request } from '../context.ts'
import { failure } from '../failure.ts'
import { changeCustomer } from '../modules/customers/change-customer.ts'
import type { Tenant } from '../tenants.ts'
import { authUser } from './auth-user.ts'
import { bindingOf, dropCookies, keepBinding, keepRefresh, refreshOf } from './cookies.ts'
import { logIn } from './log-in.ts'
import { refreshSession, revokeSession } from './sessions.ts'
import { callerOf } from './caller.ts'

const Credentials = v.object({
  username: v.pipe(v.string(), v.maxLength(200)),
  password: v.pipe(v.string(), v.maxLength(200)),
})
const RefreshBody = v.nullish(v.object({ refreshToken: v.optional(v.string()) }))

/** Routes of the session: log-in, renewal, log-out, the signed-in user, and the change of customer. */
export function sessionRoutes(
  app: FastifyInstance,
  parts: Parts,
  tenantOf: (request: FastifyRequest) => Tenant,
) {
  const anyOf = (tenant: Tenant) =>
    ({ tenantId: tenant.id, user: 'any', customers: 'all' }) as const
  // Who am I and the change of customer are how a page learns of another customer, so they do not ask whom it works for.
  const within = <T>(
    request: FastifyRequest,
    readOnly: boolean,
    work: (request: Request) => Promise<T>,
  ) =>
    callerOf(parts, tenantOf(request), request).then((caller) =>
      enter({ ...caller, customerR3: undefined }, readOnly, work),
    )

  app.post('/login', async (request, reply) => {
    const body = v.safeParse(Credentials, request.body)
    if (!body.success)
      return reply.code(400).send({ code: 'BAD_INPUT', message: 'username and password expected' })
    const answer = await logIn(parts, tenantOf(request), body.output, {
      address: request.ip,
      userAgent: request.headers['user-agent'],
    })
    if ('wait' in answer)
      return reply
        .code(429)
        .header('retry-after', answer.wait)
        .send({ code: 'too_many_attempts', retryAfter: answer.wait, message: 'Too many attempts' })
    if ('failed' in answer)
      return reply
        .code(401)
        .send({ code: 'login_failed', message: 'Username or password is incorrect' })
    keepBinding(reply, answer.binding)
    keepRefresh(reply, answer.sessionId, answer.refreshSecret)
    return { requestToken: answer.requestToken, refreshToken: answer.refreshToken }
  })

  app.post('/refresh-token', async (request, reply) => {
    const cookie = refreshOf(request)
    const binding = bindingOf(request)
    const body = v.safeParse(RefreshBody, request.body ?? null)
    const handle = body.success ? body.output?.refreshToken : undefined
    const renewed =
      cookie && binding && (!handle || handle === cookie.sessionId)
        ? await parts.database.within(anyOf(tenantOf(request)), (tx) =>
            refreshSession(
              tx,
              parts.tokens,
              tenantOf(request).id,
              { ...cookie, binding },
              parts.clock(),
            ),
          )
        : null
    if (!renewed) return reply.code(401).send({ code: 'UNAUTHENTICATED', message: 'Sign in again' })
    keepRefresh(reply, renewed.refreshToken, renewed.refreshSecret)
    return { requestToken: renewed.requestToken, refreshToken: renewed.refreshToken }
  })

  app.post('/logout', async (request, reply) => {
    const caller = await callerOf(parts, tenantOf(request), request)
    const sessionId = caller.sessionId ?? refreshOf(request)?.sessionId
    if (sessionId && /^[0-9a-f-]{36}$/.test(sessionId)) await endSession(sessionId, request)
    dropCookies(reply)
    return reply.code(204).send()
  })

  /** Only who holds the session's cookie may end it. */
  async function endSession(sessionId: string, request: FastifyRequest) {
    const cookie = refreshOf(request)
    if (cookie?.sessionId !== sessionId) return
    await parts.database.within(anyOf(tenantOf(request)), (tx) =>
      revokeSession(tx, sessionId, parts.clock()),
    )
  }

  app.get('/user', (request) => within(request, true, authUser))

  const change = async (
    request: FastifyRequest,
    reply: FastifyReply,
    code: { id?: string; r3?: string; isr?: string },
  ) => {
    const changed = await within(request, false, (entered) => {
      if (entered.user.mustChangePassword) throw failure('PASSWORD_CHANGE_REQUIRED')
      return changeCustomer(entered, code)
    })
    if (changed.refused === undefined) return changed
    return reply
      .code(409)
      .send({ code: changed.refused, message: 'Failed change customer, please try again' })
  }
  app.post<{ Params: { id: string } }>('/change-cust/:id', (request, reply) =>
    change(request, reply, { id: request.params.id }),
  )
  app.post<{ Querystring: { r3?: string; isr?: string } }>('/change-cust', (request, reply) =>
    change(request, reply, request.query),
  )
}

import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { ownPath } from '#domain/portal/own-path.ts'
import type { Identity, IdentityRefusal } from '#domain/users/identity-rules.ts'
import { failure } from '../../failure.ts'
import { portalAddress } from '../../portal/portal-address.ts'
import { type Asked, route, type RouteDeps } from '../../route.ts'
import { hostOf } from '../../session/caller.ts'
import {
  clearProviderCookie,
  logInRequest,
  providerCookie,
  setProviderCookie,
  setSecondStepCookie,
  setSessionCookies,
} from '../../session/cookies.ts'
import { pageLocale } from '../../portal/page-locale.ts'
import { createRateLimit } from '../../session/rate-limit.ts'
import { forwardPage } from './forward-page.ts'
import { logInByProvider } from './log-in-by-provider.ts'
import { authorizationUrl, discover, identityFrom } from './openid.ts'
import {
  awaitProvider,
  logInLifetime,
  type PendingLogIn,
  takePending,
  tiesOf,
} from './pending-log-ins.ts'
import { failureOf, isCancelled, isDown } from './provider-failure.ts'
import { type Provider, readProvider } from './provider-store.ts'

/** Log-ins begun at one address within a minute: each is a row in the database and a request to the provider. */
const maxStarts = 30

/** Address that a provider leads back to. */
export const callbackPath = '/server/log-in/callback'

/** Why a log-in failed, as the login page reads it (src/shell/session/login-refusal.tsx). */
const refusals = {
  wrong: 0,
  expired: -1,
  provider: -2,
  noAccount: -3,
  cancelled: -4,
  unreachable: -5,
}

/** Log-in by an identity provider: to it and back; and a test of the connection for administrators. */
export function identityRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const pace = createRateLimit(maxStarts, deps.parts.clock)
  route(app, deps, {
    method: 'GET',
    url: '/server/log-in/:provider',
    allow: 'anyone',
    handle: (asked) => start(deps, asked, pace),
  })
  route(app, deps, {
    method: 'GET',
    url: callbackPath,
    allow: 'anyone',
    handle: (asked) => callback(deps, asked),
  })
  route(app, deps, {
    method: 'POST',
    url: '/api/admin/identity-provider-test',
    allow: ['page.user-management'],
    anyCustomer: true,
    afterCheck: true,
    handle: (_, asked) => testConnection(deps, asked),
  })
}

const anyOf = (tenantId: string) => ({ tenantId, user: 'any', customers: 'all' }) as const

/** Leads back to the login page with the reason. */
function backToLogin({ reply }: Asked, { target, locale }: Way, refused: number) {
  const search = new URLSearchParams({ refused: String(refused), ...(target && { target }) })
  return reply.redirect(`/${locale}/login?${search}`, 303)
}

type Way = Pick<PendingLogIn, 'target' | 'locale'>

const redirectUri = ({ parts }: RouteDeps, { request }: Asked) =>
  portalAddress(parts.settings, hostOf(request)) + callbackPath

/** Sends a person to the provider. */
async function start(deps: RouteDeps, asked: Asked, pace: (who: string) => number) {
  const { parts } = deps
  const { request, reply, tenant, params } = asked
  if (tenant.maintenance) return reply.redirect('/maintenance', 303)
  const wanted = (request.query as { target?: unknown }).target
  const target = (typeof wanted === 'string' && ownPath(wanted)) || null
  const way: Way = { target, locale: pageLocale(request, tenant) }
  const wait = pace(request.ip)
  if (wait > 0) return backToLogin(asked, way, wait)
  const id = /^\d{1,9}$/.test(params.provider ?? '') ? Number(params.provider) : 0
  const begun = await parts.database.within(anyOf(tenant.id), async (tx) => {
    const provider = await readProvider(tx, parts.tokens, tenant.id, id)
    if (!provider) return undefined
    const pending = { ...way, providerId: provider.id }
    return { provider, secret: await awaitProvider(tx, tenant.id, pending, parts.clock()) }
  })
  if (!begun) return backToLogin(asked, way, refusals.provider)
  const { provider, secret } = begun
  try {
    const { localPush } = parts.settings
    const uri = redirectUri(deps, asked)
    const url = await authorizationUrl(provider, tiesOf(secret), uri, localPush)
    setProviderCookie(reply, secret, logInLifetime)
    return await reply.redirect(url, 303)
  } catch (error) {
    return backToLogin(asked, way, noteFailure(asked, provider, error))
  }
}

/** Notes why a provider led to no person. @returns what that person is told */
function noteFailure({ request }: Asked, { name }: Provider, error: unknown): number {
  if (isCancelled(error)) return refusals.cancelled
  const failed = failureOf(error)
  request.log.warn({ provider: name, ...failed }, 'log-in by identity provider failed')
  return isDown(failed) ? refusals.unreachable : refusals.provider
}

/** Takes the provider's answer and opens the session. */
async function callback(deps: RouteDeps, asked: Asked) {
  const { parts } = deps
  const { request, reply, tenant } = asked
  if (tenant.maintenance) return reply.redirect('/maintenance', 303)
  const secret = providerCookie(request) ?? ''
  const ties = tiesOf(secret)
  const answered = new URL(redirectUri(deps, asked))
  answered.search = new URL(request.url, answered).search
  // With another state it is the answer to another browser, or to another tab: that one's log-in still waits.
  const taken =
    answered.searchParams.get('state') === ties.state
      ? await parts.database.within(anyOf(tenant.id), async (tx) => {
          const pending = await takePending(tx, secret, parts.clock())
          if (!pending) return undefined
          const provider = await readProvider(tx, parts.tokens, tenant.id, pending.providerId)
          return { pending, provider }
        })
      : undefined
  if (!taken)
    return backToLogin(
      asked,
      { target: null, locale: pageLocale(request, tenant) },
      refusals.expired,
    )
  clearProviderCookie(reply)
  const { pending, provider } = taken
  if (!provider) return backToLogin(asked, pending, refusals.provider)
  let identity: Identity
  try {
    identity = await identityFrom(provider, ties, answered, parts.settings.localPush)
  } catch (error) {
    return backToLogin(asked, pending, noteFailure(asked, provider, error))
  }
  const named = { provider, identity }
  const answer = await logInByProvider(parts, tenant, named, logInRequest(request))
  if ('failed' in answer) return backToLogin(asked, pending, refusalOf(answer.failed))
  const { target, locale } = pending
  if ('secondStep' in answer) {
    setSecondStepCookie(reply, answer.secondStep)
    const search = target ? `?${new URLSearchParams({ target })}` : ''
    return reply.redirect(`/${locale}/login/second-step${search}`, 303)
  }
  setSessionCookies(reply, answer)
  return reply.type('text/html; charset=utf-8').send(forwardPage(target ?? `/${locale}`))
}

/** A deactivated person is told what a password log-in tells them; the exact reason is in the audit log. */
const refusalOf = (reason: IdentityRefusal) =>
  reason === 'inactive' ? refusals.wrong : refusals.noAccount

const Test = v.object({ issuer: v.pipe(v.string(), v.trim(), v.maxLength(300), v.url()) })

/** Reads the provider's description of itself, and says what came back. */
async function testConnection({ parts }: RouteDeps, { request }: Asked) {
  const body = v.safeParse(Test, request.body)
  if (!body.success) throw failure('BAD_INPUT')
  const client = { issuer: body.output.issuer, clientId: 'test', clientSecret: null }
  try {
    const found = (await discover(client, parts.settings.localPush)).serverMetadata()
    const { issuer, authorization_endpoint: authorization, token_endpoint: token } = found
    if (!authorization || !token)
      return { ok: false, code: 'no_endpoints', about: null, message: '' }
    return { ok: true, issuer, authorization, token, scopes: found.scopes_supported ?? [] }
  } catch (error) {
    return { ok: false, ...failureOf(error) }
  }
}

import type { FastifyRequest } from 'fastify'
import type { Caller, AppContext } from '../context.ts'
import type { Tenant } from '../tenants.ts'
import { bindingCookie, refreshCookie } from './cookies.ts'

/** Returns a request's claimed user: the token is checked here, the session when the transaction opens. */
export async function callerOf(
  parts: AppContext,
  tenant: Tenant,
  request: FastifyRequest,
): Promise<Caller> {
  const bearer = request.headers.authorization?.match(/^Bearer (\S+)$/i)?.[1]
  const claims = bearer && bearer.length < 4_000 ? await parts.tokens.read(bearer, tenant.id) : null
  return {
    ...from(parts, tenant, request),
    sessionId: claims?.sessionId ?? null,
    userId: claims?.viewer ?? claims?.userId ?? null,
    customerR3: claims?.salesActiveCustCode?.r3 ?? null,
    onBehalfOf: onBehalfOf(request),
  }
}

function onBehalfOf({ headers }: FastifyRequest): string | null {
  const named = headers['x-on-behalf-of']
  return typeof named === 'string' && named !== '' ? named : null
}

/**
 * Whose browser it is, by its cookies alone: for a file that a plain link opens, which sends no token. Only to read by: the
 * cookies are of the same site, and their secret is compared when the transaction opens.
 */
export const browserOf = (parts: AppContext, tenant: Tenant, request: FastifyRequest): Caller => ({
  ...from(parts, tenant, request),
  sessionId: sessionIdOf(request),
  userId: null,
  customerR3: undefined,
  onBehalfOf: onBehalfOf(request),
})

const sessionIdOf = (request: FastifyRequest) => {
  const sessionId = refreshCookie(request)?.sessionId ?? ''
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(sessionId) ? sessionId : null
}

/** The host name that a request was sent to, without a port. */
export const hostOf = (request: FastifyRequest): string =>
  (request.headers.host ?? '').toLowerCase().replace(/:\d+$/, '')

const from = (parts: AppContext, tenant: Tenant, request: FastifyRequest) => ({
  parts,
  tenant,
  binding: bindingCookie(request) ?? null,
  address: request.ip,
  host: hostOf(request),
  requestId: String(request.id),
  log: request.log,
})

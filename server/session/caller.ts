import type { FastifyRequest } from 'fastify'
import type { Caller, Parts } from '../context.ts'
import type { Tenant } from '../tenants.ts'
import { bindingOf, refreshOf } from './cookies.ts'

/** Who a request says it is: its token is checked here, its session when the transaction opens. */
export async function callerOf(
  parts: Parts,
  tenant: Tenant,
  request: FastifyRequest,
): Promise<Caller> {
  const bearer = request.headers.authorization?.match(/^Bearer (\S+)$/i)?.[1]
  const claims = bearer && bearer.length < 4_000 ? await parts.tokens.read(bearer, tenant.id) : null
  const insteadOf = request.headers['x-instead-of-customer']
  return {
    ...from(parts, tenant, request),
    sessionId: claims?.sessionId ?? null,
    customerR3: claims?.salesActiveCustCode?.r3 ?? null,
    insteadOf: typeof insteadOf === 'string' && insteadOf !== '' ? insteadOf : null,
  }
}

/**
 * Whose browser it is, by its cookies alone: for a file that a plain link opens, which sends no token. Only to read by: the
 * cookies are of the same site, and their secret is compared when the transaction opens.
 */
export const browserOf = (parts: Parts, tenant: Tenant, request: FastifyRequest): Caller => ({
  ...from(parts, tenant, request),
  sessionId: sessionIdOf(request),
  customerR3: undefined,
  insteadOf: null,
})

const sessionIdOf = (request: FastifyRequest) => {
  const sessionId = refreshOf(request)?.sessionId ?? ''
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(sessionId) ? sessionId : null
}

const from = (parts: Parts, tenant: Tenant, request: FastifyRequest) => ({
  parts,
  tenant,
  binding: bindingOf(request) ?? null,
  address: request.ip,
  host: (request.headers.host ?? '').toLowerCase().replace(/:\d+$/, ''),
  requestId: String(request.id),
  log: request.log,
})

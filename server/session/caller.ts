import type { FastifyRequest } from 'fastify'
import type { Caller, Parts } from '../context.ts'
import type { Tenant } from '../tenants.ts'
import { bindingOf } from './cookies.ts'

/** Who a request says it is: its token is checked here, its session when the transaction opens. */
export async function callerOf(parts: Parts, tenant: Tenant, request: FastifyRequest): Promise<Caller> {
  const bearer = request.headers.authorization?.match(/^Bearer (\S+)$/i)?.[1]
  const claims = bearer && bearer.length < 4_000 ? await parts.tokens.read(bearer, tenant.id) : null
  return {
    parts, tenant, sessionId: claims?.sessionId ?? null, binding: bindingOf(request) ?? null, customerR3: claims?.salesActiveCustCode?.r3 ?? null,
    address: request.ip, host: (request.headers.host ?? '').toLowerCase().replace(/:\d+$/, ''), log: request.log,
  }
}

import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { KeyScope } from '#domain/machine/machine-scopes.ts'
import type { Auditor } from '../audit.ts'
import type { AppContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import type { RouteDeps } from '../route.ts'
import type { Tenant } from '../tenants.ts'
import { type Machine, machineOf, machineScopeOf } from './machine-of.ts'

/** A machine's request as its handler gets it. */
export interface MachineRequest {
  parts: AppContext
  request: FastifyRequest
  reply: FastifyReply
  tenant: Tenant
  machine: Machine
  params: Readonly<Record<string, string>>
  /** A transaction that sees all of the tenant; for keys of the tenant alone. */
  within<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Author for the audit log. */
  auditor(tx: Tx): Auditor
}

interface MachineRoute {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS'
  url: string
  /** Scope that the key must have; null: any key. */
  scope: KeyScope | null
  options?: RouteShorthandOptions
  handle: (asked: MachineRequest) => unknown
}

/** Registers a route for machine keys alone: key, scope and rate are checked before the handler, which returns the body. */
export function machineRoute(
  app: FastifyInstance,
  { parts, tenantOf }: RouteDeps,
  { method, url, scope, options, handle }: MachineRoute,
): void {
  app.route({
    ...options,
    method,
    url,
    config: { ...options?.config, allow: `machine:${scope ?? 'any'}` },
    // Before the body is read: a stranger's is not waited for.
    async onRequest(request, reply) {
      const machine = await machineOf(parts, tenantOf(request), request, scope)
      machines.set(request, machine)
      reply.header('ratelimit-limit', machine.rate).header('ratelimit-remaining', machine.left)
    },
    handler(request, reply) {
      const tenant = tenantOf(request)
      const machine = machines.get(request)!
      return handle({
        parts,
        request,
        reply,
        tenant,
        machine,
        params: request.params as Record<string, string>,
        within: (work) => parts.database.within(machineScopeOf(tenant.id), work),
        auditor: (tx) => ({
          tx,
          tenant,
          clock: parts.clock,
          user: null,
          customer: null,
          machine: machine.name,
          requestId: String(request.id),
        }),
      })
    },
  })
}

const machines = new WeakMap<FastifyRequest, Machine>()

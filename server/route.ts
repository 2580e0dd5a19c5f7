import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteOptions,
  RouteShorthandOptions,
} from 'fastify'
import { hasScope, type Permission } from '#domain/account/permissions.ts'
import type { KeyScope } from '#domain/machine/machine-scopes.ts'
import { enter, type AppContext, requireSetUp, type RequestContext } from './context.ts'
import { failure } from './failure.ts'
import { browserOf, callerOf } from './session/caller.ts'
import type { Tenant } from './tenants.ts'

/** Right to use a route: anyone, every signed-in user, or holders of one of these permissions. */
export type RouteRule = 'anyone' | 'signed-in' | readonly Permission[]

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `contract`: GraphQL, where every field has a rule of its own. `machine:`: a machine key with this scope (server/machine). */
    allow?: RouteRule | 'contract' | `machine:${KeyScope | 'any'}`
    /** A file of the built portal; there are too many to list. */
    builtFile?: true
  }
}

/** Services that every route needs. */
export interface RouteDeps {
  parts: AppContext
  tenantOf: (request: FastifyRequest) => Tenant
}

/** A request as its handler gets it. `params` are texts from the path; query and body are unchecked. */
export interface Asked {
  request: FastifyRequest
  reply: FastifyReply
  tenant: Tenant
  params: Readonly<Record<string, string>>
}

interface RouteBase {
  method: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE' | 'OPTIONS'
  url: string
  /** Fastify's own options, such as a body limit or `compress: false`. */
  options?: RouteShorthandOptions
}

interface OpenRoute extends RouteBase {
  allow: 'anyone'
  anyHost?: false
  handle: (asked: Asked) => unknown
}

/** Also answers at a host that no tenant has. */
interface HostlessRoute extends RouteBase {
  allow: 'anyone'
  anyHost: true
  handle: (asked: Omit<Asked, 'tenant'>) => unknown
}

interface GuardedRoute extends RouteBase {
  allow: Exclude<RouteRule, 'anyone'>
  /** `browser`: known by its cookies alone, for links that send no token. Only for reading. */
  by?: 'token' | 'browser'
  /** The customer the page works for does not matter here. */
  anyCustomer?: true
  /** Also for people who must change their password or set up a second factor first. */
  beforeSetUp?: true
  /** A shop's system that has opened the catalogue may use it too, where everyone who is signed in may. */
  openToPunchOut?: true
  /** A change of the session alone, so a view of an administrator may make it too. */
  openToViews?: true
  /** Reads what only the person may know, so a view doesn't get it. */
  closedToViews?: true
  /** Reads share a snapshot and cannot write; true for GET and HEAD when left out. */
  readOnly?: boolean
  /** `handle` runs after the check's transaction: for bodies that arrive slowly. `entered.tx` must not be used. */
  afterCheck?: true
  /**
   * Runs in the session's transaction and returns the body. It may set status and headers of `reply` but must not send it:
   * the change is not committed yet.
   */
  handle: (entered: RequestContext, asked: Asked) => unknown
}

/** Registers a REST route behind its rule. Refusals are those of the contract: UNAUTHENTICATED, PASSWORD_CHANGE_REQUIRED, SECOND_FACTOR_REQUIRED, FORBIDDEN, CUSTOMER_LOST. */
export function route(app: FastifyInstance, deps: RouteDeps, rule: HostlessRoute): void
export function route(app: FastifyInstance, deps: RouteDeps, rule: OpenRoute): void
export function route(app: FastifyInstance, deps: RouteDeps, rule: GuardedRoute): void
export function route(
  app: FastifyInstance,
  { parts, tenantOf }: RouteDeps,
  rule: OpenRoute | HostlessRoute | GuardedRoute,
): void {
  const { method, url, allow, options } = rule
  app.route({
    ...options,
    method,
    url,
    config: { ...options?.config, allow },
    async handler(request, reply) {
      const params = request.params as Record<string, string>
      if (isHostless(rule)) return rule.handle({ request, reply, params })
      const asked: Asked = { request, reply, params, tenant: tenantOf(request) }
      return rule.allow === 'anyone'
        ? (rule as OpenRoute).handle(asked)
        : guarded(parts, rule as GuardedRoute, asked)
    },
  })
}

const isHostless = (rule: OpenRoute | HostlessRoute | GuardedRoute): rule is HostlessRoute =>
  rule.allow === 'anyone' && (rule as HostlessRoute).anyHost === true

async function guarded(parts: AppContext, rule: GuardedRoute, asked: Asked): Promise<unknown> {
  const { request, tenant } = asked
  const { allow, by, anyCustomer, beforeSetUp, method, afterCheck } = rule
  const known =
    by === 'browser' ? browserOf(parts, tenant, request) : await callerOf(parts, tenant, request)
  const caller = {
    ...known,
    ...(anyCustomer && { customerR3: undefined }),
    changesView: rule.openToViews === true,
  }
  const reading = method === 'GET' || method === 'HEAD'
  const readOnly = afterCheck ? true : (rule.readOnly ?? reading)
  const checked = await enter(caller, readOnly, async (entered) => {
    if (!beforeSetUp) requireSetUp(entered.user)
    if (entered.viewer && (rule.closedToViews || (!reading && !rule.openToViews)))
      throw failure('VIEW_ONLY')
    const anyScope = allow === 'signed-in' ? [] : allow
    const isClosed = entered.user.punchOut && allow === 'signed-in' && !rule.openToPunchOut
    if (isClosed || !hasScope(entered.user.permissions, anyScope))
      throw failure('FORBIDDEN', { anyScope })
    // Wrapped: a transaction must not end before an answer that is a promise has come.
    return afterCheck
      ? { entered, answer: undefined }
      : { entered: undefined, answer: await rule.handle(entered, asked) }
  })
  return checked.entered ? rule.handle(checked.entered, asked) : checked.answer
}

/** Every route of an app with its rule, such as `POST /logout: anyone`; files of the built portal are left out. */
export const routeRules = new WeakMap<FastifyInstance, string[]>()

/** Refuses to start an app that has a route without a rule. Call before the first route is registered. */
export function requireRules(app: FastifyInstance): void {
  const routes: RouteOptions[] = []
  const lines: string[] = []
  routeRules.set(app, lines)
  app.addHook('onRoute', (added) => void routes.push(added))
  // At the end: a scope may add the rule of the routes in it after this hook has seen them.
  app.addHook('onReady', async () => {
    for (const { method, url, config } of routes) {
      const allow = config?.allow
      if (!allow || (Array.isArray(allow) && allow.length === 0))
        throw new Error(`${String(method)} ${url} has no rule: register it with route()`)
      if (!config.builtFile)
        lines.push(
          `${String(method)} ${url}: ${typeof allow === 'string' ? allow : allow.join(' or ')}`,
        )
    }
  })
}

import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { hasScope } from '#domain/account/permissions.ts'
import { customerScopes } from '#domain/machine/customer-scopes.ts'
import { RefusedFile } from '#domain/order-file/order-file.ts'
import {
  type CxmlStatus,
  readSetupRequest,
  refusalResponse,
  setupResponse,
} from '#domain/punch-out/cxml.ts'
import { readOciRequest } from '#domain/punch-out/oci.ts'
import type { PunchOutSetup } from '#domain/punch-out/punch-out.ts'
import { audit } from '../../audit.ts'
import { enterByKey } from '../../context.ts'
import { failure } from '../../failure.ts'
import { machineBySecret, machineScopeOf } from '../../machine/machine-of.ts'
import { Problem } from '../../machine/problem.ts'
import { ociPath } from '../../portal/foreign-origin.ts'
import { portalAddress } from '../../portal/portal-address.ts'
import { type Asked, route, type RouteDeps } from '../../route.ts'
import { hostOf } from '../../session/caller.ts'
import { logInRequest, setSessionCookies } from '../../session/cookies.ts'
import { openSession, revokePresented } from '../../session/sessions.ts'
import { forwardPage } from '../identity-provider/forward-page.ts'
import { beginPunchOut, punchOutOf, spendToken } from './punch-out-store.ts'
import { returnPage, returnPolicy } from './return-page.ts'
import { returnPath } from './resolvers.ts'

/** Largest PunchOutSetupRequest, in bytes. */
const maxRequest = 256_000
/** Hours after which the session of a punch-out ends. */
const sessionHours = 8

const xml = ['application/xml', 'text/xml']

/** Punch-out by cXML or OCI: a shop's system opens the catalogue for a person and takes the cart back. */
export async function punchOutRoutes(app: FastifyInstance, deps: RouteDeps): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(xml, { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    route(scope, deps, {
      method: 'POST',
      url: '/server/punch-out/cxml',
      allow: 'anyone',
      options: { bodyLimit: maxRequest },
      async handle(asked) {
        const head = {
          payloadId: `${randomUUID()}@${hostOf(asked.request)}`,
          at: deps.parts.clock(),
        }
        const answer = await setUp(deps, asked)
        void asked.reply.type('text/xml; charset=utf-8').header('cache-control', 'no-store')
        return typeof answer === 'number'
          ? refusalResponse(head, answer)
          : setupResponse(head, answer)
      },
    })
  })
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    route(scope, deps, {
      method: 'POST',
      url: ociPath,
      allow: 'anyone',
      options: { bodyLimit: maxRequest },
      handle: (asked) => openByForm(deps, asked),
    })
  })
  route(app, deps, {
    method: 'GET',
    url: '/server/punch-out/start/:token',
    allow: 'anyone',
    handle: (asked) => start(deps, asked),
  })
  route(app, deps, {
    method: 'GET',
    url: returnPath,
    allow: ['page.catalog'],
    by: 'browser',
    async handle(request, { reply }) {
      const punchOut = await punchOutOf(request)
      if (!punchOut?.form) throw failure('NOT_FOUND')
      const { returnUrl } = punchOut.setup
      void reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-security-policy', returnPolicy(returnUrl))
      return returnPage(returnUrl, punchOut.form, (request.user.language ?? 'en').slice(0, 2))
    },
  })
}

/** Answers a PunchOutSetupRequest: the address of its start page, or the status that refuses it. */
async function setUp(deps: RouteDeps, asked: Asked): Promise<string | CxmlStatus> {
  try {
    const read = readSetupRequest(String(asked.request.body ?? ''))
    if (typeof read === 'number') return read
    const { secret, ...setup } = read
    const path = await startPath(deps, asked, secret, { by: 'cxml', ...setup })
    return path === null
      ? 403
      : `${portalAddress(deps.parts.settings, hostOf(asked.request))}${path}`
  } catch (error) {
    if (error instanceof RefusedFile) return 400
    if (error instanceof Problem) return statusOf(error)
    throw error
  }
}

/** Opens the catalogue for the form of a system; who is refused reads why. */
async function openByForm(deps: RouteDeps, asked: Asked) {
  const { request, reply } = asked
  const read = readOciRequest(request.body as URLSearchParams)
  void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
  const refuse = (status: number, text: string) =>
    reply.code(status).type('text/plain; charset=utf-8').send(text)
  if (!read) return refuse(400, 'HOOK_URL must be an https address without a log-in in it.')
  const { secret, ...setup } = read
  try {
    const path = await startPath(deps, asked, secret, { by: 'oci', ...setup })
    return path === null
      ? refuse(403, 'The maker of this key may not open the catalog any more.')
      : reply.redirect(path, 303)
  } catch (error) {
    if (error instanceof Problem) return refuse(error.statusCode, error.message)
    throw error
  }
}

/**
 * Begins a punch-out in the name of a key. @returns the path of its start page; null: the key's maker may not open the
 * catalogue any more @throws Problem for a secret that is none, or without the scope
 */
async function startPath(
  { parts }: RouteDeps,
  { request, tenant }: Asked,
  secret: string,
  setup: PunchOutSetup,
): Promise<string | null> {
  const machine = await machineBySecret(
    parts,
    tenant,
    { secret, from: request.ip },
    'own.punch-out',
  )
  const caller = {
    parts,
    tenant,
    host: hostOf(request),
    requestId: String(request.id),
    log: request.log,
    keyId: machine.keyId,
    machine: machine.name,
  }
  const token = await enterByKey(caller, false, async (entered) =>
    entered && hasScope(entered.user.permissions, customerScopes['own.punch-out'])
      ? beginPunchOut(entered, setup, machine.keyId)
      : null,
  )
  return token && `/server/punch-out/start/${token}`
}

const statusOf = ({ statusCode }: Problem): CxmlStatus =>
  statusCode === 401 || statusCode === 403 || statusCode === 429 ? statusCode : 500

/** Opens the session of a punch-out, once, and goes to the portal. */
async function start({ parts }: RouteDeps, { request, reply, tenant, params }: Asked) {
  const now = parts.clock()
  const from = logInRequest(request)
  const opened = await parts.database.within(machineScopeOf(tenant.id), async (tx) => {
    const begun = await spendToken(tx, params.token ?? '', now)
    if (!begun) return null
    if (from.former) await revokePresented(tx, from.former, now)
    const person = { id: begun.of_user, tenantId: tenant.id }
    const session = await openSession(tx, parts.tokens, person, from, now)
    await tx.query(
      'UPDATE session SET punch_out = $2, active_customer = $3, expires_at = $4 WHERE id = $1',
      [
        session.sessionId,
        begun.id,
        begun.customer_id,
        new Date(now.getTime() + sessionHours * 3_600_000),
      ],
    )
    await audit(
      {
        tx,
        tenant,
        clock: parts.clock,
        user: person,
        customer: { id: begun.customer_id },
        requestId: from.requestId,
      },
      { action: 'punch-out.opened', target: session.sessionId, after: { address: from.address } },
    )
    return session
  })
  void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
  // The person came from a system of their own: the page of log-ins says so.
  if (!opened) return reply.redirect('/login?refused=-7', 303)
  setSessionCookies(reply, opened)
  // A redirect would still count as the shop's: without the strict cookies, the log-in page would come.
  return reply.type('text/html; charset=utf-8').send(forwardPage('/'))
}

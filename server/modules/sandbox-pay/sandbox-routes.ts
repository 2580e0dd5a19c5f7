import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { enqueue } from '../../jobs/enqueue.ts'
import { type Asked, route, type RouteDeps } from '../../route.ts'
import { todayOf } from '../../tenants.ts'
import { sandboxId, tokenPath } from '../payments/gateways/gateway-entry.ts'
import { takeMessage } from '../payments/gateways/take-message.ts'
import { Entered, tokenFacts } from './sandbox-behaviour.ts'
import { sandboxScope } from './sandbox-gateway.ts'
import { sandboxMessage } from './sandbox-message.ts'
import { sandboxPage, sandboxPolicy } from './sandbox-page.ts'
import {
  changeSandboxPayment,
  keepToken,
  readSandboxPayment,
  type SandboxChange,
  type SandboxRow,
} from './sandbox-store.ts'

/** Time that "take half a minute" takes. */
const delay = 30_000

/** Change that a button of the page makes. */
function changeOf(form: URLSearchParams, row: SandboxRow, now: Date): SandboxChange | null {
  const { amount, currency } = row
  switch (form.get('act')) {
    case 'approve':
      return { state: 'paid', received: { amount, currency } }
    case 'delay':
      return { state: 'pending', settlesAt: new Date(now.getTime() + delay) }
    case 'decline':
      return { state: 'failed', failure: 'declined' }
    case 'expire':
      return { state: 'failed', failure: 'expired' }
    case 'amount': {
      const other = form.get('amount') ?? ''
      return /^\d{1,12}(\.\d{1,4})?$/.test(other) && Number(other) > 0
        ? { state: 'paid', received: { amount: other, currency } }
        : null
    }
    default:
      return null
  }
}

/** Carries out a button of the page, and tells the portal as a payment service would: by a signed message. */
async function act({ parts }: RouteDeps, { request, reply, tenant, params: { id = '' } }: Asked) {
  const { database, clock, settings } = parts
  const row = await database.within(sandboxScope(tenant.id), async (tx) => {
    const known = await readSandboxPayment(tx, id)
    if (!known || known.state !== 'pending' || known.settles_at !== null) return known
    const change = changeOf(request.body as URLSearchParams, known, clock())
    if (!change) return known
    const changed = await changeSandboxPayment(tx, id, change)
    if (change.settlesAt)
      await enqueue(
        tx,
        'pay',
        { tenantId: tenant.id, requestId: changed.reference },
        { after: delay / 1000 + 1 },
      )
    return changed
  })
  if (!row) return reply.code(404).send({ code: 'NOT_FOUND', message: 'No such payment' })
  const message = sandboxMessage(
    settings,
    { tenantId: tenant.id, eventId: `evt_${randomUUID()}`, at: clock() },
    row,
  )
  await takeMessage(parts, tenant, { gatewayId: sandboxId, ...message })
  return reply.redirect(row.state === 'pending' ? `/sandbox-pay/${id}` : row.return_url, 303)
}

/** Pages of the sandbox payment service; there are none unless the installation has switched it on. */
export async function sandboxRoutes(app: FastifyInstance, deps: RouteDeps): Promise<void> {
  const { database, clock, settings } = deps.parts
  if (!settings.sandboxPay) return

  route(app, deps, {
    method: 'POST',
    url: tokenPath,
    allow: 'anyone',
    options: { bodyLimit: 2_000 },
    async handle({ request, reply, tenant }) {
      const entered = v.safeParse(Entered, request.body)
      if (!entered.success) return reply.code(400).send({ code: 'BAD_INPUT', field: null })
      const facts = tokenFacts(entered.output, todayOf(tenant, clock))
      if ('code' in facts) return reply.code(422).send(facts)
      const token = await database.within(sandboxScope(tenant.id), (tx) =>
        keepToken(tx, tenant.id, facts, clock()),
      )
      return reply.code(201).send({ token, display: facts.display, type: facts.kind })
    },
  })

  route(app, deps, {
    method: 'GET',
    url: '/sandbox-pay/:id',
    allow: 'anyone',
    async handle({ reply, tenant, params: { id = '' } }) {
      const row = await database.within(sandboxScope(tenant.id), (tx) => readSandboxPayment(tx, id))
      if (!row) return reply.code(404).send({ code: 'NOT_FOUND', message: 'No such payment' })
      return reply
        .header('content-security-policy', sandboxPolicy)
        .type('text/html; charset=utf-8')
        .send(sandboxPage(row, tenant.config.currency))
    },
  })

  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    route(scope, deps, {
      method: 'POST',
      url: '/sandbox-pay/:id',
      allow: 'anyone',
      options: { bodyLimit: 2_000 },
      handle: (asked) => act(deps, asked),
    })
  })
}

import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import type { Settings } from '../../settings.ts'
import {
  BadSignature,
  type GatewayMessage,
  type GatewayPayment,
} from '../payments/gateways/gateway.ts'
import { signature } from '../../outgoing/sign.ts'
import type { SandboxRow } from './sandbox-store.ts'

/** A message older than this may have been taken down and sent again, in seconds. */
const tolerance = 300

/** Secret by which a tenant knows its sandbox; made from the installation's own. */
const secretOf = ({ secret }: Pick<Settings, 'secret'>, tenantId: string): string =>
  createHmac('sha256', secret).update(`sandbox-pay ${tenantId}`).digest('base64')

const Message = v.object({
  reference: v.string(),
  id: v.string(),
  state: v.picklist(['pending', 'paid', 'failed', 'cancelled']),
  failure: v.nullable(
    v.picklist([
      'expired',
      'declined',
      'insufficient_funds',
      'authentication_failed',
      'gateway_error',
    ]),
  ),
  received: v.nullable(v.object({ amount: v.string(), currency: v.string() })),
  /** The payer goes on at its page. */
  page: v.boolean(),
})

/** A payment's state, as the portal takes it. */
export function paymentOf(row: SandboxRow): GatewayPayment {
  const hasPage = row.state === 'pending' && row.settles_at === null
  return {
    externalId: row.id,
    state: row.state,
    virtualAccountNo: row.virtual_account_no,
    redirectUrl: hasPage ? `/sandbox-pay/${row.id}` : null,
    ...(row.failure && { failure: row.failure }),
    ...(row.received_amount !== null && {
      received: { amount: row.received_amount, currency: row.received_currency ?? row.currency },
    }),
  }
}

/** Signs a message by Standard Webhooks. @param eventId the same for one that is sent again */
export function sandboxMessage(
  settings: Pick<Settings, 'secret'>,
  { tenantId, eventId, at }: { tenantId: string; eventId: string; at: Date },
  row: SandboxRow,
): { body: Buffer; headers: Record<string, string> } {
  const { externalId, state, failure, received, redirectUrl } = paymentOf(row)
  const body = JSON.stringify({
    reference: row.reference,
    id: externalId,
    state,
    failure: failure ?? null,
    received: received ?? null,
    page: redirectUrl !== null,
  })
  const timestamp = Math.floor(at.getTime() / 1000)
  return {
    body: Buffer.from(body),
    headers: {
      'webhook-id': eventId,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signature([secretOf(settings, tenantId)], {
        id: eventId,
        timestamp,
        body,
      }),
    },
  }
}

const same = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** Verifies a message of the sandbox. @throws BadSignature */
export function readSandboxMessage(
  settings: Pick<Settings, 'secret'>,
  { tenantId, now }: { tenantId: string; now: Date },
  { body, headers }: { body: Buffer; headers: Readonly<Record<string, unknown>> },
): GatewayMessage | null {
  const text = body.toString('utf8')
  const id = String(headers['webhook-id'] ?? '')
  const timestamp = Number(headers['webhook-timestamp'])
  const wanted = signature([secretOf(settings, tenantId)], { id, timestamp, body: text })
  if (
    !Number.isInteger(timestamp) ||
    Math.abs(now.getTime() / 1000 - timestamp) > tolerance ||
    !String(headers['webhook-signature'] ?? '')
      .split(' ')
      .some((one) => same(one, wanted))
  )
    throw new BadSignature('The signature is not of this message')
  const message = v.safeParse(Message, JSON.parse(text))
  if (!message.success) return null
  const { reference, failure, received, state, page, id: externalId } = message.output
  return {
    eventId: id,
    reference,
    payment: {
      externalId,
      state,
      ...(failure && { failure }),
      ...(received && { received }),
      ...(!page && { redirectUrl: null }),
    },
  }
}

import { WebhookFields } from '#domain/machine/webhook.ts'
import { done, refused } from '../../answers.ts'
import { audit } from '../../audit.ts'
import type { RequestContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { orderOf, page } from '../../db/page.ts'
import { failure } from '../../failure.ts'
import { isOpenAddress } from '../../push/push-address.ts'
import type { MutationResolvers, QueryResolvers, Webhook } from '../../resolver-types.gen.ts'
import { deleteRecord, saveRecord } from '../../save-record.ts'
import { dispatchWebhooks } from './dispatch.ts'
import { newWebhookSecret } from '../../outgoing/sign.ts'

const webhooksSql = `
  SELECT e.id::text, md5(concat_ws('/', e.name, e.url, e.events::text, e.enabled)) AS revision, e.name, e.url, e.events, e.enabled, e.created_at AS "createdAt",
    e.failing_since AS "failingSince", e.disabled_at AS "disabledAt",
    (SELECT count(*)::int FROM webhook_delivery d WHERE d.endpoint_id = e.id AND d.state = 'failed') AS failed
  FROM webhook_endpoint e`

const read = async (tx: Tx, id: string) =>
  (await tx.query<Webhook>(`${webhooksSql} WHERE e.id::text = $1`, [id]))[0]

const known = async (tx: Tx, id: string) => {
  const webhook = await read(tx, id)
  if (!webhook) throw failure('NOT_FOUND')
  return webhook
}

const target = ({ name }: { name: string }) => name

/** A day in which the secret before a new one still signs. */
const changeOver = 86_400_000

const attempts = `coalesce((SELECT json_agg(json_build_object('id', a.id::text, 'at', a.at, 'milliseconds', a.milliseconds, 'status', a.status,
  'cause', a.cause, 'error', a.error, 'answer', a.answer) ORDER BY a.id DESC) FROM webhook_attempt a WHERE a.delivery_id = d.id), '[]')`

export const Query: QueryResolvers<RequestContext> = {
  webhooks: (_, { search, sort, ...at }, { tx }) =>
    page<Webhook>(tx, {
      sql: webhooksSql,
      search: { term: search, in: ['name', 'url'] },
      orderBy: orderOf(
        sort,
        { name: 'lower(name)', createdAt: '"createdAt"' },
        'lower(name), id::int',
      ),
      ...at,
    }),
  webhook: async (_, { id }, { tx }) => (await read(tx, id)) ?? null,
  webhookDeliveries: (_, { webhook, state, search, sort, ...at }, { tx }) =>
    page<never>(tx, {
      sql: `SELECT d.id::text, e.name AS webhook, d.event, d.object, upper(d.state) AS state, d.created_at AS "createdAt", d.ended_at AS "endedAt", ${attempts} AS attempts
        FROM webhook_delivery d JOIN webhook_endpoint e ON e.id = d.endpoint_id
        WHERE ($1::text IS NULL OR d.endpoint_id::text = $1) AND ($2::text IS NULL OR d.state = $2)`,
      args: [webhook ?? null, state?.toLowerCase() ?? null],
      search: { term: search, in: ['webhook', 'event', 'object'] },
      orderBy: orderOf(sort, { event: 'event', createdAt: '"createdAt"' }, 'id::int DESC'),
      ...at,
    }),
}

/** Sends ended deliveries once more. @param where SQL over `d` @returns how many */
async function replay(
  { tx, tenant }: RequestContext,
  where: string,
  args: unknown[],
): Promise<number> {
  const again = await tx.query(
    `UPDATE webhook_delivery d SET state = 'waiting', queued = false, ended_at = NULL WHERE d.state <> 'waiting' AND ${where} RETURNING id`,
    args,
  )
  if (again.length > 0) await dispatchWebhooks(tx, tenant.id)
  return again.length
}

export const Mutation: MutationResolvers<RequestContext> = {
  saveWebhook(_, { webhook: input, ...at }, request) {
    const { tx, tenant, settings } = request
    const secret = at.id ? null : newWebhookSecret()
    return saveRecord(request, {
      kind: 'webhook',
      schema: WebhookFields,
      input,
      ...at,
      read,
      target,
      refuse: ({ url }) => !isOpenAddress(url, settings.localPush) && ['not_open', 'url'],
      write: ({ name, url, events, enabled }, before) =>
        before
          ? tx.query<{ id: string }>(
              `UPDATE webhook_endpoint SET name = $2, url = $3, events = $4, enabled = $5,
                 disabled_at = CASE WHEN $5 THEN NULL ELSE disabled_at END, failing_since = CASE WHEN $5 AND NOT enabled THEN NULL ELSE failing_since END
               WHERE id::text = $1 RETURNING id::text`,
              [before.id, name, url, events, enabled],
            )
          : tx.query<{ id: string }>(
              `INSERT INTO webhook_endpoint (tenant_id, name, url, events, enabled, secret) VALUES ($1, $2, $3, $4, $5, $6) RETURNING id::text`,
              [tenant.id, name, url, events, enabled, secret],
            ),
      answer: (webhook) => ({ webhook, secret }),
    })
  },

  async rotateWebhookSecret(_, { id }, request) {
    const { tx, clock } = request
    const webhook = await known(tx, id)
    const secret = newWebhookSecret()
    await tx.query(
      'UPDATE webhook_endpoint SET old_secret = secret, old_secret_until = $3, secret = $2 WHERE id::text = $1',
      [id, secret, new Date(clock().getTime() + changeOver)],
    )
    await audit(request, { action: 'webhook.secret-changed', target: webhook.name })
    return done(`New secret: ${webhook.name}`, { webhook, secret })
  },

  async sendWebhookTest(_, { id }, { tx, tenant, requestId }) {
    const webhook = await known(tx, id)
    if (!webhook.enabled) return refused('switched_off')
    await tx.query(
      `INSERT INTO webhook_delivery (tenant_id, endpoint_id, event, object) SELECT $1, id, 'test', $3 FROM webhook_endpoint WHERE id::text = $2`,
      [tenant.id, id, requestId],
    )
    await dispatchWebhooks(tx, tenant.id)
    return done('A test is on its way', { webhook })
  },

  deleteWebhook: (_, { id }, request) =>
    deleteRecord(request, {
      kind: 'webhook',
      id,
      read,
      target,
      async remove() {
        const { tx } = request
        await tx.query(
          'DELETE FROM webhook_attempt a USING webhook_delivery d WHERE d.id = a.delivery_id AND d.endpoint_id::text = $1',
          [id],
        )
        await tx.query('DELETE FROM webhook_delivery WHERE endpoint_id::text = $1', [id])
        await tx.query('DELETE FROM webhook_endpoint WHERE id::text = $1', [id])
      },
    }),

  async replayWebhookDelivery(_, { id }, request) {
    const count = await replay(request, 'd.id::text = $1', [id])
    if (count === 0) return refused('still_waiting', null, { count })
    await audit(request, { action: 'webhook.replayed', target: id })
    return done('Sent once more', { count })
  },

  async replayFailedWebhooks(_, { webhook: id, since }, request) {
    const webhook = await known(request.tx, id)
    if (!webhook.enabled) return refused('switched_off', null, { count: 0 })
    const count = await replay(
      request,
      `d.state = 'failed' AND d.endpoint_id::text = $1 AND d.created_at >= $2`,
      [id, since],
    )
    await audit(request, { action: 'webhook.replayed', target: webhook.name, after: { count } })
    return done(`${count} sent once more`, { count })
  },
}

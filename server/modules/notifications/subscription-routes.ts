import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { PushSubscriptionBody } from '#domain/account/push-subscription.ts'
import { enter, type Parts, type Request } from '../../context.ts'
import { mayBePushService } from '../../push/push-address.ts'
import { callerOf } from '../../session/caller.ts'
import type { Tenant } from '../../tenants.ts'
import { isPoint, keepSubscription } from './subscription-store.ts'

/** Where browsers hand in their push subscription, and take it back. */
export function subscriptionRoutes(
  app: FastifyInstance,
  parts: Parts,
  tenantOf: (request: FastifyRequest) => Tenant,
) {
  // Which customer a page works for does not matter to where its browser takes messages.
  const within = async <T>(
    request: FastifyRequest,
    readOnly: boolean,
    work: (request: Request) => Promise<T>,
  ) => {
    const caller = { ...(await callerOf(parts, tenantOf(request), request)), customerR3: undefined }
    return enter(caller, readOnly, work)
  }

  app.post('/notification/subscriptions', async (request, reply) => {
    const who = await within(request, true, (entered) => Promise.resolve(entered))
    if (who.user.mustChangePassword)
      return reply
        .code(403)
        .send({ code: 'PASSWORD_CHANGE_REQUIRED', message: 'The password must be changed first' })
    if (!who.tenant.config.features.WEB_NOTIFICATION)
      return reply
        .code(404)
        .send({ code: 'NOT_OFFERED', message: 'This portal sends no notifications' })
    const body = v.safeParse(PushSubscriptionBody, request.body)
    if (!body.success)
      return reply.code(400).send({ code: 'BAD_INPUT', message: body.issues[0].message })
    if (!mayBePushService(body.output.endpoint, parts.settings.localPush))
      return reply.code(400).send({ code: 'BAD_INPUT', message: 'endpoint_invalid' })
    if (!isPoint(body.output.keys.p256dh))
      return reply.code(400).send({ code: 'BAD_INPUT', message: 'key_invalid' })
    const kept = await keepSubscription(who, body.output, request.headers['user-agent'])
    return kept
      ? reply.code(201).send({ status: true })
      : reply
          .code(409)
          .send({ code: 'REVOKED', message: 'Notifications were switched off for this device' })
  })

  app.delete('/notification/subscriptions', async (request, reply) => {
    await within(request, false, ({ tx, sessionId }) =>
      tx.query('DELETE FROM push_subscription WHERE session_id = $1', [sessionId]),
    )
    return reply.code(204).send()
  })
}

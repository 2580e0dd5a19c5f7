import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { PushSubscriptionBody } from '#domain/account/push-subscription.ts'
import { isOpenAddress } from '../../push/push-address.ts'
import { route, type RouteDeps } from '../../route.ts'
import { isCurvePoint, storeSubscription } from './subscription-store.ts'

/** Takes the push subscription of a browser, and forgets it again. */
export function subscriptionRoutes(app: FastifyInstance, deps: RouteDeps): void {
  // Which customer a page works for does not matter to where its browser takes messages.
  const subscription = {
    url: '/notification/subscriptions',
    allow: 'signed-in',
    anyCustomer: true,
  } as const

  route(app, deps, {
    ...subscription,
    method: 'POST',
    afterCheck: true,
    async handle(who, { request, reply }) {
      if (!who.tenant.config.features.WEB_NOTIFICATION)
        return reply
          .code(404)
          .send({ code: 'NOT_OFFERED', message: 'This portal sends no notifications' })
      const body = v.safeParse(PushSubscriptionBody, request.body)
      if (!body.success)
        return reply.code(400).send({ code: 'BAD_INPUT', message: body.issues[0].message })
      if (!isOpenAddress(body.output.endpoint, deps.parts.settings.localPush))
        return reply.code(400).send({ code: 'BAD_INPUT', message: 'endpoint_invalid' })
      if (!isCurvePoint(body.output.keys.p256dh))
        return reply.code(400).send({ code: 'BAD_INPUT', message: 'key_invalid' })
      const kept = await storeSubscription(who, body.output, request.headers['user-agent'])
      return kept
        ? reply.code(201).send({ status: true })
        : reply
            .code(409)
            .send({ code: 'REVOKED', message: 'Notifications were switched off for this device' })
    },
  })

  route(app, deps, {
    ...subscription,
    method: 'DELETE',
    beforeSetUp: true,
    async handle({ tx, sessionId }, { reply }) {
      await tx.query('DELETE FROM push_subscription WHERE session_id = $1', [sessionId])
      void reply.code(204)
    },
  })
}

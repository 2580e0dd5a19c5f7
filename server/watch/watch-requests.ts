import {
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { meters } from './meters.ts'

const spans = new WeakMap<FastifyRequest, Span>()

/** Measures every request by its route, and traces it; a caller's `traceparent` is gone on with. */
export function watchRequests(app: FastifyInstance): void {
  const tracer = trace.getTracer('pannier')
  app.addHook('onRequest', (request, _reply, next) => {
    const route = request.routeOptions.url ?? 'unknown'
    const parent = propagation.extract(context.active(), request.headers)
    const span = tracer.startSpan(
      `${request.method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: {
          'http.request.method': request.method,
          'http.route': route,
          'pannier.request_id': request.id,
        },
      },
      parent,
    )
    spans.set(request, span)
    context.with(trace.setSpan(parent, span), next)
  })
  app.addHook('onResponse', async (request, reply) => {
    const status = reply.statusCode
    meters().requests.record(reply.elapsedTime / 1_000, {
      'http.request.method': request.method,
      'http.route': request.routeOptions.url ?? 'unknown',
      'http.response.status_code': status,
    })
    const span = spans.get(request)
    span?.setAttribute('http.response.status_code', status)
    if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  })
}

import type { FastifyInstance } from 'fastify'
import { answerMark } from '#domain/portal/answer-mark.ts'
import type { HostConfig } from '#domain/portal/host-config.ts'
import { type Tracker, trackersOf } from '#domain/portal/trackers.ts'
import type { Settings } from '../settings.ts'

/**
 * Builds the content policy of a page. Beyond this server it allows only the tenant's own analytics services; each
 * person decides whether they load.
 */
export function contentPolicy(config: HostConfig | undefined): string {
  const trackers = config ? trackersOf(config) : []
  const and = (kind: keyof Tracker['sources']) =>
    trackers.map(({ sources }) => ` ${sources[kind]}`).join('')
  return [
    // A reader for bar codes is WebAssembly: it may be compiled, and comes from this server like any script.
    // Styles may be inline because the dialogs' scroll lock writes a rule of its own; scripts never are.
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval'${and('script')}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${and('img')}`,
    "font-src 'self'",
    `connect-src 'self'${and('connect')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Headers of every answer. */
export function securityHeaders(app: FastifyInstance, settings: Settings) {
  const secure = settings.publicUrl?.startsWith('https:')
  app.addHook('onSend', async (request, reply) => {
    // Files that people have uploaded bring a narrower one.
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', contentPolicy(request.tenant?.config))
    reply.header(answerMark, request.tenant?.id ?? 'none')
    reply.header('x-content-type-options', 'nosniff')
    reply.header('x-request-id', request.id)
    reply.header('referrer-policy', 'strict-origin-when-cross-origin')
    reply.header('permissions-policy', 'camera=(self), microphone=(), geolocation=()')
    reply.header('cross-origin-opener-policy', 'same-origin')
    reply.header('cross-origin-resource-policy', 'same-origin')
    // What may be kept says so; tokens, persons and answers to them do not.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    if (secure) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
}

import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { answerMark } from '#domain/portal/answer-mark.ts'
import type { HostConfig } from '#domain/portal/host-config.ts'
import { type Tracker, trackersOf } from '#domain/portal/trackers.ts'
import type { Settings } from '../settings.ts'

/** Drawings have a style element of their own, and need nothing else. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Names a style that stands in a page, for its content policy. */
export const styleHash = (style: string): string =>
  `'sha256-${createHash('sha256').update(style).digest('base64')}'`

interface PolicyParts {
  /** Style in the page, as `styleHash` names it. */
  style?: string | undefined
  /** The answer is a page: its scripts are bound to trusted types. */
  page?: boolean
}

/**
 * Builds the content policy of an answer. Beyond this server it allows only the tenant's own analytics services; each
 * person decides whether they load.
 */
export function contentPolicy(
  config: HostConfig | undefined,
  { style, page }: PolicyParts = {},
): string {
  const trackers = config ? trackersOf(config) : []
  const and = (kind: keyof Tracker['sources']) =>
    trackers.map(({ sources }) => ` ${sources[kind]}`).join('')
  return [
    // A reader for bar codes is WebAssembly: it may be compiled, and comes from this server like any script.
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval'${and('script')}`,
    `style-src 'self'${style ? ` ${style}` : ''}`,
    `img-src 'self' data: blob:${and('img')}`,
    "font-src 'self'",
    // A PDF kept on the device is shown from a blob.
    "frame-src 'self' blob:",
    `connect-src 'self'${and('connect')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Analytics scripts write script addresses and HTML that we can't rule. Workers load their own scripts by text.
    ...(page && trackers.length === 0
      ? ["require-trusted-types-for 'script'", 'trusted-types default dompurify']
      : []),
  ].join('; ')
}

function policyOf(contentType: string, config: HostConfig | undefined): string {
  if (contentType.startsWith('image/svg+xml')) return drawingPolicy
  return contentPolicy(config, { page: contentType.startsWith('text/html') })
}

/** Headers of every answer. */
export function securityHeaders(app: FastifyInstance, settings: Settings) {
  const secure = settings.publicUrl?.startsWith('https:')
  app.addHook('onSend', async (request, reply) => {
    // Files that people have uploaded bring a narrower one.
    if (!reply.hasHeader('content-security-policy'))
      reply.header(
        'content-security-policy',
        policyOf(String(reply.getHeader('content-type') ?? ''), request.tenant?.config),
      )
    reply.header(answerMark, request.tenant?.id ?? 'none')
    reply.header('x-content-type-options', 'nosniff')
    reply.header('x-request-id', request.id)
    reply.header('referrer-policy', 'strict-origin-when-cross-origin')
    reply.header('permissions-policy', 'camera=(self), microphone=(), geolocation=(self)')
    reply.header('cross-origin-opener-policy', 'same-origin')
    reply.header('cross-origin-resource-policy', 'same-origin')
    // What may be kept says so; tokens, persons and answers to them do not.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    if (secure) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
}

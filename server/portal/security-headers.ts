import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings.ts'

// Styles may be inline because the dialogs' scroll lock writes a rule of its own; scripts never are.
const policy = [
  "default-src 'self'", "script-src 'self'", "style-src 'self' 'unsafe-inline'", "img-src 'self' data: blob:", "font-src 'self'",
  "connect-src 'self'", "worker-src 'self'", "manifest-src 'self'", "object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'",
].join('; ')

/** Headers of every answer (SECURITY: CSP). */
export function securityHeaders(app: FastifyInstance, settings: Settings) {
  const secure = settings.publicUrl?.startsWith('https:')
  app.addHook('onSend', async (_request, reply) => {
    // Files that people have uploaded bring a narrower one.
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policy)
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'strict-origin-when-cross-origin')
    reply.header('permissions-policy', 'camera=(self), microphone=(), geolocation=()')
    reply.header('cross-origin-opener-policy', 'same-origin')
    if (secure) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
}

import type { FastifyReply, FastifyRequest } from 'fastify'

// `__Host-` cookies are Secure, of this host alone and for every path; Chromium takes them on http://localhost too.
const binding = '__Host-pannier-binding'
const refresh = '__Host-pannier-refresh'
const kept = {
  path: '/',
  httpOnly: true,
  secure: true,
  sameSite: 'strict',
  maxAge: 30 * 24 * 3600,
} as const

/** The secret that ties request tokens to this browser. */
export const bindingOf = (request: FastifyRequest) => request.cookies[binding]

/** Session id and refresh secret as the cookie holds them. */
export function refreshOf(request: FastifyRequest): { sessionId: string; secret: string } | null {
  const [sessionId, secret] = (request.cookies[refresh] ?? '').split('.')
  return sessionId && secret ? { sessionId, secret } : null
}

export const keepBinding = (reply: FastifyReply, secret: string) =>
  reply.setCookie(binding, secret, kept)
export const keepRefresh = (reply: FastifyReply, sessionId: string, secret: string) =>
  reply.setCookie(refresh, `${sessionId}.${secret}`, kept)

export function dropCookies(reply: FastifyReply) {
  reply.clearCookie(binding, kept)
  reply.clearCookie(refresh, kept)
}

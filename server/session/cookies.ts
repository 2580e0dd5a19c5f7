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
export const bindingCookie = (request: FastifyRequest) => request.cookies[binding]

/** Session id and refresh secret as the cookie holds them. */
export function refreshCookie(
  request: FastifyRequest,
): { sessionId: string; secret: string } | null {
  const [sessionId, secret] = (request.cookies[refresh] ?? '').split('.')
  return sessionId && secret ? { sessionId, secret } : null
}

export const setBindingCookie = (reply: FastifyReply, secret: string) =>
  reply.setCookie(binding, secret, kept)
export const setRefreshCookie = (reply: FastifyReply, sessionId: string, secret: string) =>
  reply.setCookie(refresh, `${sessionId}.${secret}`, kept)

export function clearCookies(reply: FastifyReply) {
  reply.clearCookie(binding, kept)
  reply.clearCookie(refresh, kept)
}

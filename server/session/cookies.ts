import type { FastifyReply, FastifyRequest } from 'fastify'
import { proofLifetime } from '../modules/second-factor/pending-proofs.ts'
import type { LogInRequest } from './log-in.ts'

// `__Host-` cookies are Secure, of this host alone and for every path; Chromium takes them on http://localhost too.
const binding = '__Host-pannier-binding'
const refresh = '__Host-pannier-refresh'
const device = '__Host-pannier-device'
const secondStep = '__Host-pannier-second-step'
const provider = '__Host-pannier-provider'
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
  const [sessionId, ...rest] = (request.cookies[refresh] ?? '').split('.')
  const secret = rest.join('.')
  return sessionId && secret ? { sessionId, secret } : null
}

const setBindingCookie = (reply: FastifyReply, secret: string) =>
  reply.setCookie(binding, secret, kept)
export const setRefreshCookie = (reply: FastifyReply, sessionId: string, secret: string) =>
  reply.setCookie(refresh, `${sessionId}.${secret}`, kept)

/** Sets the cookies of a new session, and after a log-in the one by which this browser is known at the next: it outlives log-outs. */
export function setSessionCookies(
  reply: FastifyReply,
  session: { sessionId: string; binding: string; refreshSecret: string; device?: string },
): void {
  setBindingCookie(reply, session.binding)
  setRefreshCookie(reply, session.sessionId, session.refreshSecret)
  if (session.device === undefined) return
  reply.setCookie(device, session.device, { ...kept, maxAge: 365 * 24 * 3600 })
  reply.clearCookie(secondStep, kept)
}

/** Names the log-in that waits for its second step, in this browser alone. */
export const secondStepCookie = (request: FastifyRequest) => request.cookies[secondStep]

export const setSecondStepCookie = (reply: FastifyReply, secret: string) =>
  reply.setCookie(secondStep, secret, { ...kept, maxAge: proofLifetime / 1_000 })

/** Names the log-in that is at an identity provider, in this browser alone. */
export const providerCookie = (request: FastifyRequest) => request.cookies[provider]

/** Lax, as the provider's page leads back here: a strict cookie would stay behind. */
const atProvider = { ...kept, sameSite: 'lax' } as const

export const setProviderCookie = (reply: FastifyReply, secret: string, lifetime: number) =>
  reply.setCookie(provider, secret, { ...atProvider, maxAge: lifetime / 1_000 })

export const clearProviderCookie = (reply: FastifyReply) => reply.clearCookie(provider, atProvider)

/** Returns what a log-in needs to know of the request that it came with. */
export const logInRequest = (request: FastifyRequest): LogInRequest => {
  const former = refreshCookie(request)
  return {
    address: request.ip,
    userAgent: request.headers['user-agent'],
    device: request.cookies[device],
    former: former && { sessionId: former.sessionId, binding: bindingCookie(request) },
    requestId: String(request.id),
  }
}

export function clearCookies(reply: FastifyReply) {
  reply.clearCookie(binding, kept)
  reply.clearCookie(refresh, kept)
}

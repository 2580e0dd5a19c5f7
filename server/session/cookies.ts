import type { FastifyReply, FastifyRequest } from 'fastify'
import { proofLifetime } from '../modules/second-factor/pending-proofs.ts'
import type { LogInRequest } from './log-in.ts'

/**
 * `__Host-` cookies are Secure, of this host alone and for every path; Chromium takes them on http://localhost too. Below a base
 * path they would reach every other application of the host, so they are bound to that path instead, which that prefix forbids.
 */
const cookieName =
  (name: string) =>
  ({ basePath }: FastifyRequest): string =>
    `${basePath ? '__Secure' : '__Host'}-pannier-${name}`
const binding = cookieName('binding')
const refresh = cookieName('refresh')
const device = cookieName('device')
const secondStep = cookieName('second-step')
const provider = cookieName('provider')

const kept = ({ basePath }: FastifyRequest) =>
  ({
    path: `${basePath}/`,
    httpOnly: true,
    secure: true,
    sameSite: 'strict',
    maxAge: 30 * 24 * 3600,
  }) as const

/** The secret that ties request tokens to this browser. */
export const bindingCookie = (request: FastifyRequest) => request.cookies[binding(request)]

/** Session id and refresh secret as the cookie holds them. */
export function refreshCookie(
  request: FastifyRequest,
): { sessionId: string; secret: string } | null {
  const [sessionId, ...rest] = (request.cookies[refresh(request)] ?? '').split('.')
  const secret = rest.join('.')
  return sessionId && secret ? { sessionId, secret } : null
}

const setBindingCookie = (reply: FastifyReply, secret: string) =>
  reply.setCookie(binding(reply.request), secret, kept(reply.request))
export const setRefreshCookie = (reply: FastifyReply, sessionId: string, secret: string) =>
  reply.setCookie(refresh(reply.request), `${sessionId}.${secret}`, kept(reply.request))

/** Sets the cookies of a new session, and after a log-in the one by which this browser is known at the next: it outlives log-outs. */
export function setSessionCookies(
  reply: FastifyReply,
  session: { sessionId: string; binding: string; refreshSecret: string; device?: string },
): void {
  setBindingCookie(reply, session.binding)
  setRefreshCookie(reply, session.sessionId, session.refreshSecret)
  if (session.device === undefined) return
  const { request } = reply
  reply.setCookie(device(request), session.device, { ...kept(request), maxAge: 365 * 24 * 3600 })
  reply.clearCookie(secondStep(request), kept(request))
}

/** Names the log-in that waits for its second step, in this browser alone. */
export const secondStepCookie = (request: FastifyRequest) => request.cookies[secondStep(request)]

export const setSecondStepCookie = (reply: FastifyReply, secret: string) =>
  reply.setCookie(secondStep(reply.request), secret, {
    ...kept(reply.request),
    maxAge: proofLifetime / 1_000,
  })

/** Names the log-in that is at an identity provider, in this browser alone. */
export const providerCookie = (request: FastifyRequest) => request.cookies[provider(request)]

/** Lax, as the provider's page leads back here: a strict cookie would stay behind. */
const atProvider = (request: FastifyRequest) => ({ ...kept(request), sameSite: 'lax' }) as const

export const setProviderCookie = (reply: FastifyReply, secret: string, lifetime: number) =>
  reply.setCookie(provider(reply.request), secret, {
    ...atProvider(reply.request),
    maxAge: lifetime / 1_000,
  })

export const clearProviderCookie = (reply: FastifyReply) =>
  reply.clearCookie(provider(reply.request), atProvider(reply.request))

/** Returns what a log-in needs to know of the request that it came with. */
export const logInRequest = (request: FastifyRequest): LogInRequest => {
  const former = refreshCookie(request)
  return {
    address: request.ip,
    userAgent: request.headers['user-agent'],
    device: request.cookies[device(request)],
    former: former && { sessionId: former.sessionId, binding: bindingCookie(request) },
    requestId: String(request.id),
  }
}

export function clearCookies(reply: FastifyReply) {
  const { request } = reply
  reply.clearCookie(binding(request), kept(request))
  reply.clearCookie(refresh(request), kept(request))
}

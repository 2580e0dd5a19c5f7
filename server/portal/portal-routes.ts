import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { route, type RouteDeps } from '../route.ts'
import { refreshCookie } from '../session/cookies.ts'
import { type LoginPage, loginFor } from './login-page.ts'
import { manifestRoutes } from './manifest-routes.ts'
import { fileAddress } from '#domain/portal/file-address.ts'
import { loginPageFor, pageFor } from './page.ts'
import { contentPolicy, styleHash } from './security-headers.ts'

const year = 'public, max-age=31536000, immutable'

/** First parts of addresses that programs ask for: unknown ones are missing, they are no screens. */
const machinePaths =
  /^\/(\.well-known|api|assets|bnrs|change-cust|client-reports|device-key|files|graphql|health|icons|language|manifests|metrics|notification|pictures|public|ready|refresh-token|sandbox-pay|screenshots|server|tenant-icons|uploads)([/?]|$)/

/** Draws a picture from its key; undefined for a key that is none. */
export type Pictures = (key: string) => string | undefined

/** The portal itself: its page for every address of a screen, its files, its manifest and its pictures. */
export async function portalRoutes(
  app: FastifyInstance,
  deps: RouteDeps,
  {
    portalDir,
    pictures,
    loginPage,
  }: {
    portalDir?: string | undefined
    pictures?: Pictures | undefined
    loginPage?: LoginPage | undefined
  },
) {
  const { tenantOf } = deps
  const open = { method: 'GET', allow: 'anyone', anyHost: true } as const
  manifestRoutes(app, deps)
  route(app, deps, {
    ...open,
    url: '/pictures/:key.svg',
    handle({ reply, params: { key = '' } }) {
      const svg = pictures?.(key)
      if (!svg) return reply.code(404).send({ code: 'NOT_FOUND', message: 'No such picture' })
      return reply
        .header('content-type', 'image/svg+xml')
        .header('cache-control', 'public, max-age=604800')
        .send(svg)
    },
  })
  if (!portalDir || !existsSync(resolve(portalDir, 'index.html'))) return

  await app.register(async (scope) => {
    scope.addHook('onRoute', (file) => {
      file.config = { ...file.config, allow: 'anyone', builtFile: true }
    })
    await scope.register(fastifyStatic, {
      root: resolve(portalDir),
      preCompressed: true,
      index: false,
      wildcard: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', /[\\/]assets[\\/]/.test(path) ? year : 'no-cache')
      },
    })
  })
  const template = readFileSync(resolve(portalDir, 'index.html'), 'utf8')
  const send = (reply: FastifyReply, html: string) =>
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(html)
  const loginStyle = loginPage && styleHash(loginPage.style)
  const page = (request: FastifyRequest, reply: FastifyReply) => {
    const tenant = tenantOf(request)
    const form =
      loginPage && !refreshCookie(request)
        ? loginFor(loginPage, tenant, request.url, request.cookies)
        : undefined
    const of = { tenant, host: request.hostname }
    if (!form || !loginPage) return send(reply, pageFor(template, of))
    const policy = contentPolicy(tenant.config, { page: true, style: loginStyle })
    reply.header('content-security-policy', policy)
    return send(reply, loginPageFor(template, of, form, loginPage.style))
  }
  // Shell that the worker keeps for every address: it holds no form, whether or not a person was signed in when it was fetched.
  route(app, deps, {
    ...open,
    url: '/app-shell',
    handle({ request, reply }) {
      return send(reply, pageFor(template, { tenant: tenantOf(request), host: request.hostname }))
    },
  })
  // A missing file stays missing.
  route(app, deps, {
    ...open,
    url: '/*',
    handle({ request, reply }) {
      const isScreen = !machinePaths.test(request.url) && !fileAddress.test(request.url)
      return isScreen
        ? page(request, reply)
        : reply.code(404).send({ code: 'NOT_FOUND', message: 'Not found' })
    },
  })
}

import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Path of the portal on its host, such as `/orders`; empty: the root. */
    basePath: string
  }
}

/** Probes of a container know nothing of the base path. */
const probe = /^\/(health|ready)(\?|$)/

const isInside = (url: string, basePath: string) => url.startsWith(`${basePath}/`)

/** Addresses on this host; two slashes would be another one. */
const ownAddresses = /\b(href|src|action)="(?=\/(?!\/))/g

/**
 * Returns the address that routes know: without the base path. Proxies pass the whole path on. An address outside is
 * unchanged, and `serveBelow` refuses it.
 */
export const withoutBasePath = (url: string, basePath: string): string =>
  isInside(url, basePath) ? url.slice(basePath.length) : url

/** Puts the base path before a page's own addresses, and tells the portal's script of it. */
export const pageBelow = (html: string, basePath: string): string =>
  basePath
    ? html
        .replace('<html ', `<html data-base-path="${basePath}" `)
        .replace(ownAddresses, `$&${basePath}`)
    : html

/**
 * Serves the portal below its base path. Routes, redirects and pages are written as if it were at the root: here, and nowhere
 * else, the path is taken off requests and put on answers.
 */
export function serveBelow(app: FastifyInstance, basePath: string): void {
  app.decorateRequest('basePath', basePath)
  if (!basePath) return
  app.addHook('onRequest', async ({ originalUrl }, reply) => {
    if (isInside(originalUrl, basePath) || probe.test(originalUrl)) return
    const [path, ...query] = originalUrl.split('?')
    return path === basePath
      ? reply.redirect(['/', ...query].join('?'))
      : reply.code(404).send({ code: 'NOT_FOUND', message: `The portal is at ${basePath}/` })
  })
  app.addHook('onSend', async (_, reply, payload) => {
    const location = reply.getHeader('location')
    if (typeof location === 'string' && /^\/(?!\/)/.test(location))
      reply.header('location', basePath + location)
    const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html')
    return isPage && typeof payload === 'string' ? pageBelow(payload, basePath) : payload
  })
}

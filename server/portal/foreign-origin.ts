import type { FastifyInstance, FastifyRequest } from 'fastify'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The host of an address as a browser writes it, without the port that goes without saying. */
const hostOf = (origin: string) =>
  URL.canParse(origin) ? new URL(origin).host.toLowerCase() : undefined

/**
 * True for a request that a browser sends for a page of another origin, also one of the same site. Programs name no origin; a
 * browser without Sec-Fetch-Site names it with everything that is not a plain reading.
 */
export function isForeign({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const { origin, host = '' } = headers
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  return origin !== undefined && hostOf(origin) !== host.toLowerCase().replace(/:(80|443)$/, '')
}

/** Address that a shop's system opens the catalogue at, from a page of its own. */
export const ociPath = '/server/punch-out/oci'

/** Refuses what a page of another origin would change. The login form answers for itself, in words. */
export function refuseForeignChanges(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { method, url } = request
    if (reading.has(method) || url.startsWith('/login/form') || url === ociPath) return
    if (!isForeign(request)) return
    return reply
      .code(403)
      .send({ code: 'FOREIGN_ORIGIN', message: 'This request comes from a page of another origin' })
  })
}

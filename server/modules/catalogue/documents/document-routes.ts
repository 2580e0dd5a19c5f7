import type { FastifyInstance } from 'fastify'
import { documentFormats } from '#domain/article/article-documents.ts'
import { route, type RouteDeps } from '../../../route.ts'
import { browserOf } from '../../../session/caller.ts'
import { readDocumentFile } from './document-store.ts'

const longestCode = 60

/** Security policy of a shown file: it may do nothing. A browser's own PDF reader does not work in a sandbox. */
const policyOf = (format: string) =>
  format === 'pdf'
    ? "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"
    : "default-src 'none'; sandbox"

/** Returns the header that names a saved file after its title. */
const dispositionOf = (title: string, format: keyof typeof documentFormats) => {
  const plain =
    title
      .replaceAll('ß', 'ss')
      .normalize('NFKD')
      .replaceAll(/[^\w .()-]/g, '')
      .replaceAll(/ +/g, ' ')
      .trim() || 'document'
  return `${documentFormats[format].opens ? 'inline' : 'attachment'}; filename="${plain}.${format}"; filename*=UTF-8''${encodeURIComponent(title)}.${format}`
}

/**
 * Serves the files of documents to a browser with a session, so that a plain link opens them. A browser without one is sent to
 * the portal, which asks to log in.
 */
export function documentRoutes(app: FastifyInstance, deps: RouteDeps): void {
  route(app, deps, {
    method: 'GET',
    url: '/server/documents/:code',
    allow: ['page.catalog'],
    by: 'browser',
    options: {
      onRequest: async (request, reply) => {
        if (!browserOf(deps.parts, deps.tenantOf(request), request).sessionId)
          return reply.redirect('/')
      },
    },
    async handle({ tx, sorgs }, { request, reply, params: { code = '' } }) {
      const known = /^"([0-9a-f]{64})"$/.exec(request.headers['if-none-match'] ?? '')?.[1]
      const file =
        code.length > longestCode ? undefined : await readDocumentFile(tx, code, sorgs, known)
      if (!file) {
        void reply.code(404)
        return { code: 'NOT_FOUND', message: 'No such document' }
      }
      const { title, format, hash, content } = file
      // Answers depend on the signed-in user and must not be cached for others.
      void reply.header('cache-control', 'private, no-cache').header('etag', `"${hash}"`)
      if (hash === known) {
        void reply.code(304)
        return undefined
      }
      void reply
        .header('content-type', documentFormats[format].mime)
        .header('content-disposition', dispositionOf(title, format))
        .header('content-security-policy', policyOf(format))
      return content
    },
  })
}

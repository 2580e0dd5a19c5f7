import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { documentFormats } from '#domain/article/article-documents.ts'
import { hasScope } from '#domain/account/permissions.ts'
import { enter, type Parts } from '../../../context.ts'
import { failure } from '../../../failure.ts'
import { browserOf } from '../../../session/caller.ts'
import type { Tenant } from '../../../tenants.ts'
import { readDocumentFile } from './document-store.ts'

const longestCode = 60

/** What a file can do where it is shown: nothing. A browser's own reader of PDF cannot work in a sandbox. */
const policyOf = (format: string) =>
  format === 'pdf'
    ? "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"
    : "default-src 'none'; sandbox"

/** A file's name from its title, for whoever saves it. */
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
 * Serves the files of documents to a browser with a session, so that a plain link opens them. Who has none is led to the
 * portal, which asks for it.
 */
export function documentRoutes(
  app: FastifyInstance,
  parts: Parts,
  tenantOf: (request: FastifyRequest) => Tenant,
): void {
  app.get<{ Params: { code: string } }>(
    '/server/documents/:code',
    async (request, reply: FastifyReply) => {
      const { code } = request.params
      const browser = browserOf(parts, tenantOf(request), request)
      if (!browser.sessionId) return reply.redirect('/')
      const known = /^"([0-9a-f]{64})"$/.exec(request.headers['if-none-match'] ?? '')?.[1]
      const file =
        code.length > longestCode
          ? undefined
          : await enter(browser, true, async ({ tx, user, sorgs }) => {
              if (user.mustChangePassword) throw failure('PASSWORD_CHANGE_REQUIRED')
              if (!hasScope(user.permissions, ['page.catalog']))
                throw failure('FORBIDDEN', { anyScope: ['page.catalog'] })
              return readDocumentFile(tx, code, sorgs, known)
            })
      if (!file) return reply.code(404).send({ code: 'NOT_FOUND', message: 'No such document' })
      const { title, format, hash, content } = file
      // It is this person's, and may be another one tomorrow.
      reply.header('cache-control', 'private, no-cache').header('etag', `"${hash}"`)
      if (hash === known) return reply.code(304).send()
      return reply
        .header('content-type', documentFormats[format].mime)
        .header('content-disposition', dispositionOf(title, format))
        .header('content-security-policy', policyOf(format))
        .send(content)
    },
  )
}

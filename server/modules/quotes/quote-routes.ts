import type { FastifyInstance } from 'fastify'
import { failure } from '../../failure.ts'
import { notePaper } from '../../paper/note-paper.ts'
import { route, type RouteDeps } from '../../route.ts'
import { browserOf } from '../../session/caller.ts'
import { quotePdf } from './quote-pdf.ts'
import { isQuoteId, readQuote, readQuoteLines, seeAllCustomers } from './quote-store.ts'

/**
 * Serves quotes as PDF to a browser with a session, so that a plain link opens them. A browser without one is sent to the
 * portal, which asks to log in.
 */
export function quoteRoutes(app: FastifyInstance, deps: RouteDeps): void {
  route(app, deps, {
    method: 'GET',
    url: '/server/quotes/:id',
    allow: ['page.catalog'],
    by: 'browser',
    anyCustomer: true,
    // Each paper is noted in the audit log, in a view by the administrator who looks.
    readOnly: false,
    openToViews: true,
    options: {
      onRequest: async (request, reply) => {
        if (!browserOf(deps.parts, deps.tenantOf(request), request).sessionId)
          return reply.redirect('/')
      },
    },
    async handle(entered, { reply, params: { id = '' } }) {
      await seeAllCustomers(entered)
      const quote = isQuoteId(id) ? await readQuote(entered, id) : null
      if (!quote) throw failure('NOT_FOUND')
      const lines = await readQuoteLines(entered.tx, id)
      await notePaper(entered, 'quote', quote.number)
      void reply
        .header('cache-control', 'private, no-cache')
        .header('content-type', 'application/pdf')
        .header('content-disposition', `inline; filename="${quote.number}.pdf"`)
        .header(
          'content-security-policy',
          "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        )
      return quotePdf(entered, quote, lines, entered.user.language)
    },
  })
}

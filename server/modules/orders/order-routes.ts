import type { FastifyInstance } from 'fastify'
import { failure } from '../../failure.ts'
import { notePaper } from '../../paper/note-paper.ts'
import { pdfHeaders } from '../../paper/pdf-headers.ts'
import { route, type RouteDeps } from '../../route.ts'
import { toPortal } from '../../paper/to-portal.ts'
import { readFacts } from './order-facts.ts'
import { orderPdf } from './order-pdf.ts'
import { readOrders } from './order-store.ts'

/** Serves orders as PDF to a browser with a session, so that a plain link opens them. */
export function orderRoutes(app: FastifyInstance, deps: RouteDeps): void {
  route(app, deps, {
    method: 'GET',
    url: '/server/orders/:orderNo',
    allow: ['page.order-status', 'page.catalog', 'page.orderlist'],
    by: 'browser',
    anyCustomer: true,
    // Each paper is noted in the audit log, in a view by the administrator who looks.
    readOnly: false,
    openToViews: true,
    options: { onRequest: toPortal(deps) },
    async handle(entered, { reply, params: { orderNo = '' } }) {
      const { tx, user } = entered
      await tx.query('SELECT act_for_all($1)', [user.id])
      const [order] = await readOrders(entered, [orderNo])
      const facts = (await readFacts(entered, [orderNo])).get(orderNo)
      if (!order || !facts) throw failure('NOT_FOUND')
      await notePaper(entered, 'order', orderNo)
      void reply.headers(pdfHeaders(`${orderNo.replaceAll(/[^\w.-]/g, '-')}.pdf`))
      return orderPdf(entered, order, facts, user.language)
    },
  })
}

import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { frameNumberOf } from '#domain/frames/frame-number.ts'
import type { RequestContext } from '../../context.ts'
import { failure } from '../../failure.ts'
import { notePaper } from '../../paper/note-paper.ts'
import { pdfHeaders } from '../../paper/pdf-headers.ts'
import { toPortal } from '../../paper/to-portal.ts'
import { portalAddress } from '../../portal/portal-address.ts'
import { route, type RouteDeps } from '../../route.ts'
import { warrantyPdf } from './warranty-pdf.ts'
import { readWarranty } from './warranty-store.ts'

/** Body of the request: `brand`, where it is named, must be the frame's. */
const Asked = v.object({
  frame: v.pipe(v.string(), v.maxLength(60)),
  type: v.optional(v.literal('pdf'), 'pdf'),
  brand: v.nullish(v.string(), null),
})

/** @throws NOT_FOUND for a frame that no customer of this person has reported as sold */
async function paperOf(request: RequestContext, frame: string, brand: string | null) {
  await request.tx.query('SELECT act_for_all($1)', [request.user.id])
  const warranty = await readWarranty(request, frameNumberOf(frame))
  const isOther = brand && warranty && warranty.brand.toLowerCase() !== brand.toLowerCase()
  if (!warranty || isOther) throw failure('NOT_FOUND')
  await notePaper(request, 'warranty', warranty.frameNumber)
  const { language } = request.user
  return warrantyPdf(request, warranty, {
    language,
    origin: portalAddress(request.settings, request.host),
  })
}

/** Gives out warranties as PDF: to programs by a request with a body, to a browser by a plain link. */
export function warrantyRoutes(app: FastifyInstance, deps: RouteDeps): void {
  route(app, deps, {
    method: 'POST',
    url: '/api/retail-sales/warranty',
    allow: ['page.customer-sales-report'],
    anyCustomer: true,
    async handle(entered, { request, reply }) {
      const asked = v.safeParse(Asked, request.body)
      if (!asked.success) throw failure('BAD_INPUT')
      const { frame, brand } = asked.output
      const paper = await paperOf(entered, frame, brand)
      void reply.headers(pdfHeaders(`${frameNumberOf(frame)}.pdf`))
      return paper
    },
  })
  route(app, deps, {
    method: 'GET',
    url: '/server/warranties/:frame',
    allow: ['page.customer-sales-report'],
    by: 'browser',
    anyCustomer: true,
    // Each paper is noted in the audit log, in a view by the administrator who looks.
    readOnly: false,
    openToViews: true,
    options: { onRequest: toPortal(deps) },
    async handle(entered, { reply, params: { frame = '' } }) {
      const paper = await paperOf(entered, frame, null)
      void reply.headers(pdfHeaders(`${frameNumberOf(frame)}.pdf`))
      return paper
    },
  })
}

import type { FastifyInstance } from 'fastify'
import { customerOf } from '../../context.ts'
import { audit } from '../../audit.ts'
import { failure } from '../../failure.ts'
import { route, type RouteDeps } from '../../route.ts'
import { toPortal } from '../../paper/to-portal.ts'
import { notePaper } from '../../paper/note-paper.ts'
import { pdfHeaders } from '../../paper/pdf-headers.ts'
import { readInvoiceLines } from './invoice-detail.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { invoiceOf, readInvoice } from './invoice-rows.ts'
import { openInvoices } from './open-invoices.ts'
import { statementPdf } from './statement-pdf.ts'
import { seeCreditCustomers } from './credit-scope.ts'

const allow = ['page.invoice-status', 'invoice-status.read'] as const

/**
 * Serves invoices and statements of account as PDF to a browser with a session, so that a plain link opens them. A
 * browser without one is sent to the portal, which asks to log in.
 */
export function invoiceRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const options = { onRequest: toPortal(deps) }
  route(app, deps, {
    method: 'GET',
    url: '/server/invoices/:invoiceNo',
    allow,
    by: 'browser',
    anyCustomer: true,
    // Each paper is noted in the audit log, in a view by the administrator who looks.
    readOnly: false,
    openToViews: true,
    options,
    async handle(entered, { reply, params: { invoiceNo = '' } }) {
      const { tx, user } = entered
      await tx.query('SELECT act_for_all($1)', [user.id])
      const row = await readInvoice(tx, invoiceNo)
      if (!row) throw failure('NOT_FOUND')
      await notePaper(entered, 'invoice', row.invoiceNo)
      const lines = await readInvoiceLines(tx, invoiceNo)
      void reply.headers(pdfHeaders(`${row.invoiceNo}.pdf`))
      const { companyName } = row
      return invoicePdf(entered, { ...invoiceOf(row, entered), companyName }, lines, user.language)
    },
  })
  route(app, deps, {
    method: 'GET',
    url: '/server/statements/:company/:payer',
    allow,
    by: 'browser',
    // Each paper is noted in the audit log, in a view by the administrator who looks.
    readOnly: false,
    openToViews: true,
    options,
    async handle(entered, { reply, params: { company = '', payer = '' } }) {
      const { tx, user } = entered
      const scope = await seeCreditCustomers(tx, {
        userId: user.id,
        customerId: customerOf(entered).id,
      })
      const all = await openInvoices(entered, scope, { payerCode: payer })
      const companies = all.filter(({ companyCode }) => companyCode === company)
      await audit(entered, {
        action: 'export.created',
        target: 'statement',
        after: { kind: 'statement', format: 'pdf', company, payer },
      })
      void reply.headers(pdfHeaders(`statement-${company}-${payer}-${entered.today}.pdf`))
      return statementPdf(entered, { company, payer, companies }, entered.user.language)
    },
  })
}

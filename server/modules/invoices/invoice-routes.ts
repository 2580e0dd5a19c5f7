import type { FastifyInstance } from 'fastify'
import { inline } from '../../disposition.ts'
import { customerOf } from '../../context.ts'
import { failure } from '../../failure.ts'
import { route, type RouteDeps } from '../../route.ts'
import { browserOf } from '../../session/caller.ts'
import { readInvoiceLines } from './invoice-detail.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { invoiceOf, readInvoice } from './invoice-rows.ts'
import { openInvoices } from './open-invoices.ts'
import { statementPdf } from './statement-pdf.ts'
import { seeCreditCustomers } from './credit-scope.ts'

const allow = ['page.invoice-status', 'invoice-status.read'] as const
const policy =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/**
 * Serves invoices and statements of account as PDF to a browser with a session, so that a plain link opens them. A
 * browser without one is sent to the portal, which asks to log in.
 */
export function invoiceRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const options = {
    onRequest: async (
      request: Parameters<typeof deps.tenantOf>[0],
      reply: { redirect: (to: string) => unknown },
    ) => {
      if (!browserOf(deps.parts, deps.tenantOf(request), request).sessionId)
        return reply.redirect('/')
      return undefined
    },
  }
  const pdf = (name: string) => ({
    'cache-control': 'private, no-store',
    'content-type': 'application/pdf',
    'content-disposition': inline(name),
    'content-security-policy': policy,
  })
  route(app, deps, {
    method: 'GET',
    url: '/server/invoices/:invoiceNo',
    allow,
    by: 'browser',
    anyCustomer: true,
    options,
    async handle(entered, { reply, params: { invoiceNo = '' } }) {
      const { tx, user } = entered
      await tx.query('SELECT act_for_all($1)', [user.id])
      const row = await readInvoice(tx, invoiceNo)
      if (!row) throw failure('NOT_FOUND')
      const lines = await readInvoiceLines(tx, invoiceNo)
      void reply.headers(pdf(`${row.invoiceNo}.pdf`))
      const { companyName } = row
      return invoicePdf(entered, { ...invoiceOf(row, entered), companyName }, lines, user.language)
    },
  })
  route(app, deps, {
    method: 'GET',
    url: '/server/statements/:company/:payer',
    allow,
    by: 'browser',
    options,
    async handle(entered, { reply, params: { company = '', payer = '' } }) {
      const { tx, user } = entered
      const scope = await seeCreditCustomers(tx, {
        userId: user.id,
        customerId: customerOf(entered).id,
      })
      const all = await openInvoices(entered, scope, { payerCode: payer })
      const companies = all.filter(({ companyCode }) => companyCode === company)
      void reply.headers(pdf(`statement-${company}-${payer}-${entered.today}.pdf`))
      return statementPdf(entered, { company, payer, companies }, entered.user.language)
    },
  })
}

import { addDays, type Day, isDay } from '#domain/time/day.ts'
import { done, refused } from '../../answers.ts'
import { audit } from '../../audit.ts'
import { customerOf, type RequestContext } from '../../context.ts'
import { failure } from '../../failure.ts'
import type { MutationResolvers, QueryResolvers } from '../../resolver-types.gen.ts'
import { readCustomer } from '../customers/customer-store.ts'
import { clearedInvoices, clearedPage, paymentDays } from './cleared-invoices.ts'
import { seeCreditCustomers } from './credit-scope.ts'
import { readInvoiceLines, readTrackingUrl } from './invoice-detail.ts'
import { invoiceOf, readInvoice } from './invoice-rows.ts'
import { mailInvoice, mayMail } from './mail-invoice.ts'
import { type OpenAsked, openInvoices } from './open-invoices.ts'
import { displaysOf, readPriceComponents } from './price-components.ts'

/** Most days between the first and the last day of a list of cleared invoices. */
const maxDays = 366

/** @throws BAD_INPUT unless both are days, in order and at most a year apart */
function period({ from, to }: { from: unknown; to: unknown }): { from: Day; to: Day } {
  const [first, last] = [String(from), String(to)]
  if (!isDay(first) || !isDay(last) || first > last || last > addDays(first, maxDays))
    throw failure('BAD_INPUT')
  return { from: first, to: last }
}

const scopeOf = (request: RequestContext) =>
  seeCreditCustomers(request.tx, { userId: request.user.id, customerId: customerOf(request).id })

const open = (entered: RequestContext, asked: OpenAsked) =>
  entered.alone(async (request) => openInvoices(request, await scopeOf(request), asked))

const seeAll = ({ tx, user }: RequestContext) => tx.query('SELECT act_for_all($1)', [user.id])

export const Query: QueryResolvers<RequestContext> = {
  openInvoiceV4: (_, { custAreaSorgs, creditCustomers }, request) =>
    open(request, { sorgs: custAreaSorgs, customers: creditCustomers?.map(({ r3 }) => r3) }),
  openInvoiceV5: (_, { payerCode, custCode, sorgs }, request) =>
    open(request, { payerCode, sorgs, customers: custCode && [custCode.r3] }),
  invoiceV4: (_, asked, entered) =>
    entered.alone(async (request) => {
      const days = period(asked)
      const scope = await scopeOf(request)
      const rows = await clearedInvoices(request.tx, scope, days)
      return rows.map((row) => invoiceOf(row, request))
    }),
  invoiceV5: (_, asked, entered) =>
    entered.alone(async (request) => {
      const days = period(asked)
      const scope = await scopeOf(request)
      const { rows, ...found } = await clearedPage(request.tx, scope, { ...asked, ...days })
      return { ...found, rows: rows.map((row) => invoiceOf(row, request)) }
    }),
  invoice: (_, { invoiceNo }, entered) =>
    entered.alone(async (request) => {
      const { tx } = request
      await seeAll(request)
      const row = await readInvoice(tx, invoiceNo)
      if (!row) return null
      return {
        invoice: invoiceOf(row, request),
        companyName: row.companyName,
        additionalDisplays: displaysOf(await readPriceComponents(tx, 'invoice'), [row.sorg]),
        trackingUrl: await readTrackingUrl(tx, row.doNo ?? null),
        lines: await readInvoiceLines(tx, invoiceNo),
      }
    }),
  async averagePaymentDays(_, { sorgs }, request) {
    const { id } = customerOf(request)
    const { custCode } = (await readCustomer(request.tx, id))!
    const since = `${Number(request.today.slice(0, 4)) - 2}-01-01`
    const rows = await paymentDays(request.tx, id, {
      sorgs: sorgs && sorgs.length > 0 ? sorgs : null,
      since,
    })
    return [...new Set(rows.map(({ sorg }) => sorg))].map((sorg) => ({
      sorg,
      custCode,
      years: rows
        .filter((row) => row.sorg === sorg)
        .map(({ year, days, invoices }) => ({ year, averagePaymentDay: days, invoices })),
    }))
  },
  priceComponents: (_, { module }, { tx }) => readPriceComponents(tx, module),
}

export const Mutation: MutationResolvers<RequestContext> = {
  sendEmailInvoice: (_, { invoiceNumber, sorg }, entered) =>
    entered.alone(async (request) => {
      const { email } = request.user
      await seeAll(request)
      const row = await readInvoice(request.tx, invoiceNumber)
      if (!row || row.sorg !== sorg) return refused('not_found', 'invoiceNumber', { sentTo: null })
      if (!email) return refused('no_recipient', null, { sentTo: null })
      if (!(await mayMail(request))) return refused('too_many', null, { sentTo: null })
      await mailInvoice(request, row, email)
      await audit(request, {
        action: 'invoice.mailed',
        target: row.invoiceNo,
        after: { to: email },
      })
      return done('The invoice is on its way', { sentTo: email })
    }),
}

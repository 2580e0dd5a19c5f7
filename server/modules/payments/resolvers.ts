import { paymentStatuses } from '#domain/payments/payment-status.ts'
import { done, refusedAll } from '../../answers.ts'
import { customerOf, type RequestContext } from '../../context.ts'
import { type UserError, userError } from '../../failure.ts'
import type {
  MutationResolvers,
  OrderPaymentResolvers,
  PaymentRequestResolvers,
  QueryResolvers,
} from '../../resolver-types.gen.ts'
import { createInvoiceRequest } from './create-request.ts'
import { payOrder } from './order-request.ts'
import { methodOf, offeredMethods } from './payment-methods.ts'
import { addProof, removeProof } from './proofs.ts'
import { readDocs, readHistory, readInvoices } from './request-details.ts'
import {
  readHoldingRequest,
  readOrderRequest,
  readRequest,
  requestPage,
  seeAllCustomers,
} from './request-store.ts'
import { forgetSavedPayment, readSavedOfRequest, readSavedPayments } from './saved-payments.ts'
import { statusWords } from './status-words.ts'
import { voidByPayer } from './void-request.ts'

/** Runs work that sees every customer the person may act for. */
const seeingAll = <T>(
  entered: RequestContext,
  work: (request: RequestContext) => Promise<T>,
): Promise<T> =>
  entered.alone(async (request) => {
    await seeAllCustomers(request)
    return work(request)
  })

const refusal = async (request: RequestContext, error: UserError, id?: string) =>
  refusedAll([error], { paymentRequest: id ? await readRequest(request, id) : null })

const answer = async (request: RequestContext, description: string, id: string) =>
  done(description, { paymentRequest: await readRequest(request, id) })

export const Query: QueryResolvers<RequestContext> = {
  async payments(_, { sorg, module }, request) {
    if (!request.sorgs.includes(sorg) || (module !== 'order' && module !== 'invoice')) return []
    return (await offeredMethods(request, sorg, module, request.customer?.id ?? null)).map(methodOf)
  },
  paymentStatuses(_, __, { user, tenant }) {
    const words = statusWords(
      user.language,
      tenant.config.languages.map(({ code }) => code),
    )
    return paymentStatuses.map(({ code, phase }) => ({ id: code, description: words[code], phase }))
  },
  paymentRequests: (_, asked, request) => requestPage(request, asked, customerOf(request).id),
  paymentRequest: (_, { id }, entered) => seeingAll(entered, (request) => readRequest(request, id)),
  paymentRequestByPayerAndInvoiceNos: (_, { payerCode, invoiceNos, merchant }, entered) =>
    seeingAll(entered, (request) =>
      readHoldingRequest(request, { payerCode, merchant }, invoiceNos),
    ),
  savedPayments: (_, { sorgs, companies }, request) =>
    readSavedPayments(request, customerOf(request).id, {
      sorgs: sorgs ?? null,
      companies: companies ?? null,
    }),
}

export const PaymentRequest: PaymentRequestResolvers<RequestContext> = {
  invoices: ({ id }, _, entered) => seeingAll(entered, ({ tx }) => readInvoices(tx, id)),
  docs: ({ id }, _, entered) => seeingAll(entered, ({ tx }) => readDocs(tx, id)),
  history: ({ id }, _, entered) => seeingAll(entered, ({ tx }) => readHistory(tx, id)),
  async method({ merchant, module, paymentId }, _, request) {
    const methods = await offeredMethods(request, merchant, module, null)
    const method = methods.find(({ id }) => id === paymentId)
    return method ? methodOf(method) : null
  },
  savedPayments: ({ id, module }, _, entered) =>
    seeingAll(entered, (request) => readSavedOfRequest(request, id, module)),
}

export const OrderPayment: OrderPaymentResolvers<RequestContext> = {
  request: ({ orderNo }, _, entered) =>
    seeingAll(entered, (request) => readOrderRequest(request, orderNo)),
}

export const Mutation: MutationResolvers<RequestContext> = {
  createInvoicePaymentRequestV3: (_, asked, entered) =>
    seeingAll(entered, async (request) => {
      const refused = await createInvoiceRequest(request, asked)
      return refused
        ? refusal(request, refused)
        : answer(request, 'The payment is requested', asked.id)
    }),

  payOrder: (_, { orderNumber, token, savedPaymentId, shouldSavePayment }, entered) =>
    seeingAll(entered, async (request) => {
      const refused = await payOrder(request, orderNumber, {
        token: token ?? null,
        savedPaymentId: savedPaymentId ?? null,
        save: shouldSavePayment ?? false,
      })
      const paymentRequest = await readOrderRequest(request, orderNumber)
      return refused
        ? refusedAll([refused], { paymentRequest })
        : done('The payment is on its way', { paymentRequest })
    }),

  voidPaymentRequest: (_, asked, entered) =>
    seeingAll(entered, async (request) => {
      const ended = await voidByPayer(request, asked)
      return 'code' in ended
        ? refusal(request, ended, asked.id ?? undefined)
        : answer(request, 'The payment is cancelled', ended.id)
    }),

  uploadPaymentDoc: (_, asked, entered) =>
    seeingAll(entered, async (request) => {
      const refused = await addProof(request, asked)
      return refused
        ? refusal(request, refused, asked.id)
        : answer(request, 'The proof is with finance', asked.id)
    }),

  deletePaymentDoc: (_, { id }, entered) =>
    seeingAll(entered, async (request) => {
      const removed = await removeProof(request, id)
      return 'code' in removed
        ? refusal(request, removed)
        : answer(request, 'The proof is removed', removed.id)
    }),

  async deleteUserPayment(_, { id }, request) {
    return (await forgetSavedPayment(request, customerOf(request).id, id))
      ? done('It is forgotten', { status: true })
      : refusedAll([userError('not_found', 'id')], { status: false })
  },
}

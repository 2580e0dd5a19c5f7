import * as v from 'valibot'
import { ThirdPartyOrder } from '#domain/third-party/third-party-intent.ts'
import { done, refused } from '../../answers.ts'
import { customerOf, type RequestContext } from '../../context.ts'
import type { MutationResolvers, QueryResolvers } from '../../resolver-types.gen.ts'
import { readItems, setItemStatus } from './items.ts'
import { placeThirdPartyOrder, type ProductError } from './place-order.ts'
import {
  maintainsArticles,
  readProducts,
  readVendors,
  uploadProducts,
  uploadStocks,
} from './products.ts'

/** Runs work that sees every customer the person may act for. */
const forAll = <T>(entered: RequestContext, work: (request: RequestContext) => Promise<T>) =>
  entered.alone(async (request) => {
    await request.tx.query('SELECT act_for_all($1)', [request.user.id])
    return work(request)
  })

const errorWords = {
  not_offered: () => 'It is not offered any more',
  over_stock: ({ stock }: ProductError) => `Only ${stock} can be had`,
  price_changed: ({ price }: ProductError) => `It costs ${price} now`,
}

async function checkout(request: RequestContext, order: object) {
  const customer = customerOf(request)
  const parsed = v.safeParse(ThirdPartyOrder, {
    reqDeliveryDate: null,
    ...order,
    notes: (order as { notes?: string | null }).notes ?? '',
  })
  if (!parsed.success) return refused('not_understood', 'order', { orders: [], errors: [] })
  const { orders, refusal, errors } = await placeThirdPartyOrder(
    request,
    customer.id,
    parsed.output,
  )
  if (refusal === null) return done('Ordered', { orders, errors: [] })
  return refused(refusal, null, {
    orders: [],
    errors: errors.map((error) => ({ ...error, message: errorWords[error.code](error) })),
  })
}

type Uploaded = Awaited<ReturnType<typeof uploadProducts>>
const uploaded = (results: Uploaded) =>
  typeof results === 'string'
    ? refused(results, null, { results: [] })
    : done('Each row has its result', { results })

export const Query: QueryResolvers<RequestContext> = {
  productThirdParties: (_, asked, entered) =>
    forAll(entered, (request) => readProducts(request, asked)),
  vendorThirdParties: (_, __, { tx, user, sorgs }) =>
    readVendors(tx, maintainsArticles(user) ? null : sorgs),
  custVendorThirdPartyAddress: (_, __, request) =>
    request.tx.query(
      `SELECT code, name, concat_ws(', ', address, nullif(postal_code, '')) AS address, city, is_default AS "isDefault"
       FROM ship_to WHERE customer_id = $1 AND active ORDER BY is_default DESC, name, code`,
      [customerOf(request).id],
    ),
  orderThirdParties: (_, asked, entered) => forAll(entered, (request) => readItems(request, asked)),
}

export const Mutation: MutationResolvers<RequestContext> = {
  checkoutThirdParty: async (_, { order }, request) => checkout(request, order),
  checkoutThirdPartyV2: async (_, { order }, request) => checkout(request, order),
  updateStatusOrderItemThirdParty: (_, change, entered) =>
    forAll(entered, async (request) => {
      const { refusal, item } = await setItemStatus(request, change)
      return refusal
        ? refused(refusal, refusal === 'wrong_status' ? 'status' : 'reason', { item })
        : done('The item is updated', { item })
    }),
  uploadStockThirdParties: async (_, given, request) =>
    uploaded(await uploadStocks(request, given)),
  uploadProductThirdParties: async (_, given, request) =>
    uploaded(await uploadProducts(request, given)),
}

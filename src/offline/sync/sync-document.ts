import { productFactsFields } from '../cart/product-facts.ts'

const cartFields = `key name customerKey version generation streamSeq totalQuantity at
lines { id qty uom version note unitPrice subtotal problem { reason limit } product { ${productFactsFields} } }
totals { sorg name currency total quantity }`

const bookFields = 'customerKey version streamSeq at carts { key name version lines totalQuantity }'
const orderFields = 'order_no order_status sorg merchant currency total_order createdAt'
const userErrors = 'userErrors { field message code }'

const resultFields = `lastSeq gap fork
results { seq mutationId status reason qty data overwrote { by from to } }`

/** A document of this layer: page and worker send its text in development and its hash in production. */
export interface SyncDocument {
  operationName: string
  text: string
}

export const syncIntents: SyncDocument = {
  operationName: 'SyncIntents',
  text: `mutation SyncIntents($streamId: ID!, $intents: [IntentInput!]!) {
syncIntents(streamId: $streamId, intents: $intents) {
${resultFields}
carts { ${cartFields} }
books { ${bookFields} }
} }`,
}

/** Asks for results without the carts: more intents of the same cart follow at once. */
export const syncResults: SyncDocument = {
  operationName: 'SyncResults',
  text: `mutation SyncResults($streamId: ID!, $intents: [IntentInput!]!) {
syncIntents(streamId: $streamId, intents: $intents) {
${resultFields}
} }`,
}

export const cartNow: SyncDocument = {
  operationName: 'CartNow',
  text: `query CartNow($streamId: ID) { cart(streamId: $streamId) { ${cartFields} } cartBook(streamId: $streamId) { ${bookFields} } }`,
}

export const namedCartNow: SyncDocument = {
  operationName: 'NamedCartNow',
  text: `query NamedCartNow($key: ID!, $streamId: ID) { namedCart(key: $key, streamId: $streamId) { ${cartFields} } cartBook(streamId: $streamId) { ${bookFields} } }`,
}

export const checkout: SyncDocument = {
  operationName: 'Checkout',
  text: `mutation Checkout($attemptKey: ID!, $cartVersion: Int!, $cart: ID, $streamId: ID, $streamSeq: Int, $shipto: String!, $paymentId: ID!,
$shipments: [ShipmentInput!]!, $products: [CheckoutProductInput!]!, $custPoNo: String, $notes: String, $request_delivery_date: Day,
$request_delivery_to: Day, $orderType: String) {
checkout(attemptKey: $attemptKey, cartVersion: $cartVersion, cart: $cart, streamId: $streamId, streamSeq: $streamSeq, shipto: $shipto,
paymentId: $paymentId, shipments: $shipments, products: $products, custPoNo: $custPoNo, notes: $notes,
request_delivery_date: $request_delivery_date, request_delivery_to: $request_delivery_to, orderType: $orderType) {
orders { ${orderFields} }
differences { kind sorg article_code name oldQty newQty oldPrice newPrice oldNote newNote oldReady newReady problem { reason limit } }
freightDifferences { sorg name currency oldFreight newFreight }
message { status description } ${userErrors}
} }`,
}

export const checkoutStatus: SyncDocument = {
  operationName: 'CheckoutStatus',
  text: `mutation CheckoutStatus($attemptKey: ID!) { checkoutStatus(attemptKey: $attemptKey) { state orders { ${orderFields} } } }`,
}

/** The worker marks what was pressed outside the portal. */
export const noticeRead: SyncDocument = {
  operationName: 'NoticeRead',
  text: 'mutation NoticeRead($ids: [ID!]!) { markNotificationsRead(ids: $ids) { unread } }',
}

/** Every document that this layer sends: the build writes their hashes into the list of trusted documents. */
export const syncDocuments: readonly SyncDocument[] = [
  syncIntents,
  syncResults,
  cartNow,
  namedCartNow,
  checkout,
  checkoutStatus,
  noticeRead,
]

/** SHA-256 of a document's text, in hex, as the server's list has it. Needs a secure context. */
export async function documentHash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

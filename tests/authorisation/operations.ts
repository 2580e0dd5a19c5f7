import { randomUUID } from 'node:crypto'
import { machineOperations } from '../support/machine-operations.ts'
import type { Operation, Things } from './operation.ts'
import { orderOperations } from './order-operations.ts'
import { frameOperations } from './frame-operations.ts'
import { invoiceOperations } from './invoice-operations.ts'
import { paymentOperations } from './payment-operations.ts'
import { pdiOperations } from './pdi-operations.ts'
import { reportOperations } from './report-operations.ts'
import { salesAreaOperations } from './sales-area-operations.ts'
import { identityOperations } from './identity-operations.ts'
import { userOperations } from './user-operations.ts'
import { contentOperations } from './content-operations.ts'
import { collectOperations } from './collect-operations.ts'
import { thirdPartyOperations } from './third-party-operations.ts'
import { downloadOperations } from './download-operations.ts'
import { bonusOperations } from './bonus-operations.ts'
import { claimOperations } from './claim-operations.ts'
import { contentSetupOperations } from './content-setup-operations.ts'
import { termOperations } from './term-operations.ts'
import { uploadOperations } from './upload-operations.ts'
import { visitOperations } from './visit-operations.ts'

/** Each call deletes another one. */
let deletedSynonym = 0

const product = '{ id article_code price { dealer } }'
const intents = (things: Things) => [
  {
    seq: 1,
    mutationId: randomUUID(),
    v: 1,
    customerKey: things.customer,
    kind: 'ADD',
    args: { sorg: '1000', article: things.article, qty: 1 },
  },
  {
    seq: 2,
    mutationId: randomUUID(),
    v: 1,
    customerKey: things.customer,
    kind: 'NEW_CART',
    args: { cart: randomUUID(), name: 'Spring' },
  },
  ...(
    [
      ['NOTE', { sorg: '1000', article: things.article, note: 'for Ann', cart: things.namedCart }],
      ['MOVE', { sorg: '1000', article: things.article, qty: 1, from: '', to: things.namedCart }],
      ['RENAME_CART', { cart: things.namedCart, name: 'Taken' }],
      ['CLEAR', { seenVersion: 99, cart: things.namedCart }],
      ['DROP_CART', { cart: things.namedCart, seenVersion: 99 }],
      ['WITHDRAW', {}],
    ] as const
  ).map(([kind, args], n) => ({
    seq: n + 3,
    mutationId: randomUUID(),
    v: 1,
    customerKey: things.customer,
    kind,
    args,
  })),
]

/** A call of each operation of the contract; areas with many have a file of their own. */
export const operations: Record<string, Operation> = {
  portal: { document: '{ portal { name } }' },
  salesCustomers: { document: '{ salesCustomers { id custName } }' },
  getCustomers: { document: '{ getCustomers { count customers { custName } } }' },
  catalogueAreas: { document: '{ catalogueAreas { bike defaultUrl } }' },
  bikeCategories: { document: '{ bikeCategories { wording } }' },
  products: {
    document: `query($search: String) { products(search: $search, view: ITEM) { total entries { product ${product} } } }`,
    variables: ({ article }) => ({ search: article }),
    hidden: ({ products }) => products.total,
  },
  searchSuggestions: {
    document:
      'query($term: String!) { searchSuggestions(term: $term) { products { article_code } } }',
    variables: ({ article }) => ({ term: article }),
    hidden: ({ searchSuggestions }) => searchSuggestions.products.length,
  },
  productDetailsV2: {
    document: `query($slug: String!) { productDetailsV2(slug: $slug) { product ${product} } }`,
    variables: ({ slug }) => ({ slug }),
    hidden: ({ productDetailsV2 }) => productDetailsV2,
  },
  productStock: {
    document: `query($slug: String!) { productStock(slug: $slug) ${product} }`,
    variables: ({ slug }) => ({ slug }),
    hidden: ({ productStock }) => productStock.length,
  },
  articlesByCode: {
    document: `query($c: [String!]!) { articlesByCode(codes: $c) { asked products ${product} } }`,
    variables: ({ article }) => ({ c: [article] }),
    hidden: ({ articlesByCode }) => articlesByCode[0]!.products.length,
  },
  bestSellers: { document: `{ bestSellers(category: paa) { id product ${product} } }` },
  relatedProducts: {
    document: `query($slug: String!) { relatedProducts(slug: $slug) { id product ${product} } }`,
    variables: ({ slug }) => ({ slug }),
    hidden: ({ relatedProducts }) => relatedProducts.length,
  },
  alreadyComing: {
    document: 'query($a: [String!]!) { alreadyComing(articleCodes: $a) { id orders { qty } } }',
    variables: ({ article }) => ({ a: [article] }),
    hidden: ({ alreadyComing }) => alreadyComing.flatMap(({ orders }) => orders).length,
  },
  frequentPurchases: {
    document: `{ frequentPurchases { total entries { id products ${product} } } }`,
  },
  previousPurchases: {
    document: `{ previousPurchases { total entries { id products ${product} } } }`,
  },
  orderAgain: {
    document: `query($n: ID!) { orderAgain(orderNo: $n) { order_no lines { id product ${product} } } }`,
    variables: ({ orderNo }) => ({ n: orderNo }),
    hidden: ({ orderAgain }) => orderAgain,
  },
  cart: { document: '{ cart { customerKey totalQuantity } }' },
  namedCart: {
    document: 'query($k: ID!) { namedCart(key: $k) { key customerKey lines { id } } }',
    variables: ({ namedCart }) => ({ k: namedCart }),
    hidden: ({ namedCart }) => namedCart,
  },
  cartBook: { document: '{ cartBook { customerKey carts { key name } } }' },
  simpleCart: { document: '{ simpleCart { totalQuantity products { article_code } } }' },
  promotions: { document: '{ promotions(withDetailOffer: true) { code details { value } } }' },
  cartFreightBenefits: {
    document:
      '{ cartFreightBenefits(qtyByWarehouseArea: [{ warehouseArea: "", qty: 1 }]) { discountAmount } }',
  },
  productAnalyzesV3: {
    document: `query($a: [String!]!, $c: AnalysisCustCodeInput) { productAnalyzesV3(sorg: "1000", articleCodes: $a, custCode: $c) { hasPrice { status } } }`,
    variables: ({ article, customer }) => ({ a: [article], c: { r3: customer } }),
    hidden: (data) => data.productAnalyzesV3?.some(({ hasPrice }) => hasPrice.status) ?? null,
  },
  productAnalyzesV2: {
    document:
      'query($a: [String!]!) { productAnalyzesV2(sorg: "1000", articleCodes: $a, custCodeUnified: "nobody") { hasPrice { status } } }',
    variables: ({ article }) => ({ a: [article] }),
  },
  sorgs: { document: '{ sorgs { sorg merchantName } }' },
  articleDisplays: {
    document: 'query($s: String) { articleDisplays(search: $s) { count entries { id } } }',
    variables: ({ article }) => ({ s: article }),
    hidden: ({ articleDisplays }) => articleDisplays.count,
  },
  updateOrderLimits: {
    document:
      'mutation($p: [OrderLimitInput!]!) { updateOrderLimits(products: $p) { updated userErrors { code } } }',
    variables: ({ article }) => ({ p: [{ articleCode: article, sorg: '1000', limit: 99_999 }] }),
    hidden: ({ updateOrderLimits }) => updateOrderLimits.updated,
  },
  shiptoV2: { document: '{ shiptoV2 { code name } }' },
  customerShipmentRates: { document: '{ customerShipmentRates { id } }' },
  cartFreight: {
    document:
      'query($a: String!) { cartFreight(cartItems: [{ article_code: $a, sorg: "1000", qty: 1 }]) { off } }',
    variables: ({ article }) => ({ a: article }),
  },
  orderTypes: { document: '{ orderTypes { code } }' },
  merchantConfigs: { document: '{ merchantConfigs { sorg merchantName url1 } }' },
  stockOrderConfirmations: {
    document: 'query($n: [ID!]!) { stockOrderConfirmations(orders: $n) { order_no } }',
    variables: ({ orderNo }) => ({ n: [orderNo] }),
    hidden: ({ stockOrderConfirmations }) => stockOrderConfirmations.length,
  },
  checkoutStatus: {
    document: 'mutation($k: ID!) { checkoutStatus(attemptKey: $k) { state orders { order_no } } }',
    variables: ({ attemptKey }) => ({ k: attemptKey }),
    hidden: ({ checkoutStatus }) => checkoutStatus.orders.length,
  },
  orders: {
    document:
      'query($n: [String!]) { orders(filter: { orderNumbers: $n }) { order_no total_order } }',
    variables: ({ orderNo }) => ({ n: [orderNo] }),
    hidden: ({ orders }) => orders.length,
  },
  customerAreaV3: { document: '{ customerAreaV3 { sorg custCode { r3 } } }' },
  customerCompanies: { document: '{ customerCompanies { code } }' },
  creditInformation: { document: '{ creditInformation { balance companies { code } } }' },
  activeUserAreaAnnouncements: { document: '{ activeUserAreaAnnouncements { title } }' },
  activeUserAreaBanners: { document: '{ activeUserAreaBanners { bannerFile } }' },
  sendCustomerFeedback: {
    document:
      'mutation { sendCustomerFeedback(message: "Thank you") { data { status } userErrors { code } } }',
  },
  changeLanguage: { document: 'mutation { changeLanguage(id: "fr") { status } }' },
  changeCustomerV2: {
    document:
      'mutation($c: CustCodeInput!) { changeCustomerV2(custCode: $c) { requestToken userErrors { code } } }',
    variables: ({ customer }) => ({ c: { r3: customer } }),
    hidden: ({ changeCustomerV2 }) => changeCustomerV2.requestToken,
  },
  devices: { document: '{ devices { id } }' },
  passwordLink: { document: '{ passwordLink(secret: "guessed") { username } }' },
  updateProfileUser: {
    document:
      'mutation { updateProfileUser(user: { name: "", email: "" }) { userErrors { code } } }',
  },
  changePassword: {
    document:
      'mutation { changePassword(oldPassword: "guessed", newPassword: "short") { userErrors { code } } }',
  },
  secondFactor: { document: '{ secondFactor { required recoveryCodesLeft passkeys { id } } }' },
  startOneTimeCodes: {
    document: 'mutation { startOneTimeCodes(password: "guessed") { secret userErrors { code } } }',
  },
  confirmOneTimeCodes: {
    document:
      'mutation { confirmOneTimeCodes(code: "000000") { recoveryCodes userErrors { code } } }',
  },
  removeOneTimeCodes: {
    document: 'mutation { removeOneTimeCodes(password: "guessed") { userErrors { code } } }',
  },
  startPasskey: {
    document: 'mutation { startPasskey(password: "guessed") { options userErrors { code } } }',
  },
  addPasskey: {
    document: 'mutation { addPasskey(name: "x", response: {}) { userErrors { code } } }',
  },
  removePasskey: {
    document: 'mutation { removePasskey(id: "0", password: "guessed") { userErrors { code } } }',
  },
  renewRecoveryCodes: {
    document:
      'mutation { renewRecoveryCodes(password: "guessed") { recoveryCodes userErrors { code } } }',
  },
  revokeDevice: {
    document:
      'mutation { revokeDevice(id: "00000000-0000-4000-8000-000000000000") { userErrors { code } } }',
  },
  requestPasswordLink: {
    document: 'mutation { requestPasswordLink(username: "nobody") { message { status } } }',
  },
  confirmEmail: { document: 'mutation { confirmEmail(secret: "x") { userErrors { code } } }' },
  setPassword: {
    document: 'mutation { setPassword(secret: "guessed", password: "Sattel-9fest") { username } }',
  },
  hostSettings: {
    document: '{ hostSettings { tenant config { name value } server { name value } } }',
  },
  roles: { document: '{ roles { rows { id permissions { name } } } }' },
  role: { document: '{ role(id: "dealer") { id users } }' },
  rightsChoices: { document: '{ rightsChoices { permissions { id } roles { id } } }' },
  saveRole: {
    document: 'mutation($r: RoleInput!) { saveRole(role: $r) { role { id } userErrors { code } } }',
    variables: () => ({ r: { name: 'made.up', description: '', permissions: ['page.catalog'] } }),
  },
  deleteRole: { document: 'mutation { deleteRole(id: "dealer") { userErrors { code } } }' },
  groupRoles: { document: '{ groupRoles { rows { id roles { id } } } }' },
  groupRole: { document: '{ groupRole(id: "1") { id description } }' },
  saveGroupRole: {
    document:
      'mutation($g: GroupRoleInput!) { saveGroupRole(groupRole: $g) { groupRole { id } userErrors { code } } }',
    variables: () => ({ g: { description: 'Made up', roles: ['dealer'] } }),
  },
  deleteGroupRole: { document: 'mutation { deleteGroupRole(id: "1") { userErrors { code } } }' },
  permissions: { document: '{ permissions { rows { id roles } } }' },
  permission: { document: '{ permission(id: "page.catalog") { id } }' },
  savePermission: {
    document:
      'mutation($p: PermissionInput!) { savePermission(permission: $p) { permission { id } userErrors { code } } }',
    variables: () => ({ p: { name: 'made.up', description: 'Made up' } }),
  },
  deletePermission: {
    document: 'mutation { deletePermission(id: "page.catalog") { userErrors { code } } }',
  },
  searchSynonyms: { document: '{ searchSynonyms { rows { id words } } }' },
  searchSynonym: { document: '{ searchSynonym(id: "1") { id } }' },
  saveSearchSynonym: {
    document:
      'mutation($s: SearchSynonymInput!) { saveSearchSynonym(searchSynonym: $s) { searchSynonym { id } userErrors { code } } }',
    variables: () => ({ s: { words: 'tube, inner tube' } }),
  },
  deleteSearchSynonym: {
    document: 'mutation($id: ID!) { deleteSearchSynonym(id: $id) { userErrors { code } } }',
    variables: () => ({ id: String(++deletedSynonym) }),
  },
  ...machineOperations,
  ...orderOperations,
  ...reportOperations,
  ...salesAreaOperations,
  ...contentOperations,
  ...collectOperations,
  ...thirdPartyOperations,
  ...bonusOperations,
  ...downloadOperations,
  ...claimOperations,
  ...contentSetupOperations,
  ...termOperations,
  ...uploadOperations,
  ...visitOperations,
  ...userOperations,
  ...identityOperations,
  ...frameOperations,
  ...pdiOperations,
  ...invoiceOperations,
  ...paymentOperations,
  settingChanges: { document: '{ settingChanges(name: "webTitle") { id } }' },
  saveSetting: {
    document:
      'mutation { saveSetting(name: "webTitle", value: "1", seen: "2") { message { status } } }',
  },
  auditLog: { document: '{ auditLog { count rows { id target } } }' },
  auditActions: { document: '{ auditActions }' },
  buyingOverview: {
    document:
      '{ buyingOverview(limit: 20) { openOrders orders { order_no } arrivals { order_no } } }',
  },
  creditWarnings: { document: '{ creditWarnings { count warnings { customer { custName } } } }' },
  customerInquiries: { document: '{ customerInquiries { count rows { id name } } }' },
  markInquiries: { document: 'mutation { markInquiries(ids: ["0"]) { message { status } } }' },
  customerInquiry: { document: '{ customerInquiry(id: "0") { name replies { text } } }' },
  acceptanceChoices: {
    document:
      '{ acceptanceChoices { priceGroups custGroups custCategories roles { name } contentTargetMarkets { marketName } } }',
  },
  replyToInquiry: {
    document: 'mutation { replyToInquiry(id: "0", reply: "Hello") { userErrors { code } } }',
  },
  acceptInquiry: {
    document:
      'mutation { acceptInquiry(id: "0", acceptance: { custCode: "1", name: "Shop", sorgs: ["1000"], priceGroup: "P1", username: "shop", userName: "Shop", role: "dealer" }) { userErrors { code } } }',
  },
  customerFeedbacks: { document: '{ customerFeedbacks { count rows { message person } } }' },
  customerFeedback: { document: '{ customerFeedback(id: "0") { message person } }' },
  markFeedback: { document: 'mutation { markFeedback(ids: ["0"]) { message { status } } }' },
  replyToFeedback: {
    document: 'mutation { replyToFeedback(id: "0", reply: "Hello") { userErrors { code } } }',
  },
  imports: { document: '{ imports { count rows { id source files { feed brokenDetail } } } }' },
  mailMessages: { document: '{ mailMessages { count messages { text } } }' },
  operations: { document: '{ operations { version } }' },
  importFeeds: { document: '{ importFeeds { name } }' },
  sentImport: { document: '{ sentImport(id: "0") { id } }' },
  openImport: { document: 'mutation { openImport(dryRun: true) { userErrors { code } } }' },
  startImport: { document: 'mutation { startImport(id: "0") { userErrors { code } } }' },
  portalOpening: { document: '{ portalOpening { openedAt toInvite } }' },
  openPortal: { document: 'mutation { openPortal(invite: false) { userErrors { code } } }' },
  undoImport: { document: 'mutation { undoImport(id: "0") { userErrors { code } } }' },
  sendMailAgain: { document: 'mutation { sendMailAgain(id: "0") { userErrors { code } } }' },
  orderHandovers: { document: '{ orderHandovers { count orders { id customer } } }' },
  recordHandovers: { document: '{ recordHandovers { count records { id customer } } }' },
  sendRecordAgain: {
    document: 'mutation { sendRecordAgain(kind: SALE, id: "NONE") { userErrors { code } } }',
  },
  sendOrderAgain: {
    document: 'mutation { sendOrderAgain(orderNo: "W0") { userErrors { code } } }',
  },
  articlePictures: { document: '{ articlePictures { count rows { article_code } } }' },
  articlePicture: { document: '{ articlePicture(articleCode: "NONE") { article_code } }' },
  brandPictures: { document: '{ brandPictures { part } }' },
  attachArticlePicture: {
    document: `mutation { attachArticlePicture(articleCode: "NONE", fileId: "0198c0de-0000-7000-8000-000000000009") { userErrors { code } } }`,
  },
  orderArticlePictures: {
    document:
      'mutation { orderArticlePictures(articleCode: "NONE", fileIds: []) { userErrors { code } } }',
  },
  removeArticlePicture: {
    document:
      'mutation { removeArticlePicture(articleCode: "NONE", fileId: "x") { userErrors { code } } }',
  },
  shareArticlePictures: {
    document: 'mutation { shareArticlePictures(articleCode: "NONE") { userErrors { code } } }',
  },
  saveBrandPicture: {
    document: 'mutation { saveBrandPicture(part: ICON, fileId: "0") { userErrors { code } } }',
  },
  removeBrandPicture: {
    document: 'mutation { removeBrandPicture(part: ICON) { userErrors { code } } }',
  },
  restockSubscriptions: { document: '{ restockSubscriptions { id product { article_code } } }' },
  subscribe: {
    document: 'mutation { subscribe(articleCode: "NONE", sorg: "1000") { userErrors { code } } }',
  },
  unsubscribe: {
    document:
      'mutation { unsubscribe(articleCode: "NONE", sorg: "1000") { subscriptions { id } } }',
  },
  notifications: { document: '{ notifications { count unread notifications { title } } }' },
  unreadNotifications: { document: '{ unreadNotifications }' },
  pushKey: { document: '{ pushKey }' },
  pushSubscriptions: { document: '{ pushSubscriptions { id } }' },
  markNotificationsRead: { document: 'mutation { markNotificationsRead(ids: ["1"]) { unread } }' },
  revokePushSubscription: {
    document: 'mutation { revokePushSubscription(id: "1") { userErrors { code } } }',
  },
  countries: { document: '{ countries { id } }' },
  cities: { document: '{ cities(countryId: "US") { id } }' },
  createCustomerInquiry: {
    document:
      'mutation { createCustomerInquiry(inquiry: { host: "", reason: "", goal: "", custName: "", custAddress: "", custState: "", custCountry: "", custEmail: "", custPhone: "", custCity: "" }) { userErrors { code } } }',
  },
  syncIntents: {
    document:
      'mutation($s: ID!, $i: [IntentInput!]!) { syncIntents(streamId: $s, intents: $i) { results { status reason } carts { customerKey lines { id } } } }',
    variables: (things) => ({ s: randomUUID(), i: intents(things) }),
    hidden: ({ syncIntents }) => syncIntents.results.some(({ status }) => status !== 'REJECTED'),
  },
  quotes: { document: '{ quotes { count rows { id number } } }' },
  quote: {
    document: 'query($q: ID!) { quote(id: $q) { id lines { lineNo } } }',
    variables: ({ quote }) => ({ q: quote }),
    hidden: ({ quote }) => quote,
  },
  createQuote: {
    document:
      'mutation($id: ID!, $p: [QuoteProductInput!]!) { createQuote(id: $id, quote: { validUntil: "2999-01-01", mail: false, products: $p }) { quote { id } userErrors { code } } }',
    variables: ({ article }) => ({
      id: randomUUID(),
      p: [{ sorg: '1000', article_code: article, qty: 1, price: '1' }],
    }),
  },
  ...Object.fromEntries(
    ['sendQuote', 'acceptQuote', 'declineQuote', 'withdrawQuote'].map(
      (name): [string, Operation] => [
        name,
        {
          document: `mutation($q: ID!) { ${name}(id: $q) { quote { id } userErrors { code } } }`,
          variables: ({ quote }) => ({ q: quote }),
          hidden: (data) => (data as Record<string, any>)[name]?.quote,
        },
      ],
    ),
  ),
  updateProductsInCart: {
    document:
      'mutation($p: [CartProductInput!]!) { updateProductsInCart(products: $p) { cart { lines { id } } userErrors { code } } }',
    variables: ({ article }) => ({ p: [{ sorg: '1000', article_code: article, qty: 1 }] }),
  },
  checkout: {
    document:
      'mutation($k: ID!, $c: ID) { checkout(attemptKey: $k, cart: $c, cartVersion: 0, shipto: "S1", paymentId: "N30", shipments: [], products: []) { orders { order_no } userErrors { code } } }',
    variables: ({ attemptKey, namedCart }) => ({ k: attemptKey, c: namedCart }),
    hidden: ({ checkout }) => checkout.orders.length,
  },
}

import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasScope, startingRoles } from '#domain/account/permissions.ts'
import { ruleOf } from '../server/allow.ts'
import type { Database } from '../server/db/database.ts'
import { executableSchema } from '../server/schema.ts'
import type { Answered } from './support/answered.ts'
import { emptyPostgres } from './support/database.ts'
import { machineOperations, machineRecords, webhookRecords } from './support/machine-operations.ts'
import { logIn, type Session, sessionOf, startApp } from './support/server.ts'
import { buildWorld, goods, r3Of, type World } from './support/world.ts'

/** Records that operations are called with: of the user's own customer, of another one, of another tenant. */
interface Things {
  namedCart: string
  customer: string
  orderNo: string
  attemptKey: string
  quote: string
  slug: string
  article: string
}

/** Each call deletes another one. */
let deletedSynonym = 0

interface Operation {
  document: string
  variables?: (things: Things) => Record<string, unknown>
  /** Something of the other customer or tenant that must not be in the answer, and what it must be instead. */
  hidden?: (data: Answered) => unknown
}

const namedCartOf = (tenant: string, customer: string) =>
  `0198c0de-0000-7000-8000-00000000${customer.charCodeAt(0)}${tenant.charCodeAt(0)}`
const quoteOf = (tenant: string, customer: string) => namedCartOf(tenant, customer)
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

const operations: Record<string, Operation> = {
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
  payments: { document: '{ payments(sorg: "1000", module: "order") { id } }' },
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
  imports: { document: '{ imports { count rows { id source files { feed brokenDetail } } } }' },
  mailMessages: { document: '{ mailMessages { count messages { text } } }' },
  operations: { document: '{ operations { version } }' },
  undoImport: { document: 'mutation { undoImport(id: "0") { userErrors { code } } }' },
  sendMailAgain: { document: 'mutation { sendMailAgain(id: "0") { userErrors { code } } }' },
  orderHandovers: { document: '{ orderHandovers { count orders { id customer } } }' },
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

const schema = executableSchema()
const fields = [schema.getQueryType()!, schema.getMutationType()!].flatMap((type) =>
  Object.values(type.getFields()),
)
const ordinary = [
  'dealer',
  'dealer2',
  'rep',
  'manager',
  'office',
  'fixed',
  'audit',
  'admin',
  'finance',
  'content',
  'vendor',
  'guest',
  'product',
  'usadmin',
]
const roleOf: Record<string, keyof typeof startingRoles> = {
  dealer2: 'dealer.multi',
  rep: 'salesman',
  manager: 'sales.group',
  office: 'sales.office',
  fixed: 'salesman.fixed',
  usadmin: 'user.us',
}

test('the table knows every operation, and no other', () => {
  expect(Object.keys(operations).sort()).toEqual(fields.map(({ name }) => name).sort())
})

describe('operation × role × relation', () => {
  let database: Database
  let app: FastifyInstance
  let worlds: World[]
  let sessions: Map<string, Session>
  beforeAll(async () => {
    database = await emptyPostgres()
    worlds = [await buildWorld(database, 'aa'), await buildWorld(database, 'bb')]
    await otherArticle(worlds[1]!)
    for (const world of worlds)
      for (const key of ['X', 'Y', 'Z'] as const) await pastOrder(world, key)
    await usedGroupRole(worlds[0]!)
    await inTenant(
      worlds[0]!,
      `INSERT INTO search_synonym (tenant_id, words) SELECT 'aa', 'tube ' || n || ', inner tube' FROM generate_series(1, 100) n`,
      [],
    )
    await inTenant(worlds[0]!, machineRecords, [])
    await inTenant(worlds[0]!, webhookRecords, [])
    app = await startApp(database)
    // One after the other: so many attempts from one address at the same moment would have to wait.
    sessions = new Map()
    for (const name of ordinary) sessions.set(name, await logIn(app, worlds[0]!.host, name))
  })
  afterAll(async () => {
    await app?.close()
    await database?.close()
  })

  const inTenant = (world: World, sql: string, params: unknown[]) =>
    database.within({ tenantId: world.tenantId, user: 'any', customers: 'all' }, (tx) =>
      tx.query(sql, params),
    )
  const otherArticle = (world: World) =>
    inTenant(world, `UPDATE article SET code = 'ONLY-BB', slug = 'only-bb' WHERE code = $1`, [
      goods.bike,
    ])
  // The first group role of the database, id 1. It holds no role, so it grants nothing.
  const usedGroupRole = (world: World) =>
    inTenant(
      world,
      `WITH made AS (INSERT INTO group_role (tenant_id, description, roles) VALUES ($1, 'Used', '{}') RETURNING id)
       UPDATE app_user SET group_role_id = made.id FROM made WHERE username = 'guest'`,
      [world.tenantId],
    )
  async function pastOrder(world: World, key: 'X' | 'Y' | 'Z') {
    const customer = world.customers[key]
    await inTenant(
      world,
      `INSERT INTO sales_order (tenant_id, customer_id, order_no, sorg, status, currency, total, created_at) VALUES ($1, $2, $3, '1000', 'placed', 'USD', 1, now())`,
      [world.tenantId, customer, `${world.tenantId}-${key}`],
    )
    await inTenant(world, `INSERT INTO cart (tenant_id, customer_id) VALUES ($1, $2)`, [
      world.tenantId,
      customer,
    ])
    await inTenant(
      world,
      `INSERT INTO cart (tenant_id, customer_id, key, name) VALUES ($1, $2, $3, 'Named')`,
      [world.tenantId, customer, namedCartOf(world.tenantId, key)],
    )
    await inTenant(
      world,
      `WITH made AS (INSERT INTO quote (tenant_id, customer_id, id, number, name, note, status, status_at, valid_until, held, created_by, created_at)
         VALUES ($1, $2, $3, $4, '', '', 'SENT', now(), '2999-01-01', true, $5, now()))
       INSERT INTO quote_line (tenant_id, customer_id, quote_id, line_no, sorg, article_code, article_code_display, name, qty, uom, price, unit_price, subtotal)
         VALUES ($1, $2, $3, 1, '1000', 'X', 'X', 'X', 1, 'PC', 1, 1, 1)`,
      [
        world.tenantId,
        customer,
        quoteOf(world.tenantId, key),
        `Q-${world.tenantId}-${key}`,
        world.users.office,
      ],
    )
    await inTenant(
      world,
      `INSERT INTO checkout_attempt (tenant_id, user_id, customer_id, attempt_key, request_hash, cart_id, generation, order_numbers)
      SELECT $1, $2, $3, $4, 'h', id, 999, $5 FROM cart WHERE customer_id = $3 AND key = ''`,
      [
        world.tenantId,
        world.users.dealerz,
        customer,
        `attempt-${world.tenantId}-${key}`,
        [`${world.tenantId}-${key}`],
      ],
    )
  }
  const things = (world: 'aa' | 'bb', key: 'X' | 'Z'): Things => ({
    namedCart: namedCartOf(world, key),
    customer: r3Of(key),
    orderNo: `${world}-${key}`,
    attemptKey: `attempt-${world}-${key}`,
    quote: quoteOf(world, key),
    slug: world === 'bb' ? 'only-bb' : 'bike-1',
    article: world === 'bb' ? 'ONLY-BB' : goods.bike,
  })

  const cases = fields.flatMap((field) =>
    ordinary.map((role) => [field.name, role, ruleOf(field)] as const),
  )
  test.each(cases)('%s by %s', async (name, role, rule) => {
    const { document, variables } = operations[name]!
    const { status, data, errors } = await sessions
      .get(role)!
      .ask(document, variables?.(things('aa', 'X')))
    // A token made for the customer before is refused from now on.
    if (data?.changeCustomerV2?.requestToken)
      sessions.get(role)!.token = data.changeCustomerV2.requestToken
    const allowed =
      rule.who === 'ANYONE' ||
      hasScope(startingRoles[roleOf[role] ?? (role as 'dealer')], rule.anyScope)
    const codes = errors?.map(({ extensions }) => extensions.code) ?? []
    if (!allowed) expect(codes).toEqual(['FORBIDDEN'])
    else expect(codes.filter((code) => code !== 'NO_CUSTOMER')).toEqual([])
    expect(status).toBe(200)
  })

  test.each(fields.map((field) => [field.name, ruleOf(field)] as const))(
    '%s by nobody, by a stolen token and by the other tenant’s session',
    async (name, rule) => {
      const { document, variables } = operations[name]!
      const dealer = sessions.get('dealer')!
      const callers = [
        sessionOf(app, dealer.host, '', {}),
        sessionOf(app, dealer.host, dealer.token, {}),
        sessionOf(app, dealer.host, dealer.token, { '__Host-pannier-binding': 'guessed' }),
        sessionOf(app, worlds[1]!.host, dealer.token, dealer.cookies),
        sessionOf(app, dealer.host, `${dealer.token.slice(0, -4)}AAAA`, dealer.cookies),
      ]
      for (const caller of callers) {
        const { status, data, errors } = await caller.ask(document, variables?.(things('aa', 'X')))
        if (rule.who === 'ANYONE') expect(errors).toBeUndefined()
        else
          expect([
            status,
            errors?.[0]?.extensions.code,
            data?.[name as keyof Answered] ?? null,
          ]).toEqual([401, 'UNAUTHENTICATED', null])
      }
    },
  )

  const asking = Object.entries(operations).flatMap(([name, { hidden }]) =>
    // Articles are the tenant's, not a customer's: of another customer's there are none to hide.
    (hidden
      ? /^(products|searchSuggestions|productDetailsV2|productStock|articlesByCode)$/.test(name)
        ? ['other tenant']
        : ['other customer', 'other tenant']
      : []
    ).map((relation) => [name, relation] as const),
  )
  test.each(asking)(
    '%s about things of the %s gives and changes nothing',
    async (name, relation) => {
      const { document, variables, hidden } = operations[name]!
      const counts = () =>
        Promise.all(
          worlds.map((world) =>
            inTenant(
              world,
              `SELECT (SELECT count(*) FROM cart_line) lines, (SELECT count(*) FROM sales_order) orders, (SELECT json_agg(name ORDER BY id) FROM cart WHERE customer_id = $1) carts,
      (SELECT count(*) FROM checkout_attempt WHERE order_numbers <> '{}') attempts`,
              [world.customers.Z],
            ),
          ),
        )
      const before = await counts()
      for (const role of ['dealer', 'rep', 'fixed']) {
        const asked = things(relation === 'other tenant' ? 'bb' : 'aa', 'Z')
        const { data, errors } = await sessions
          .get(role)!
          .ask(
            document,
            variables?.(
              relation === 'other tenant' && name === 'changeCustomerV2'
                ? { ...asked, customer: 'nobody' }
                : asked,
            ),
          )
        const seen = data && hidden!(data)
        expect(
          seen === 0 || seen === false || seen === null || seen === undefined,
          `${role}: ${JSON.stringify({ data, errors })}`,
        ).toBe(true)
      }
      expect(await counts()).toEqual(before)
    },
  )
})

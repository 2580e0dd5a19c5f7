/** Every scope of the specification, spelled as it is spelled there; the audit log, machine access and customers' keys have ones of their own. */
export const permissions = [
  'audit-log.read',
  'page.3rdpartyarticlemaintenance',
  'page.3rdpartycatalog',
  'page.3rdpartyorder',
  'page.announcement',
  'page.banner',
  'page.bonus-dealer',
  'page.catalog',
  'page.catalog-analyze',
  'page.claim',
  'page.click-collect',
  'page.customer-keys',
  'page.customer-sales-report',
  'page.dashboard',
  'page.download-area',
  'page.formvisit',
  'page.home-page',
  'page.invoice-status',
  'page.machine-access',
  'page.marketing-material',
  'page.news',
  'page.order-status',
  'page.orderlist',
  'page.payment-request',
  'page.pdi',
  'page.sales-area',
  'page.upload-area',
  'page.user-management',
  'page.user-management-us',
  'cart.display-order-qty',
  'claim.process',
  'consumer-voice.submit',
  'credit-status.read',
  'invoice-status.read',
  'marketing-material.cud',
  'menu.change-cust',
  'news.cu',
  'profile.update',
  'sales-document.cu',
] as const

export type Permission = (typeof permissions)[number]

/** A permission that does not exist in the union is no permission: stored roles may be older than the build. */
export const isPermission = (value: string): value is Permission =>
  (permissions as readonly string[]).includes(value)

/** Scopes by which a person gives rights to others: no feed gives them unless the installation says so. */
export const administrativeScopes = [
  'page.user-management',
  'page.user-management-us',
  'page.machine-access',
] as const satisfies Permission[]

/** Scope whose holders may log in with a password even where everyone else has to come by an identity provider. */
export const passwordKeeper: Permission = 'page.user-management'

/** True when one of the wanted scopes is held; an empty list asks for nothing but a session. */
export const hasScope = (held: readonly string[], wanted: readonly Permission[]): boolean =>
  wanted.length === 0 || wanted.some((scope) => held.includes(scope))

const everyone = ['profile.update', 'consumer-voice.submit'] as const satisfies Permission[]
const buying = [
  'page.catalog',
  'page.order-status',
  'cart.display-order-qty',
] as const satisfies Permission[]
const account = [
  'page.invoice-status',
  'invoice-status.read',
  'credit-status.read',
  'page.payment-request',
] as const satisfies Permission[]
const reading = [
  'page.marketing-material',
  'page.news',
  'page.download-area',
] as const satisfies Permission[]
const dealer = [
  ...everyone,
  ...buying,
  ...account,
  ...reading,
  'page.claim',
  'page.pdi',
  'page.bonus-dealer',
  'page.customer-sales-report',
  'page.click-collect',
  'page.3rdpartycatalog',
  'page.3rdpartyorder',
  'page.dashboard',
] as const satisfies Permission[]
const sales = [...dealer, 'page.sales-area', 'page.formvisit'] as const satisfies Permission[]

/** The roles a new tenant starts with. An administrator may change them later; the server reads them from the database. */
export const startingRoles = {
  dealer: [...dealer, 'page.customer-keys'],
  'dealer.multi': [...dealer, 'page.customer-keys', 'menu.change-cust'],
  salesman: [...sales, 'menu.change-cust'],
  'salesman.fixed': sales,
  'sales.group': [...sales, 'menu.change-cust', 'page.catalog-analyze'],
  'sales.office': [...sales, 'menu.change-cust', 'claim.process'],
  admin: permissions.filter((scope) => scope !== 'page.home-page'),
  content: [
    ...everyone,
    'page.catalog',
    'page.home-page',
    'page.announcement',
    'page.banner',
    'page.news',
    'news.cu',
    'page.marketing-material',
    'marketing-material.cud',
    'sales-document.cu',
  ],
  finance: [
    ...everyone,
    ...account,
    'page.order-status',
    'page.orderlist',
    'page.dashboard',
    'menu.change-cust',
  ],
  vendor: [
    ...everyone,
    'page.3rdpartycatalog',
    'page.3rdpartyorder',
    'page.3rdpartyarticlemaintenance',
  ],
  audit: [...everyone, 'audit-log.read', 'page.download-area', 'menu.change-cust'],
  guest: ['page.catalog', 'page.home-page'],
  product: [...everyone, 'page.catalog', 'page.catalog-analyze', 'page.upload-area'],
  // An administrator gives no right that they lack: looking after dealers takes all that a dealer has.
  'user.us': [...dealer, 'page.customer-keys', 'menu.change-cust', 'page.user-management-us'],
} as const satisfies Record<string, readonly Permission[]>

export type StartingRole = keyof typeof startingRoles

/** Roles that act for several customers. */
export const isSalesRole = (role: string) =>
  role === 'salesman' || role.startsWith('salesman.') || role.startsWith('sales.')

/** Roles that browse and never order: their cart quantity is not shown. */
export const skipsCartQuantity = (role: string) => role === 'product' || role === 'guest'

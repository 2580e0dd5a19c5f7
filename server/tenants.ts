import { configDefaults, type HostConfig } from '#domain/portal/host-config.ts'
import { type Day, dayIn } from '#domain/time/day.ts'
import type { Clock } from './clock.ts'
import type { Database, Scope } from './db/database.ts'
import { type Brand, brandConfig, readBrand } from './modules/files/brand.ts'
import { readProviderNames } from './modules/identity-provider/provider-store.ts'

export interface SalesOrganisation {
  sorg: string
  name: string
  currency: string
  merchantName: string
  exactQtyCheck: boolean
  availableStockCheck: boolean
  /** Web pages of the tenant. */
  url1: string | null
  url2: string | null
  url3: string | null
}

export interface Tenant {
  id: string
  name: string
  timeZone: string
  maintenance: boolean
  /** A sandbox: nothing leaves it for real people, payment services or the ERP. */
  sandbox: boolean
  /** Host names in alphabetical order. */
  hosts: string[]
  config: HostConfig
  /** SHA-256 of its uploaded icon; null: the icons are drawn in its colour. */
  icon: string | null
  /** The fields of `config` that its own row sets; the others are the defaults. */
  configured: ReadonlySet<string>
  sorgs: SalesOrganisation[]
}

interface Row {
  id: string
  name: string
  country: string
  time_zone: string
  maintenance: boolean
  sandbox: boolean
  config: StoredConfig
  hosts: string[]
}

/** Time a changed tenant may go unnoticed, in milliseconds. */
const freshFor = 5_000

/** Every field with its default, for a tenant that says nothing. */
export const neutralConfig = {
  ...configDefaults,
  sorg: '',
  webTitle: '',
  webLogo: '',
  webCopyright: '',
  webDescription: '',
  webKeywords: '',
  imageLogin: '',
  imageNavbar: '',
  imageLoginBackground: '',
  accent: '#1f6feb',
  email: '',
  languages: [],
  identityProviders: [],
  passwordLogin: true,
  sandbox: false,
  timeZone: 'UTC',
  maskStock: false,
  maskNextArrival: false,
  canCheckout: true,
  creditCheck: false,
  creditStatusUsage: false,
  creditStatusBlockedReason: false,
  googleAnalyticId: null,
  nextArrivalDisplay: true,
  nextArrivalMonth: 6,
  availableStockCheck: true,
  exactQtyCheck: false,
  orderConfirmation: true,
  forgotPassword: false,
  payment: true,
  paymentGateway: false,
  paymentTerms: null,
  cartDisclaimer: null,
  countryId: '',
  claimNonCode: false,
  claimProblemRequired: false,
  claimAllowNonCode: false,
  claimAllowPAA: false,
  claimVideoMb: 200,
  warrantyYears: 5,
  partsWarrantyYears: 2,
  checkStock3rdParty: false,
  checkPrice3rdParty: true,
  custGroupOnCustSelect: false,
  allowNewCustomerInquiry: false,
  allowPreviewPage: false,
  orderTypeDisplay: false,
  futureConfirmationDisplay: false,
  supplyLocation: false,
  preOrderDisplay: false,
  exactQtyCheckout: false,
  allowPartialPayment: false,
  matomoUrl: '',
  matomoSiteId: '',
  mouseflowId: '',
  previewUrl: '',
  hidePreviewHosts: [],
  specialTranslationHosts: [],
  currency: {
    display: '',
    symbol: '',
    thousandSeparator: ',',
    decimalSeparator: '.',
    decimalPrecision: 0,
  },
  features: {
    WEB_MANIFEST: true,
    WEB_NOTIFICATION: false,
    MERGE_MENU_CATALOG: true,
    NEWS: false,
    MOUSEFLOW: false,
    MATOMO: false,
    CART_COUNT_TOTAL_QTY: true,
    NEW_CUSTOMER_DIALOG: false,
  },
} satisfies HostConfig

/** The fields that a tenant's own row sets. */
export type StoredConfig = Partial<Omit<HostConfig, 'features'>> & {
  features?: Partial<HostConfig['features']>
}

/** Puts a tenant's settings together: the defaults, its own row, its uploaded pictures. */
export function tenantConfig(
  row: { config: StoredConfig; time_zone: string; country: string },
  brand: Brand,
): { config: HostConfig; configured: Set<string> } {
  const config = {
    ...neutralConfig,
    ...row.config,
    ...brandConfig(brand),
    features: { ...neutralConfig.features, ...row.config.features },
    timeZone: row.time_zone,
    countryId: row.country,
  }
  const configured = new Set([
    ...Object.keys(row.config),
    ...Object.keys(brandConfig(brand)),
    ...Object.keys(row.config.features ?? {}),
    'timeZone',
    'countryId',
  ])
  return { config, configured }
}

/** Finds tenants by host name; what it read is kept for a few seconds. */
export function createTenants(database: Database, clock: Clock) {
  let known: { at: number; byHost: Map<string, Tenant> } | undefined

  async function read() {
    const rows = await database.bare((tx) =>
      tx.query<Row>(
        `SELECT t.id, t.name, t.country, t.time_zone, t.maintenance, t.sandbox_of IS NOT NULL AS sandbox, t.config,
        (SELECT coalesce(json_agg(h.host ORDER BY h.host), '[]') FROM tenant_host h WHERE h.tenant_id = t.id) AS hosts FROM tenant t`,
      ),
    )
    const byHost = new Map<string, Tenant>()
    for (const row of rows) {
      const tenant = await withSorgs(row)
      for (const host of row.hosts) byHost.set(host, tenant)
    }
    return (known = { at: clock().getTime(), byHost })
  }

  async function withSorgs(row: Row): Promise<Tenant> {
    const scope: Scope = { tenantId: row.id, user: 'any', customers: 'all' }
    const { sorgs, brand, identityProviders } = await database.within(scope, async (tx) => ({
      sorgs: await tx.query<SalesOrganisation>(
        `SELECT sorg, name, currency, merchant_name AS "merchantName", exact_qty_check AS "exactQtyCheck",
        available_stock_check AS "availableStockCheck", url1, url2, url3 FROM sales_organisation ORDER BY sorg`,
      ),
      brand: await readBrand(tx),
      identityProviders: await readProviderNames(tx),
    }))
    const { config, configured } = tenantConfig(row, brand)
    // The host's settings are the main switches: off, no sales organisation checks.
    const checked = sorgs.map((sorg) => ({
      ...sorg,
      availableStockCheck: sorg.availableStockCheck && config.availableStockCheck,
      exactQtyCheck: sorg.exactQtyCheck && config.exactQtyCheck,
    }))
    return {
      id: row.id,
      name: row.name,
      timeZone: row.time_zone,
      maintenance: row.maintenance,
      sandbox: row.sandbox,
      hosts: row.hosts,
      config: {
        ...config,
        identityProviders,
        sandbox: row.sandbox,
        passwordLogin: config.passwordLogin || identityProviders.length === 0,
      },
      icon: brand.icon ?? null,
      configured,
      sorgs: checked,
    }
  }

  return {
    /** @param host of the request, with or without a port; undefined when no tenant has it */
    async byHost(host: string | undefined): Promise<Tenant | undefined> {
      const stale = !known || clock().getTime() - known.at > freshFor
      const { byHost } = stale ? await read() : known!
      return byHost.get((host ?? '').toLowerCase().replace(/:\d+$/, ''))
    },
    /** A tenant by its own name, for work that no request asks for. */
    async byId(id: string): Promise<Tenant | undefined> {
      const stale = !known || clock().getTime() - known.at > freshFor
      const { byHost } = stale ? await read() : known!
      return [...byHost.values()].find((tenant) => tenant.id === id)
    },
    /** Every tenant that has a host. */
    async all(): Promise<Tenant[]> {
      const stale = !known || clock().getTime() - known.at > freshFor
      const { byHost } = stale ? await read() : known!
      return [...new Set(byHost.values())]
    },
    /** Forgets what was read: the next request sees a change at once. */
    forget() {
      known = undefined
    },
  }
}
export type Tenants = ReturnType<typeof createTenants>

/** Today where this tenant does business. */
export function todayOf({ timeZone }: Tenant, clock: Clock): Day {
  const now = clock()
  // No zone's day begins within a quarter of an hour.
  const quarter = Math.floor(now.getTime() / 900_000)
  const known = days.get(timeZone)
  if (known?.quarter === quarter) return known.day
  const day = dayIn(timeZone, now)
  days.set(timeZone, { quarter, day })
  return day
}
const days = new Map<string, { quarter: number; day: Day }>()

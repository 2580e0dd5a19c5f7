/** Format of money for this tenant. */
export interface CurrencyFormat {
  display: string
  symbol: string
  thousandSeparator: string
  decimalSeparator: string
  decimalPrecision: number
}

/** Answer of `GET /server/config/{host}`. It holds no secret: anyone may ask for it. */
export interface HostConfig {
  sorg: string
  webTitle: string
  webLogo: string
  webCopyright: string
  webDescription: string
  webKeywords: string
  dateFormat: string
  timeFormat: string
  imageLogin: string
  imageNavbar: string
  imageLoginBackground: string
  accent: string
  email: string
  languages: { code: string; name: string }[]
  /** Identity providers that people may log in by. */
  identityProviders: { id: string; name: string }[]
  /** A tenant with made-up records, which every screen says. */
  sandbox: boolean
  /** Whether people log in with a password or passkey; off: by an identity provider alone, while one is active. */
  passwordLogin: boolean
  timeZone: string
  maskStock: boolean
  maskNextArrival: boolean
  itemViewQuota: number
  modelViewQuota: number
  canCheckout: boolean
  creditCheck: boolean
  creditStatusUsage: boolean
  creditStatusBlockedReason: boolean
  /** Measurement id; loaded only for those who agree, as the next three are. */
  googleAnalyticId: string | null
  nextArrivalDisplay: boolean
  nextArrivalMonth: number
  availableStockCheck: boolean
  exactQtyCheck: boolean
  orderConfirmation: boolean
  forgotPassword: boolean
  payment: boolean
  paymentGateway: boolean
  /** Terms and conditions that payers can read before they pay; null: there are none. */
  paymentTerms: string | null
  cartDisclaimer: string | null
  countryId: string
  telpCode: string
  claimNonCode: boolean
  claimProblemRequired: boolean
  claimAllowNonCode: boolean
  claimAllowPAA: boolean
  /** Largest video of a claim, in MB. */
  claimVideoMb: number
  /** Years of warranty on a frame where the ERP names no last day. */
  warrantyYears: number
  /** Years of warranty on a part or an accessory, from its purchase. */
  partsWarrantyYears: number
  checkStock3rdParty: boolean
  checkPrice3rdParty: boolean
  custGroupOnCustSelect: boolean
  allowNewCustomerInquiry: boolean
  allowPreviewPage: boolean
  orderTypeDisplay: boolean
  stockDisplay: 'cumulative' | 'perArea'
  futureConfirmationDisplay: boolean
  supplyLocation: boolean
  preOrderDisplay: boolean
  exactQtyCheckout: boolean
  catalogDefaultView: 'group' | 'item'
  invoicePaymentRule: 'overdue' | 'oldest'
  allowPartialPayment: boolean
  /** Whether quotes hold their prices until their last day, or are compared with today's at acceptance. */
  quotePrices: 'held' | 'rechecked'
  currency: CurrencyFormat
  /** https address of a Matomo server, and the number of this site there; used with feature MATOMO. Empty: none. */
  matomoUrl: string
  matomoSiteId: string
  /** Project of this site at Mouseflow; used with feature MOUSEFLOW. Empty: none. */
  mouseflowId: string
  /** The external preview pages; empty: there are none. */
  previewUrl: string
  /** Hosts on which the preview is not offered (CUSTOM_URL_TO_HIDE_NEW_INQUIRY). */
  hidePreviewHosts: string[]
  /** Hosts on which the credit balance is called "open to buy" (CREDIT_ACCOUNT_SPECIAL_TRANSLATION_URL). */
  specialTranslationHosts: string[]
  /** Megabytes that uploaded files may take together. */
  fileQuotaMb: number
  /** Files of the download area that a person may ask for in a day. */
  downloadQuota: number
  /** Feature flags of the host. */
  features: {
    WEB_MANIFEST: boolean
    WEB_NOTIFICATION: boolean
    MERGE_MENU_CATALOG: boolean
    NEWS: boolean
    MOUSEFLOW: boolean
    MATOMO: boolean
    CART_COUNT_TOTAL_QTY: boolean
    /** The customer selection that the server searches and pages. */
    NEW_CUSTOMER_DIALOG: boolean
  }
}

/** Defaults of a host's config; a tenant's own row overrides them field by field. */
export const configDefaults = {
  dateFormat: 'DD MMM YYYY',
  timeFormat: 'HH:mm:ss',
  stockDisplay: 'cumulative',
  catalogDefaultView: 'group',
  invoicePaymentRule: 'overdue',
  quotePrices: 'held',
  itemViewQuota: 10,
  modelViewQuota: 12,
  telpCode: '+62',
  fileQuotaMb: 10_000,
  downloadQuota: 10,
} as const satisfies Partial<HostConfig>

import type { HostConfig } from '#domain/portal/host-config.ts'

/** Every field and flag of a host's config. */
export type ConfigField =
  | keyof Omit<HostConfig, 'features' | 'identityProviders' | 'sandbox'>
  | keyof HostConfig['features']

/**
 * Test that shows the effect of each field: `server` in server.test.ts, `screen` in screen.test.tsx; fields of later
 * areas name the area.
 */
export const fields = {
  webTitle: 'server',
  webDescription: 'server',
  webKeywords: 'server',
  accent: 'server',
  email: 'server',
  languages: 'server',
  timeZone: 'server',
  telpCode: 'server',
  fileQuotaMb: 'server',
  downloadQuota: 'server',
  maskStock: 'server',
  maskNextArrival: 'server',
  nextArrivalDisplay: 'server',
  nextArrivalMonth: 'server',
  availableStockCheck: 'server',
  canCheckout: 'server',
  creditCheck: 'server',
  exactQtyCheck: 'server',
  exactQtyCheckout: 'server',
  stockDisplay: 'server',
  supplyLocation: 'server',
  preOrderDisplay: 'server',
  quotePrices: 'server',
  futureConfirmationDisplay: 'server',
  orderTypeDisplay: 'server',
  currency: 'server',
  forgotPassword: 'server',
  passwordLogin: 'screen',
  allowNewCustomerInquiry: 'server',
  googleAnalyticId: 'server',
  matomoUrl: 'server',
  matomoSiteId: 'server',
  mouseflowId: 'server',
  orderConfirmation: 'server',
  MATOMO: 'server',
  MOUSEFLOW: 'server',
  WEB_MANIFEST: 'server',
  WEB_NOTIFICATION: 'server',
  webLogo: 'screen',
  webCopyright: 'screen',
  imageLogin: 'screen',
  imageNavbar: 'screen',
  imageLoginBackground: 'screen',
  dateFormat: 'screen',
  timeFormat: 'screen',
  itemViewQuota: 'screen',
  modelViewQuota: 'screen',
  catalogDefaultView: 'screen',
  creditStatusUsage: 'screen',
  creditStatusBlockedReason: 'screen',
  specialTranslationHosts: 'screen',
  custGroupOnCustSelect: 'screen',
  allowPreviewPage: 'screen',
  previewUrl: 'screen',
  hidePreviewHosts: 'screen',
  cartDisclaimer: 'screen',
  paymentTerms: 'screen',
  claimAllowPAA: 'screen',
  countryId: 'screen',
  MERGE_MENU_CATALOG: 'screen',
  NEWS: 'screen',
  CART_COUNT_TOTAL_QTY: 'screen',
  NEW_CUSTOMER_DIALOG: 'screen',
  sorg: { later: 'orders and sales overview' },
  payment: { later: 'invoices' },
  paymentGateway: { later: 'payments' },
  invoicePaymentRule: { later: 'invoices' },
  allowPartialPayment: { later: 'payments' },
  claimNonCode: 'screen',
  claimProblemRequired: 'screen',
  claimAllowNonCode: 'screen',
  claimVideoMb: 'screen',
  warrantyYears: 'server',
  partsWarrantyYears: 'server',
  checkStock3rdParty: 'server',
  checkPrice3rdParty: 'server',
} as const satisfies Record<ConfigField, 'server' | 'screen' | { later: string }>

type Where = typeof fields
/** The fields that are seen in one of the two places. */
export type SeenIn<Place extends 'server' | 'screen'> = {
  [Field in ConfigField]: Where[Field] extends Place ? Field : never
}[ConfigField]

import type { HostConfig } from '../portal/host-config.ts'

/** Kind of a setting: how it is checked, and with what it is edited. */
export type SettingKind =
  | { kind: 'text'; max: number; lines?: true }
  | { kind: 'switch' }
  | { kind: 'number'; min: number; max: number }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'colour' }
  | { kind: 'email' }
  | { kind: 'address' }
  | { kind: 'picture' }
  | { kind: 'hosts' }
  | { kind: 'languages' }
  | { kind: 'currency' }
  | { kind: 'date' }
  | { kind: 'time' }
  | { kind: 'phone-code' }
  | { kind: 'sorg' }
  /** Stock, order days and addresses hang on it: not changed while the portal runs. */
  | { kind: 'fixed' }

export type SettingName =
  | keyof Omit<HostConfig, 'features' | 'identityProviders' | 'sandbox'>
  | keyof HostConfig['features']

const on: SettingKind = { kind: 'switch' }
const line = (max = 200): SettingKind => ({ kind: 'text', max })
const upTo = (max: number, min = 1): SettingKind => ({ kind: 'number', min, max })

export const settingKinds: Record<SettingName, SettingKind> = {
  sorg: { kind: 'sorg' },
  webTitle: line(60),
  webLogo: { kind: 'picture' },
  webCopyright: line(),
  webDescription: { kind: 'text', max: 300, lines: true },
  webKeywords: line(300),
  dateFormat: { kind: 'date' },
  timeFormat: { kind: 'time' },
  imageLogin: { kind: 'picture' },
  imageNavbar: { kind: 'picture' },
  imageLoginBackground: { kind: 'picture' },
  accent: { kind: 'colour' },
  email: { kind: 'email' },
  languages: { kind: 'languages' },
  timeZone: { kind: 'fixed' },
  countryId: { kind: 'fixed' },
  maskStock: on,
  maskNextArrival: on,
  itemViewQuota: upTo(50),
  modelViewQuota: upTo(50),
  canCheckout: on,
  creditCheck: on,
  creditStatusUsage: on,
  creditStatusBlockedReason: on,
  googleAnalyticId: line(60),
  nextArrivalDisplay: on,
  nextArrivalMonth: upTo(24),
  availableStockCheck: on,
  exactQtyCheck: on,
  orderConfirmation: on,
  forgotPassword: on,
  passwordLogin: on,
  payment: on,
  paymentGateway: on,
  paymentTerms: { kind: 'text', max: 2_000, lines: true },
  cartDisclaimer: { kind: 'text', max: 2_000, lines: true },
  telpCode: { kind: 'phone-code' },
  fileQuotaMb: upTo(1_000_000),
  downloadQuota: upTo(1_000),
  claimNonCode: on,
  claimProblemRequired: on,
  claimAllowNonCode: on,
  claimAllowPAA: on,
  claimVideoMb: upTo(1_000),
  warrantyYears: upTo(50),
  partsWarrantyYears: upTo(50),
  checkStock3rdParty: on,
  checkPrice3rdParty: on,
  custGroupOnCustSelect: on,
  allowNewCustomerInquiry: on,
  allowPreviewPage: on,
  orderTypeDisplay: on,
  stockDisplay: { kind: 'choice', options: ['cumulative', 'perArea'] },
  futureConfirmationDisplay: on,
  supplyLocation: on,
  preOrderDisplay: on,
  exactQtyCheckout: on,
  catalogDefaultView: { kind: 'choice', options: ['group', 'item'] },
  invoicePaymentRule: { kind: 'choice', options: ['overdue', 'oldest'] },
  allowPartialPayment: on,
  quotePrices: { kind: 'choice', options: ['held', 'rechecked'] },
  currency: { kind: 'currency' },
  matomoUrl: { kind: 'address' },
  matomoSiteId: line(20),
  mouseflowId: line(60),
  previewUrl: { kind: 'address' },
  hidePreviewHosts: { kind: 'hosts' },
  specialTranslationHosts: { kind: 'hosts' },
  WEB_MANIFEST: on,
  WEB_NOTIFICATION: on,
  MERGE_MENU_CATALOG: on,
  NEWS: on,
  MOUSEFLOW: on,
  MATOMO: on,
  CART_COUNT_TOTAL_QTY: on,
  NEW_CUSTOMER_DIALOG: on,
}

export const isSettingName = (name: string): name is SettingName =>
  Object.hasOwn(settingKinds, name)

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ResultOf } from 'gql.tada'
import type { HostSettings } from './config.gql.ts'
import { featureNames, fieldNames, serverNames } from './field-names.ts'

type Settings = ResultOf<typeof HostSettings>['hostSettings']
type Setting = Settings['config'][number]

/** A setting with what it is about; without words where this build does not know it. */
export interface NamedSetting extends Setting {
  about: MessageDescriptor | undefined
}
export interface SettingGroup {
  key: string
  title: MessageDescriptor
  settings: readonly NamedSetting[]
}

type Field = keyof typeof fieldNames

const fieldGroups: readonly { key: string; title: MessageDescriptor; fields: readonly Field[] }[] =
  [
    {
      key: 'portal',
      title: msg`Portal`,
      fields: [
        'webTitle',
        'webDescription',
        'webKeywords',
        'webCopyright',
        'email',
        'sorg',
        'countryId',
        'telpCode',
        'fileQuotaMb',
        'downloadQuota',
        'timeZone',
        'languages',
        'dateFormat',
        'timeFormat',
        'currency',
      ],
    },
    {
      key: 'look',
      title: msg`Appearance`,
      fields: ['accent', 'webLogo', 'imageNavbar', 'imageLogin', 'imageLoginBackground'],
    },
    {
      key: 'catalogue',
      title: msg`Catalog and stock`,
      fields: [
        'catalogDefaultView',
        'itemViewQuota',
        'modelViewQuota',
        'stockDisplay',
        'maskStock',
        'nextArrivalDisplay',
        'nextArrivalMonth',
        'maskNextArrival',
        'supplyLocation',
        'preOrderDisplay',
        'futureConfirmationDisplay',
        'orderTypeDisplay',
      ],
    },
    {
      key: 'ordering',
      title: msg`Ordering`,
      fields: [
        'canCheckout',
        'availableStockCheck',
        'exactQtyCheck',
        'exactQtyCheckout',
        'creditCheck',
        'cartDisclaimer',
        'orderConfirmation',
        'quotePrices',
      ],
    },
    {
      key: 'money',
      title: msg`Credit and payment`,
      fields: [
        'creditStatusUsage',
        'creditStatusBlockedReason',
        'specialTranslationHosts',
        'payment',
        'paymentGateway',
        'paymentTerms',
        'invoicePaymentRule',
        'allowPartialPayment',
      ],
    },
    {
      key: 'customers',
      title: msg`Customers and access`,
      fields: [
        'custGroupOnCustSelect',
        'allowNewCustomerInquiry',
        'passwordLogin',
        'forgotPassword',
        'allowPreviewPage',
        'previewUrl',
        'hidePreviewHosts',
      ],
    },
    {
      key: 'claims',
      title: msg`Claims and third parties`,
      fields: [
        'claimAllowPAA',
        'claimNonCode',
        'claimAllowNonCode',
        'claimProblemRequired',
        'claimVideoMb',
        'warrantyYears',
        'partsWarrantyYears',
        'checkStock3rdParty',
        'checkPrice3rdParty',
      ],
    },
    {
      key: 'visits',
      title: msg`Counting visits`,
      fields: ['matomoUrl', 'matomoSiteId', 'mouseflowId', 'googleAnalyticId'],
    },
  ]

/** The settings of a host in groups, each in exactly one; one that this build does not know stands in the last of its kind. */
export function settingGroups({ config, features, server }: Settings): SettingGroup[] {
  const grouped = new Set<string>(fieldGroups.flatMap(({ fields }) => fields))
  const named = (
    settings: readonly Setting[],
    names: Readonly<Record<string, MessageDescriptor>>,
  ) => settings.map((setting) => ({ ...setting, about: names[setting.name] }))
  const known = named(config, fieldNames)
  const groups = fieldGroups.map(({ key, title, fields }) => ({
    key,
    title,
    settings: fields.flatMap((field) => known.filter(({ name }) => name === field)),
  }))
  const others = known.filter(({ name }) => !grouped.has(name))
  return [
    ...groups,
    ...(others.length > 0 ? [{ key: 'others', title: msg`Other`, settings: others }] : []),
    { key: 'features', title: msg`Features`, settings: named(features, featureNames) },
    { key: 'server', title: msg`Server`, settings: named(server, serverNames) },
  ]
}

interface Narrowing {
  term: string
  changedOnly: boolean
  /** Words that a setting is found by. */
  wordsOf: (setting: NamedSetting) => string
}

/** Leaves out what the search does not name, and what stands at its default; groups without a setting go. */
export function narrowGroups(
  groups: readonly SettingGroup[],
  { term, changedOnly, wordsOf }: Narrowing,
): SettingGroup[] {
  const words = term.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = (setting: NamedSetting) =>
    (!changedOnly || setting.isSet) &&
    words.every((word) => wordsOf(setting).toLowerCase().includes(word))
  return groups
    .map((group) => ({ ...group, settings: group.settings.filter(fits) }))
    .filter(({ settings }) => settings.length > 0)
}

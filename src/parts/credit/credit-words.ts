import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type CreditBlock, isOpenToBuy } from '#domain/ordering/credit.ts'
import type { HostConfig } from '#domain/portal/host-config.ts'

/** Why credit is blocked. */
export const blockWords: Record<CreditBlock, MessageDescriptor> = {
  limit_exceeded: msg`Credit limit exceeded`,
  overdue_over_limit: msg`Too many invoices overdue more than 30 days`,
  oldest_ar_blocked: msg`Oldest invoice overdue`,
  other_company_blocked: msg`Blocked from another company`,
}

/** Returns why a customer is blocked, in words; a reason that this build does not know is shown as it is. */
export const blockText = (i18n: I18n, reason: string): string =>
  reason in blockWords ? i18n._(blockWords[reason as CreditBlock]) : reason

/** Returns this host's word for the credit left. */
export const balanceWord = ({ specialTranslationHosts }: HostConfig): MessageDescriptor =>
  isOpenToBuy(location.hostname, specialTranslationHosts) ? msg`Open to buy` : msg`Available credit`

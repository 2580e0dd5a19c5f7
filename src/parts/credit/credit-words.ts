import type { MessageDescriptor } from '@lingui/core'
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

/** Returns this host's word for the balance. */
export const balanceWord = ({ specialTranslationHosts }: HostConfig): MessageDescriptor =>
  isOpenToBuy(location.hostname, specialTranslationHosts) ? msg`Open to buy` : msg`Balance`

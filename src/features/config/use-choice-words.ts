import { useLingui } from '@lingui/react'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

const words: Record<string, MessageDescriptor> = {
  cumulative: msg`One figure for all warehouses`,
  perArea: msg`One figure for each warehouse area`,
  group: msg`Models`,
  item: msg`Single articles`,
  overdue: msg`Overdue invoices first`,
  oldest: msg`Oldest invoices first`,
  held: msg`Quoted prices hold until the last day`,
  rechecked: msg`Quoted prices are compared with today’s`,
}

/** Returns the words of a choice; a choice without words stands as it is. */
export function useChoiceWords(): (value: string) => string {
  const { i18n } = useLingui()
  return (value) => (words[value] ? i18n._(words[value]) : value)
}

import { useMemo, useState } from 'react'
import {
  type Selection,
  selectInvoices,
  type SelectionRules,
} from '#domain/invoices/invoice-selection.ts'
import { selectionKey } from '#domain/invoices/open-invoice.ts'
import { paymentGroups } from '#domain/invoices/payment-group.ts'
import { dayIn } from '#domain/time/day.ts'
import { useConfig } from '#shell/session/use-session.ts'
import type { Account, OpenRow } from './accounts.ts'

/** The tenant's rules of selection, today. */
export function useSelectionRules(): SelectionRules {
  const { invoicePaymentRule, allowPartialPayment, timeZone } = useConfig()
  return useMemo(
    () => ({
      rule: invoicePaymentRule,
      allowPartialPayment,
      today: dayIn(timeZone, new Date()),
    }),
    [invoicePaymentRule, allowPartialPayment, timeZone],
  )
}

const none: ReadonlySet<string> = new Set()

/** Selected invoices of each account, by the payment that they can be part of. */
export function useSelections(accounts: readonly Account[]) {
  const rules = useSelectionRules()
  const [chosen, setChosen] = useState<ReadonlyMap<string, ReadonlySet<string>>>(new Map())
  const judged = useMemo(
    () =>
      accounts
        .filter(({ key }) => (chosen.get(key)?.size ?? 0) > 0)
        .flatMap((account) =>
          paymentGroups(payableOf(account)).map(({ sorg, invoices }) => ({
            account,
            sorg,
            selection: selectInvoices(invoices, chosen.get(account.key)!, rules),
            // Keys of the account's other payments stay chosen beside this one's.
            others: [...chosen.get(account.key)!].filter(
              (key) => !invoices.some((invoice) => selectionKey(invoice) === key),
            ),
          })),
        )
        .filter(({ selection }) => selection.selected.length > 0),
    [accounts, chosen, rules],
  )
  return {
    judged,
    keysOf: ({ key }: Account) => chosen.get(key) ?? none,
    select: ({ key }: Account, keys: Iterable<string>) =>
      setChosen((old) => new Map(old).set(key, new Set(keys))),
  }
}

/** Invoices that are selected for one payment. */
export interface JudgedSelection {
  account: Account
  sorg: string
  selection: Selection<OpenRow>
  /** Selected keys of the account's other payments. */
  others: readonly string[]
}

/** Invoices of an account that can be paid here. */
export const payableOf = ({ open }: Account): OpenRow[] => open.filter(({ payable }) => payable)

/**
 * Keys after rows of a table were ticked or not any more: rows of one assignment come and go together.
 * @param keys that were chosen before, also of rows that are not in sight
 */
export function keysAfter(
  rows: readonly OpenRow[],
  before: ReadonlySet<string>,
  now: ReadonlySet<string>,
  keys: ReadonlySet<string>,
): Set<string> {
  const next = new Set(keys)
  for (const row of rows) {
    const [was, is] = [before.has(row.invoiceNo), now.has(row.invoiceNo)]
    if (is && !was) next.add(selectionKey(row))
    if (was && !is) next.delete(selectionKey(row))
  }
  return next
}

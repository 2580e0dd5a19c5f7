import type { Day } from '../time/day.ts'
import { compare, type Decimal, sum } from '../ordering/money.ts'
import { isPayable } from './invoice-status.ts'
import { byAge, isPositive, type OpenInvoice, selectionKey } from './open-invoice.ts'

/** Config `invoicePaymentRule`: the oldest first, or what is overdue first. */
export type PaymentRule = 'oldest' | 'overdue'

/** First reason that stops a selection from being paid. */
export type SelectionObstacle =
  | 'nothing_selected'
  | 'wrong_choice'
  | 'mixed_currencies'
  | 'no_invoice'
  | 'not_above_zero'
  | 'too_many'

/** Invoices that must be paid before chosen ones. */
export interface WrongChoice<Invoice> {
  rule: PaymentRule
  /** Chosen although others come first; oldest first. */
  tooEarly: Invoice[]
  /** Invoices to choose too, so that the choice is right; oldest first. */
  missing: Invoice[]
  /** Keys of the missing invoices. */
  keys: string[]
}

export interface Selection<Invoice> {
  /** Chosen invoices and credit notes, oldest first. */
  selected: Invoice[]
  positives: Invoice[]
  negatives: Invoice[]
  /** Sum of the chosen ones, in `currency`; `0` when their currencies differ. */
  total: Decimal
  /** Null: nothing is chosen, or in several currencies. */
  currency: string | null
  wrong: WrongChoice<Invoice> | null
  obstacle: SelectionObstacle | null
  mayPay: boolean
  /** A part of the total may be paid. */
  mayPayPart: boolean
  /** Chosen keys that no payable invoice has (any more). */
  unknown: string[]
}

/** Most invoices and credit notes of one payment. */
export const maxPaymentInvoices = 200

export interface SelectionRules {
  rule: PaymentRule
  allowPartialPayment: boolean
  /** In the tenant's time zone. */
  today: Day
}

/** Invoices that come before the chosen ones, those which their assignments bring along included. */
function missingOf<Invoice extends OpenInvoice>(
  positives: readonly Invoice[],
  chosen: ReadonlySet<string>,
  { rule, today }: Pick<SelectionRules, 'rule' | 'today'>,
): Invoice[] {
  const keys = new Set(chosen)
  for (;;) {
    const selected = positives.filter((invoice) => keys.has(selectionKey(invoice)))
    const latest = selected
      .map(({ dueDate }) => dueDate)
      .toSorted()
      .at(-1)
    if (latest === undefined) return []
    // Under "overdue" a choice of overdue invoices alone is right, in whatever order.
    const before = rule === 'oldest' ? latest : latest < today ? '' : today
    const more = positives.filter(
      (invoice) => invoice.dueDate < before && !keys.has(selectionKey(invoice)),
    )
    if (more.length === 0) break
    for (const invoice of more) keys.add(selectionKey(invoice))
  }
  return positives.filter((invoice) => {
    const key = selectionKey(invoice)
    return keys.has(key) && !chosen.has(key)
  })
}

function wrongOf<Invoice extends OpenInvoice>(
  positives: readonly Invoice[],
  chosen: ReadonlySet<string>,
  rules: Pick<SelectionRules, 'rule' | 'today'>,
): WrongChoice<Invoice> | null {
  const missing = missingOf(positives, chosen, rules)
  const [first] = missing
  if (!first) return null
  const selected = positives.filter((invoice) => chosen.has(selectionKey(invoice)))
  return {
    rule: rules.rule,
    tooEarly: selected.filter(({ dueDate }) =>
      rules.rule === 'oldest' ? dueDate > first.dueDate : dueDate >= rules.today,
    ),
    missing,
    keys: [...new Set(missing.map(selectionKey))],
  }
}

/**
 * Judges which invoices of one payer are chosen.
 * @param invoices all open ones of the payer; those that are not payable can't be chosen and hold nothing up
 * @param keys see `selectionKey`
 */
export function selectInvoices<Invoice extends OpenInvoice>(
  invoices: readonly Invoice[],
  keys: Iterable<string>,
  rules: SelectionRules,
): Selection<Invoice> {
  const payable = invoices.filter(isPayable).toSorted(byAge)
  const chosen = new Set(keys)
  const selected = payable.filter((invoice) => chosen.has(selectionKey(invoice)))
  const positives = selected.filter(isPositive)
  const negatives = selected.filter((invoice) => !isPositive(invoice))
  const currencies = new Set(selected.map(({ currency }) => currency))
  const [currency = null] = currencies.size === 1 ? currencies : []
  const total = currency === null ? '0' : sum(selected.map((one) => one.accountingAmount))
  const wrong = wrongOf(payable.filter(isPositive), chosen, rules)
  const obstacle: SelectionObstacle | null =
    selected.length === 0
      ? 'nothing_selected'
      : wrong
        ? 'wrong_choice'
        : currency === null
          ? 'mixed_currencies'
          : positives.length === 0
            ? 'no_invoice'
            : compare(total, '0') <= 0
              ? 'not_above_zero'
              : selected.length > maxPaymentInvoices
                ? 'too_many'
                : null
  const known = new Set(payable.map(selectionKey))
  return {
    selected,
    positives,
    negatives,
    total,
    currency,
    wrong,
    obstacle,
    mayPay: obstacle === null,
    mayPayPart: obstacle === null && rules.allowPartialPayment && positives.length === 1,
    unknown: [...chosen].filter((key) => !known.has(key)),
  }
}

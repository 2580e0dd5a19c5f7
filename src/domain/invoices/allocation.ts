import type { Day } from '../time/day.ts'
import { compare, type Decimal, sum } from '../ordering/money.ts'
import { type PaymentRule, selectInvoices, type SelectionRules } from './invoice-selection.ts'
import { isPayable } from './invoice-status.ts'
import { byAge, isPositive, type OpenInvoice, selectionKey } from './open-invoice.ts'
import { minPartialAmount } from './partial-amount.ts'

/** Invoices that an amount pays, oldest first. */
export interface Allocation<Invoice> {
  /** Keys of what is chosen. */
  keys: string[]
  /** Sum of the chosen invoices and credit notes. */
  total: Decimal
  /** To pay now: the total, or the amount when it pays a part of the only invoice. */
  amount: Decimal
  isPartial: boolean
  /** Rest of the amount that pays nothing. */
  left: Decimal
  /** The next invoices that the amount does not pay as a whole, and what it lacks for them; null: all are paid. */
  next: { invoices: Invoice[]; lacks: Decimal } | null
}

const amountOf = (invoices: readonly OpenInvoice[]): Decimal =>
  sum(invoices.map(({ accountingAmount }) => accountingAmount))

/** Takes credit notes back, the newest first, while they leave nothing to pay and the amount reaches without them. */
function keepCredits<Invoice extends OpenInvoice>(
  positives: readonly Invoice[],
  credits: readonly Invoice[],
  amount: Decimal,
): Invoice[] {
  let kept = [...credits]
  while (kept.length > 0 && compare(amountOf([...positives, ...kept]), '0') <= 0) {
    const fewer = kept.slice(0, -1)
    if (compare(amountOf([...positives, ...fewer]), amount) > 0) break
    kept = fewer
  }
  return kept
}

/**
 * Allocates an amount to a payer's open invoices: credit notes first, then invoices by due date, then number, as long
 * as it reaches for them. What it chooses is never a wrong choice.
 * @param invoices of one currency
 * @param amount above zero
 */
export function allocate<Invoice extends OpenInvoice>(
  invoices: readonly Invoice[],
  amount: Decimal,
  rules: SelectionRules,
): Allocation<Invoice> {
  const payable = invoices.filter(isPayable).toSorted(byAge)
  const credits = payable.filter(({ accountingAmount }) => compare(accountingAmount, '0') < 0)
  const open = payable.filter(isPositive)
  const keys = new Set<string>()
  const chosen = () => open.filter((invoice) => keys.has(selectionKey(invoice)))
  let next: Allocation<Invoice>['next'] = null
  for (const invoice of open) {
    if (keys.has(selectionKey(invoice))) continue
    const wanted = new Set(keys).add(selectionKey(invoice))
    for (const key of selectInvoices(payable, wanted, rules).wrong?.keys ?? []) wanted.add(key)
    const added = open.filter(
      (one) => wanted.has(selectionKey(one)) && !keys.has(selectionKey(one)),
    )
    const lacks = sum([amountOf([...chosen(), ...added, ...credits]), `-${amount}`])
    if (compare(lacks, '0') > 0) {
      next = { invoices: added, lacks }
      break
    }
    for (const key of wanted) keys.add(key)
  }
  if (keys.size === 0 && next) return firstInPart(next, credits, amount, rules)
  const positives = chosen()
  const kept = positives.length === 0 ? [] : keepCredits(positives, credits, amount)
  const total = amountOf([...positives, ...kept])
  const paid = compare(total, '0') > 0 ? total : '0'
  return {
    keys: [...keys, ...kept.map(selectionKey)],
    total,
    amount: paid,
    isPartial: false,
    left: sum([amount, `-${paid}`]),
    next,
  }
}

/** An amount too small for the oldest invoice pays a part of it, where the tenant allows that. */
function firstInPart<Invoice extends OpenInvoice>(
  next: NonNullable<Allocation<Invoice>['next']>,
  credits: readonly Invoice[],
  amount: Decimal,
  { allowPartialPayment }: SelectionRules,
): Allocation<Invoice> {
  const isPartial =
    allowPartialPayment && next.invoices.length === 1 && compare(amount, minPartialAmount) >= 0
  const selected = isPartial ? [...next.invoices, ...credits] : []
  return {
    keys: selected.map(selectionKey),
    total: amountOf(selected),
    amount: isPartial ? amount : '0',
    isPartial,
    left: isPartial ? '0' : amount,
    next,
  }
}

/**
 * Keys of everything that is overdue, with what the rule wants paid before it, and of the credit notes that leave
 * something to pay.
 */
export function overdueKeys(
  invoices: readonly OpenInvoice[],
  rules: { rule: PaymentRule; today: Day },
): string[] {
  const payable = invoices.filter(isPayable).toSorted(byAge)
  const late = payable.filter((invoice) => isPositive(invoice) && invoice.dueDate < rules.today)
  const keys = new Set(late.map(selectionKey))
  const judged = { ...rules, allowPartialPayment: false }
  for (const key of selectInvoices(payable, keys, judged).wrong?.keys ?? []) keys.add(key)
  const positives = payable.filter(
    (invoice) => isPositive(invoice) && keys.has(selectionKey(invoice)),
  )
  const credits = payable.filter(({ accountingAmount }) => compare(accountingAmount, '0') < 0)
  const kept = positives.length === 0 ? [] : keepCredits(positives, credits, amountOf(positives))
  return [...keys, ...kept.map(selectionKey)]
}

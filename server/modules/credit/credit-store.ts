import type { Day } from '#domain/time/day.ts'
import type { OpenDue } from '#domain/ordering/overdue.ts'
import type { CreditBlock } from '../../resolver-types.gen.ts'
import type { Tx } from '../../db/database.ts'

export interface Area {
  sorg: string
  sorgName: string
  accountCurrent: string
  server: string | null
  creditControl: string | null
  includeTax: boolean
  companyName: string
  companyCode: string
  allowPayInvoice: boolean
  r3: string
  isr: string | null
  unified: string | null
  custName: string
}

export interface Credit {
  companyCode: string
  creditControl: string | null
  creditLimit: string
  balance: string
  creditExposure: string
  openInvoice: string
  openDo: string
  consignment: string
  reasonBlocked: CreditBlock | null
  updatedAt: string | Date
}

export interface Company {
  code: string
  name: string
  currency: string
}

/** A customer in each sales organisation they buy from. */
export const areasOf = (tx: Tx, customerId: number): Promise<Area[]> =>
  tx.query<Area>(
    `SELECT a.sorg, o.name AS "sorgName", coalesce(a.account_current, c.r3) AS "accountCurrent", a.server, a.credit_control AS "creditControl",
     a.include_tax AS "includeTax", o.company_name AS "companyName", o.company_code AS "companyCode", o.allow_pay_invoice AS "allowPayInvoice",
     c.r3, c.isr, c.unified, c.name AS "custName"
   FROM customer_area a JOIN sales_organisation o ON o.tenant_id = a.tenant_id AND o.sorg = a.sorg JOIN customer c ON c.id = a.customer_id
   WHERE a.customer_id = $1 AND a.active ORDER BY a.sorg`,
    [customerId],
  )

/** Customer on an account of a company. */
export interface AccountCustomer {
  companyCode: string
  accountCurrent: string
  custName: string
  r3: string
  isr: string | null
  unified: string | null
}

/** Lists the customers on the accounts of some areas, of those that the transaction sees. */
export const customersOnAccounts = (tx: Tx, areas: readonly Area[]): Promise<AccountCustomer[]> =>
  tx.query<AccountCustomer>(
    `SELECT DISTINCT o.company_code AS "companyCode", coalesce(a.account_current, c.r3) AS "accountCurrent", c.name AS "custName", c.r3, c.isr, c.unified
     FROM customer_area a JOIN customer c ON c.id = a.customer_id AND c.active
     JOIN sales_organisation o ON o.tenant_id = a.tenant_id AND o.sorg = a.sorg
     JOIN unnest($1::text[], $2::text[]) AS w(company, account) ON w.company = o.company_code AND w.account = coalesce(a.account_current, c.r3)
     WHERE a.active ORDER BY c.name, c.r3`,
    [
      areas.map(({ companyCode }) => companyCode),
      areas.map(({ accountCurrent }) => accountCurrent),
    ],
  )

/** The credit records of a customer, by company. */
export const creditOf = (tx: Tx, customerId: number): Promise<Credit[]> =>
  tx.query<Credit>(
    `SELECT company_code AS "companyCode", credit_control AS "creditControl", credit_limit AS "creditLimit", balance, credit_exposure AS "creditExposure",
     open_invoice AS "openInvoice", open_do AS "openDo", consignment, reason_blocked AS "reasonBlocked", updated_at AS "updatedAt"
   FROM credit WHERE customer_id = $1 ORDER BY company_code`,
    [customerId],
  )

/** Sums what was ordered on credit since the customer's records were delivered, by record and invoicing company. */
export const orderedSince = (tx: Tx, customerId: number) =>
  tx.query<{ record: string; company: string; currency: string; total: string }>(
    `SELECT k.company_code AS record, o.company_code AS company, s.currency, sum(s.total) AS total
   FROM credit k JOIN sales_order s ON s.customer_id = k.customer_id AND s.created_at > k.updated_at AND s.status <> 'cancelled'
   JOIN sales_organisation o ON o.tenant_id = s.tenant_id AND o.sorg = s.sorg
   LEFT JOIN payment_method m ON m.tenant_id = s.tenant_id AND m.sorg = s.sorg AND m.module = 'order' AND m.id = s.payment_id
   WHERE k.customer_id = $1 AND coalesce(m.on_credit, true) GROUP BY 1, 2, 3`,
    [customerId],
  )

/** Sums a customer's unpaid invoices that were due before a day, by company, currency and day. */
export const openBefore = (tx: Tx, customerId: number, day: Day): Promise<OpenDue[]> =>
  tx.query<OpenDue>(
    `SELECT i.company_code AS company, o.currency, i.due_date::text AS due, sum(i.accounting_amount) AS amount
   FROM invoice i JOIN sales_organisation o ON o.tenant_id = i.tenant_id AND o.sorg = i.sorg
   WHERE i.customer_id = $1 AND i.clearing_date IS NULL AND i.status <> 'Cleared' AND i.due_date < $2 GROUP BY 1, 2, 3`,
    [customerId, day],
  )

/** Every company of the tenant, each once. */
export const companiesOf = (tx: Tx): Promise<Company[]> =>
  tx.query<Company>(
    `SELECT DISTINCT ON (company_code) company_code AS code, company_name AS name, currency FROM sales_organisation ORDER BY company_code, sorg`,
  )

/**
 * The companies one credit record speaks for: its own, and those the customer buys from within the same credit control
 * area that have no record of their own.
 */
export function companiesOfRecord(
  record: Credit,
  records: readonly Credit[],
  areas: readonly Area[],
): string[] {
  const own = new Set(records.map(({ companyCode }) => companyCode))
  const first = records.find(({ creditControl }) => creditControl === record.creditControl)
  const sharing = areas.filter(
    ({ creditControl, companyCode }) =>
      creditControl !== null && creditControl === record.creditControl && !own.has(companyCode),
  )
  // Shared by the first record of the area alone, so that no company stands in two.
  return [
    record.companyCode,
    ...(first === record ? new Set(sharing.map(({ companyCode }) => companyCode)) : []),
  ]
}

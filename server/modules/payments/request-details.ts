import type { Day } from '#domain/time/day.ts'
import type { Tx } from '../../db/database.ts'
import type { PaymentSource, PaymentStatusCode } from '../../resolver-types.gen.ts'

/** Address that opens a proof. */
export const docPath = (id: string): string => `/server/payment-docs/${id}`

/** Reads the invoices of a request, oldest first. */
export const readInvoices = (tx: Tx, id: string) =>
  tx.query<{
    invoiceNo: string
    accountingNo: string | null
    custCode: string
    invoiceDate: Day
    dueDate: Day
    amount: string
    paid: boolean
  }>(
    `SELECT p.invoice_no AS "invoiceNo", p.accounting_no AS "accountingNo", c.r3 AS "custCode", p.invoice_date AS "invoiceDate", p.due_date AS "dueDate", p.amount, p.booked AS paid
     FROM payment_request_invoice p JOIN customer c ON c.id = p.customer_id WHERE p.request_id = $1::uuid ORDER BY p.due_date, p.invoice_no`,
    [id],
  )

/** Reads the proofs of a request, the first one first. */
export const readDocs = async (tx: Tx, id: string) =>
  (
    await tx.query<{
      id: string
      name: string
      mime: string
      bytes: number
      createdBy: string | null
      createdAt: Date
    }>(
      `SELECT f.id, f.name, f.mime, f.bytes, u.name AS "createdBy", x.created_at AS "createdAt"
       FROM file_use x JOIN file f ON f.tenant_id = x.tenant_id AND f.id = x.file_id LEFT JOIN app_user u ON u.id = f.created_by
       WHERE x.used_as = 'payment-proof' AND x.owner = $1 ORDER BY x.position, f.id`,
      [id],
    )
  ).map((row) => ({ ...row, url: docPath(row.id) }))

/** Reads what happened to a request, the latest first. */
export const readHistory = (tx: Tx, id: string) =>
  tx.query<{
    status: PaymentStatusCode
    at: Date
    by: string | null
    source: PaymentSource | null
    amount: string | null
    currency: string
    note: string | null
  }>(
    `SELECT e.status, e.at, u.name AS by, e.source, e.amount, e.note,
       -- What came by itself is in its own currency; what finance has approved in the request's.
       CASE WHEN e.source IS NOT NULL AND e.by_user IS NULL THEN coalesce(p.received_currency, p.currency) ELSE p.currency END AS currency
     FROM payment_event e JOIN payment_request p ON p.tenant_id = e.tenant_id AND p.id = e.request_id LEFT JOIN app_user u ON u.id = e.by_user
     WHERE e.request_id = $1::uuid ORDER BY e.id DESC`,
    [id],
  )

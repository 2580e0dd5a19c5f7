import type { Tx } from '../../db/database.ts'
import type { InvoiceLine } from '../../resolver-types.gen.ts'

/** Lines of an invoice of the customers this transaction sees. */
export const readInvoiceLines = (tx: Tx, invoiceNo: string): Promise<InvoiceLine[]> =>
  tx.query<InvoiceLine>(
    `SELECT line_no AS "lineNo", article_code AS "articleCode", article_code_display AS "articleCodeDisplay", name, brand, uom, trim_scale(qty)::text AS qty, price, subtotal AS "subTotal"
     FROM invoice_line WHERE invoice_no = $1 ORDER BY line_no`,
    [invoiceNo],
  )

/** Address at which the delivery of an invoice can be followed; null where its carrier has no such page. */
export const readTrackingUrl = async (tx: Tx, doNo: string | null): Promise<string | null> =>
  doNo === null
    ? null
    : ((
        await tx.query<{ url: string }>(
          'SELECT tracking_url AS url FROM delivery WHERE do_number = $1 AND tracking_url IS NOT NULL LIMIT 1',
          [doNo],
        )
      )[0]?.url ?? null)

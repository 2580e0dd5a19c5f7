import { audit } from '../audit.ts'
import type { RequestContext } from '../context.ts'

/** Records that a person can take along as a PDF, with the customer each belongs to. */
const customers = {
  order: 'SELECT customer_id AS id FROM sales_order WHERE order_no = $1',
  invoice: 'SELECT customer_id AS id FROM invoice WHERE invoice_no = $1',
  quote: 'SELECT customer_id AS id FROM quote WHERE number = $1',
  claim: 'SELECT customer_id AS id FROM claim WHERE number = $1',
  warranty: `SELECT customer_id AS id FROM frame_registration WHERE frame_number = $1 AND status <> 'withdrawn'`,
} as const

/** Notes in the audit log that a record left the portal as a PDF, as exported lists are noted. */
export async function notePaper(
  request: RequestContext,
  kind: keyof typeof customers,
  number: string,
): Promise<void> {
  const [customer = null] = await request.tx.query<{ id: number }>(customers[kind], [number])
  await audit(
    { ...request, customer },
    { action: 'export.created', target: number, after: { kind, format: 'pdf' } },
  )
}

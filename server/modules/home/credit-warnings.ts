import { worstCredit } from '#domain/ordering/credit.ts'
import { creditLeft } from '#domain/ordering/credit.ts'
import type { RequestContext } from '../../context.ts'
import { creditRecords } from '../credit/credit-records.ts'
import { readCustomer } from '../customers/customer-store.ts'

// Finds whom to look at; the figures themselves come from the records, as on every other screen.
const suspectsSql = `
  WITH late AS (
    SELECT customer_id, sum(accounting_amount) AS amount FROM invoice
    WHERE clearing_date IS NULL AND status <> 'Cleared' AND due_date < $1::date GROUP BY customer_id HAVING sum(accounting_amount) > 0),
  blocked AS (SELECT DISTINCT customer_id FROM credit WHERE reason_blocked IS NOT NULL)
  SELECT c.id, count(*) OVER ()::int AS n FROM customer c LEFT JOIN late l ON l.customer_id = c.id LEFT JOIN blocked b ON b.customer_id = c.id
  WHERE c.active AND (l.customer_id IS NOT NULL OR b.customer_id IS NOT NULL)
    AND EXISTS (SELECT 1 FROM credit k WHERE k.customer_id = c.id)
  ORDER BY b.customer_id IS NULL, l.amount DESC NULLS LAST, c.name LIMIT $2`

/** Reads the customers a person should look at before selling to them. Widens what the transaction sees to all of theirs. */
export async function creditWarnings(request: RequestContext, limit: number) {
  const { tx, user, today } = request
  await tx.query('SELECT act_for_all($1)', [user.id])
  const suspects = await tx.query<{ id: number; n: number }>(suspectsSql, [today, limit])
  const warnings = []
  for (const { id } of suspects) {
    const customer = await readCustomer(tx, id)
    const worst = worstCredit((await creditRecords(request, id)).records)
    if (customer && worst)
      warnings.push({
        customer,
        currency: worst.currency,
        overdue: worst.overdue,
        available: creditLeft(worst),
        reasonBlocked: worst.reasonBlocked,
      })
  }
  return { warnings, count: suspects[0]?.n ?? 0 }
}

import type { Request } from '../../context.ts'

/**
 * The sales organisations whose articles this request may see: the customer's; before one is chosen the person's own
 * areas, and without any the whole tenant.
 */
export async function sorgsOf({ tx, customer, user, tenant }: Request): Promise<string[]> {
  const rows = customer
    ? await tx.query<{ sorg: string }>('SELECT sorg FROM customer_area WHERE customer_id = $1 ORDER BY sorg', [customer.id])
    : await tx.query<{ sorg: string }>('SELECT DISTINCT sorg FROM user_area WHERE of_user = $1 ORDER BY sorg', [user.id])
  const sorgs = rows.map(({ sorg }) => sorg)
  return sorgs.length > 0 || customer ? sorgs : tenant.sorgs.map(({ sorg }) => sorg)
}

import { precisionOf } from '#domain/payments/payment-amount.ts'
import type { RequestContext } from '../../context.ts'

/**
 * Finds what refers to a record, so that it can't be deleted.
 * @param places SQL that finds a row, by the place it names
 * @returns the code of the first one that is found, such as used_by_orders; null: nothing refers to it
 */
export async function usedBy(
  { tx }: Pick<RequestContext, 'tx'>,
  places: Readonly<Record<string, string>>,
  args: readonly unknown[],
): Promise<string | null> {
  // Orders of customers that this person doesn't look after count too.
  await tx.query('SELECT see_all_customers()')
  const found: string[] = []
  for (const [place, sql] of Object.entries(places))
    if (found.length === 0 && (await tx.query(`${sql} LIMIT 1`, [...args])).length > 0)
      found.push(`used_by_${place}`)
  await tx.query(`SELECT set_config('app.all_customers', 'off', true)`)
  return found[0] ?? null
}

/** Returns the decimals of amounts in a sales organisation's currency; those of the tenant's currency where it isn't known. */
export async function placesOf({ tx, tenant }: RequestContext, sorg: string): Promise<number> {
  const [row] = await tx.query<{ currency: string }>(
    'SELECT currency FROM sales_organisation WHERE sorg = $1',
    [sorg],
  )
  const { currency } = tenant.config
  return row ? precisionOf(row.currency, currency) : currency.decimalPrecision
}

/** Refuses a sales organisation that the tenant doesn't have. */
export async function unknownSorg(
  { tx }: Pick<RequestContext, 'tx'>,
  sorg: string,
): Promise<readonly ['unknown_sorg', 'sorg'] | null> {
  const known = await tx.query('SELECT 1 FROM sales_organisation WHERE sorg = $1', [sorg])
  return known.length > 0 ? null : ['unknown_sorg', 'sorg']
}

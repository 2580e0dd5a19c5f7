import { precisionOf } from '#domain/payments/payment-amount.ts'
import type { RequestContext } from '../../context.ts'

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

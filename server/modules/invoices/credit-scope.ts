import type { Tx } from '../../db/database.ts'
import { areasOf, customersOnAccounts } from '../credit/credit-store.ts'
import type { CreditScope } from './invoice-rows.ts'

/**
 * Lets the transaction see every customer the person may act for, and returns which of them are listed with a customer:
 * those on the same account of a company.
 */
export async function seeCreditCustomers(
  tx: Tx,
  { userId, customerId }: { userId: number; customerId: number },
): Promise<CreditScope> {
  const areas = await areasOf(tx, customerId)
  await tx.query('SELECT act_for_all($1)', [userId])
  const known = await customersOnAccounts(tx, areas)
  return {
    customerId,
    companies: known.map(({ companyCode }) => companyCode),
    codes: known.map(({ r3 }) => r3),
  }
}

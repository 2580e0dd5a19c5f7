import type { OfflineDatabase, TermsRow } from '../database.ts'

/** Stores the terms, so that an order can be made offline. Never rejects: a full device only loses them. */
export const storeTerms = async (
  { checkoutTerms }: OfflineDatabase,
  row: TermsRow,
): Promise<void> => {
  await checkoutTerms.put(row).catch(() => undefined)
}

/** Reads the stored terms of a person and customer; undefined: none, or the store cannot be read. */
export const readTerms = (
  { checkoutTerms }: OfflineDatabase,
  userId: string,
  customerKey: string,
): Promise<TermsRow | undefined> =>
  checkoutTerms.get([userId, customerKey]).catch(() => undefined) as Promise<TermsRow | undefined>

/** Deletes a person's stored terms, at a logout. */
export const forgetTerms = ({ checkoutTerms }: OfflineDatabase, userId: string): Promise<unknown> =>
  checkoutTerms.where('userId').equals(userId).delete()

import type { ResultOf } from 'gql.tada'
import { onBehalfOfClient } from '#data/on-behalf-of.ts'
import { authorisedFetch } from '#data/session-token.ts'
import { documentsToDownload } from '#domain/portal/offline-customer.ts'
import type { Customer } from '#domain/account/session.ts'
import { storeOfflineCustomer, type OfflineCustomerRow } from '#offline/offline-customers.ts'
import { CustomerDownload } from './offline-customer.gql.ts'

export type OfflineCustomerContent = ResultOf<typeof CustomerDownload>
export type Bought = NonNullable<OfflineCustomerContent['previousPurchases']>['entries'][number]

/** Data this person may see. */
export interface MayKnow {
  credit: boolean
  catalogue: boolean
  /** The number of orders with pieces still to come. */
  orders: boolean
}

/** Lists a customer's purchases, most frequent first, then latest first; each model once. */
export function boughtOf({
  frequentPurchases,
  previousPurchases,
}: Pick<OfflineCustomerContent, 'frequentPurchases' | 'previousPurchases'>): Bought[] {
  const models = new Map(
    [...(frequentPurchases?.entries ?? []), ...(previousPurchases?.entries ?? [])].map((one) => [
      one.id,
      one,
    ]),
  )
  return [...models.values()]
}

/** A file for the device; null: this session may not read it, or it is gone. @throws TypeError without a network */
async function fileOf(r3: string, id: string): Promise<OfflineCustomerRow['files'][number] | null> {
  // In the customer's place: the chosen one's sales organisations may not sell what the document is about.
  const answer = await authorisedFetch(`/server/documents/${encodeURIComponent(id)}`, {
    headers: { 'x-on-behalf-of': r3 },
  })
  return answer.ok ? { id, file: await answer.blob() } : null
}

/**
 * Downloads a customer onto this device: credit, addresses, orders, purchases with prices, documents.
 * @param isHere false: this person has logged out, and nothing is stored
 * @throws CombinedError when the server refuses or cannot be reached, TypeError when the line breaks at a file, and
 * the device's error when it has no room
 */
export async function downloadCustomer(
  userId: string,
  customer: Customer,
  mayKnow: MayKnow,
  isHere: () => boolean,
): Promise<void> {
  const { r3 } = customer.custCode
  const { data, error } = await onBehalfOfClient(r3)
    .query(CustomerDownload, { ...mayKnow })
    .toPromise()
  if (!data) throw error ?? new Error('no answer')
  const files: OfflineCustomerRow['files'] = []
  let missingFiles = 0
  for (const { id } of documentsToDownload(
    boughtOf(data).flatMap(({ products }) => products.map(({ documents }) => documents)),
  )) {
    const file = await fileOf(r3, id)
    if (file) files.push(file)
    else missingFiles += 1
  }
  const content = JSON.stringify(data)
  const bytes = new Blob([content]).size + files.reduce((sum, { file }) => sum + file.size, 0)
  if (isHere())
    await storeOfflineCustomer({
      userId,
      r3,
      customer,
      at: Date.now(),
      bytes,
      content,
      files,
      missingFiles,
    })
}

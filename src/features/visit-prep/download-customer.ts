import type { ResultOf } from 'gql.tada'
import { insteadOfClient } from '#data/on-behalf-of.ts'
import { authorisedFetch } from '#data/session-token.ts'
import { documentsToTake } from '#domain/portal/offline-customer.ts'
import type { Customer } from '#domain/account/session.ts'
import { keepPack, type PackRow } from '#offline/offline-customers.ts'
import { CustomerPack } from './visit-prep.gql.ts'

export type PackContent = ResultOf<typeof CustomerPack>
export type Bought = NonNullable<PackContent['previousPurchases']>['entries'][number]

/** What the person who takes it may know. */
export interface MayKnow {
  credit: boolean
  catalogue: boolean
}

/** What a customer has bought, most often first, then what he has bought last; each model once. */
export function boughtOf({
  frequentPurchases,
  previousPurchases,
}: Pick<PackContent, 'frequentPurchases' | 'previousPurchases'>): Bought[] {
  const models = new Map(
    [...(frequentPurchases?.entries ?? []), ...(previousPurchases?.entries ?? [])].map((one) => [
      one.id,
      one,
    ]),
  )
  return [...models.values()]
}

/** A file for the device; null: this session may not read it, or it is gone. @throws TypeError without a network */
async function fileOf(id: string): Promise<PackRow['files'][number] | null> {
  const answer = await authorisedFetch(`/server/documents/${encodeURIComponent(id)}`)
  return answer.ok ? { id, file: await answer.blob() } : null
}

/**
 * Takes what there is of a customer onto this device: credit, addresses, orders, what he buys with his prices, its documents.
 * @param isHere false: this person has logged out meanwhile, and nothing is kept
 * @throws CombinedError when the server says no or cannot be reached, TypeError when the line breaks at a file, and what the device says when it has no room
 */
export async function takePack(
  userId: string,
  customer: Customer,
  mayKnow: MayKnow,
  isHere: () => boolean,
): Promise<void> {
  const { r3 } = customer.custCode
  const { data, error } = await insteadOfClient(r3)
    .query(CustomerPack, { credit: mayKnow.credit, catalogue: mayKnow.catalogue })
    .toPromise()
  if (!data) throw error ?? new Error('no answer')
  const files: PackRow['files'] = []
  for (const { id } of documentsToTake(
    boughtOf(data).flatMap(({ products }) => products.map(({ documents }) => documents)),
  )) {
    const file = await fileOf(id)
    if (file) files.push(file)
  }
  const content = JSON.stringify(data)
  const bytes = new Blob([content]).size + files.reduce((sum, { file }) => sum + file.size, 0)
  if (isHere()) await keepPack({ userId, r3, customer, at: Date.now(), bytes, content, files })
}

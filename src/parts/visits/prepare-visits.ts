import type { Client } from '@urql/core'
import { LastVisit, VisitKinds } from './visits.gql.ts'

/**
 * Keeps on this device what a form for a customer begins with: the kinds of visit, and the last visit of each. What can't be
 * had is left out: a form can be filled in without it.
 * @param customer r3 code
 */
export async function prepareVisits(client: Client, customer: string): Promise<void> {
  const fresh = { requestPolicy: 'network-only' as const }
  const { data } = await client.query(VisitKinds, {}, fresh).toPromise()
  for (const { id } of data?.visitKinds ?? [])
    await client.query(LastVisit, { kind: id, custCode: customer }, fresh).toPromise()
}

import * as v from 'valibot'
import { customerScopeNames } from '#domain/machine/customer-scopes.ts'
import { machineScopes } from '#domain/machine/machine-scopes.ts'
import { batchOperation } from './batch-operations.ts'
import { claimChanges } from './changes/claim-changes.ts'
import { officeChanges } from './changes/office-changes.ts'
import { sandboxReset } from './changes/sandbox-reset.ts'
import { importOperations } from './import-operations.ts'
import { type MachineOperation, operation } from './operations.ts'
import { orderOperations } from './order-operations.ts'
import { ownArticles } from './own/own-articles.ts'
import { ownOrders } from './own/own-orders.ts'
import { ownPapers } from './own/own-papers.ts'
import { readOperation } from './read-operations.ts'
import { recordOperations } from './records/record-operations.ts'
import { machineRecords } from './records/records.ts'
import { resources } from './resources.ts'

const ownKey = operation({
  method: 'GET',
  path: '/key',
  scope: null,
  id: 'read-key',
  tag: 'key',
  summary: 'Says what the key may do',
  answer: v.object({
    name: v.string(),
    scopes: v.array(v.picklist([...machineScopes, ...customerScopeNames])),
    rate: v.pipe(v.number(), v.integer()),
    tenant: v.string(),
    sandbox: v.boolean(),
    resetting: v.pipe(v.boolean(), v.description('A sandbox that is being put back')),
  }),
  handle: ({ machine: { name, scopes, rate }, tenant }) => ({
    name,
    scopes,
    rate,
    tenant: tenant.id,
    sandbox: tenant.sandbox,
    resetting: tenant.sandbox && tenant.maintenance,
  }),
})

/** Every operation of the machine API. */
export const machineOperations: readonly MachineOperation[] = [
  ownKey,
  ...orderOperations,
  ...importOperations,
  ...ownArticles,
  ...ownOrders,
  ...ownPapers,
  ...machineRecords.flatMap(recordOperations),
  ...claimChanges,
  ...officeChanges,
  sandboxReset,
  ...resources.flatMap((resource) => [...readOperation(resource), batchOperation(resource)]),
]

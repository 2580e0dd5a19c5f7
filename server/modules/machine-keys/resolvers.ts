import { MachineKeyFields } from '#domain/machine/machine-key.ts'
import type { RequestContext } from '../../context.ts'
import type { MutationResolvers, QueryResolvers } from '../../resolver-types.gen.ts'
import { deleteKey, listKeys, readKey, revokeKey, saveKey } from './key-records.ts'

/** Runs work that also sees the keys of customers. */
const ofAll = <T>(request: RequestContext, work: (seeing: RequestContext) => Promise<T>) =>
  request.alone(async (seeing) => {
    await seeing.tx.query('SELECT see_all_customers()')
    return work(seeing)
  })

export const Query: QueryResolvers<RequestContext> = {
  machineKeys: (_, args, request) => ofAll(request, (seeing) => listKeys(seeing, 'all', args)),
  machineKey: (_, { id }, request) =>
    ofAll(request, async (seeing) => (await readKey(seeing, 'all', id)) ?? null),
}

export const Mutation: MutationResolvers<RequestContext> = {
  saveMachineKey: (_, { machineKey: input, ...at }, request) =>
    ofAll(request, (seeing) =>
      saveKey(seeing, { schema: MachineKeyFields, input, ...at, customerId: null }),
    ),
  revokeMachineKey: (_, { id }, request) =>
    ofAll(request, (seeing) => revokeKey(seeing, 'all', id)),
  deleteMachineKey: (_, { id }, request) =>
    ofAll(request, (seeing) => deleteKey(seeing, 'all', id)),
}

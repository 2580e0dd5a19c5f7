import { grantable } from '#domain/machine/customer-scopes.ts'
import { CustomerKeyFields } from '#domain/machine/machine-key.ts'
import { customerOf, type RequestContext } from '../../context.ts'
import type { MutationResolvers, QueryResolvers } from '../../resolver-types.gen.ts'
import { deleteKey, listKeys, readKey, revokeKey, saveKey } from './key-records.ts'

export const Query: QueryResolvers<RequestContext> = {
  customerKeys: (_, args, request) => listKeys(request, customerOf(request).id, args),
  customerKey: async (_, { id }, request) =>
    (await readKey(request, customerOf(request).id, id)) ?? null,
}

export const Mutation: MutationResolvers<RequestContext> = {
  saveCustomerKey(_, { customerKey: input, ...at }, request) {
    const mine = new Set<string>(grantable(request.user.permissions))
    return saveKey(request, {
      schema: CustomerKeyFields,
      input,
      ...at,
      customerId: customerOf(request).id,
      refuseScopes: (scopes) => scopes.some((scope) => !mine.has(scope)),
    })
  },
  revokeCustomerKey: (_, { id }, request) => revokeKey(request, customerOf(request).id, id),
  deleteCustomerKey: (_, { id }, request) => deleteKey(request, customerOf(request).id, id),
}

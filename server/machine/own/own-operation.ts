import type * as v from 'valibot'
import { type CustomerScope, customerScopes } from '#domain/machine/customer-scopes.ts'
import { hasScope } from '#domain/account/permissions.ts'
import { enterByKey, type RequestContext } from '../../context.ts'
import { hostOf } from '../../session/caller.ts'
import { onceIn } from '../idempotency.ts'
import type { MachineRequest } from '../machine-route.ts'
import { type MachineOperation, operation } from '../operations.ts'
import { Problem } from '../problem.ts'

interface OwnInput<Query extends v.GenericSchema, Body extends v.GenericSchema> {
  query: v.InferOutput<Query>
  body: v.InferOutput<Body>
  /** Of an operation that takes a file. */
  file: Buffer
  params: MachineRequest['params']
}

/**
 * Declares an operation of a customer's key. Its handler runs in one transaction as the person who made the key: row level
 * security shows it the key's customer alone. A POST is carried out once for each Idempotency-Key.
 */
export const ownOperation = <
  Query extends v.GenericSchema = v.GenericSchema<undefined>,
  Body extends v.GenericSchema = v.GenericSchema<undefined>,
>({
  handle,
  scope,
  ...declared
}: Omit<MachineOperation, 'handle' | 'query' | 'body' | 'scope' | 'tag'> & {
  scope: CustomerScope
  query?: Query
  body?: Body
  handle: (request: RequestContext, input: OwnInput<Query, Body>) => Promise<object>
}): MachineOperation =>
  operation<Query, Body>({
    ...declared,
    scope,
    tag: 'own',
    handle: (asked, { query, body }) => {
      const run = (request: RequestContext) =>
        handle(request, { query, body, file: body as unknown as Buffer, params: asked.params })
      return declared.method === 'GET'
        ? asPerson(asked, scope, true, run)
        : asPerson(asked, scope, false, (request) =>
            onceIn(request.tx, asked, sentText(body), () => run(request)),
          )
    },
  })

/** The body as it is compared with an earlier one. */
const sentText = (body: unknown) => (Buffer.isBuffer(body) ? body.toString('base64') : body)

/** @throws Problem scope_missing when the key's person may no longer do this or act for its customer */
const asPerson = <T>(
  { parts, tenant, request, machine }: MachineRequest,
  scope: CustomerScope,
  readOnly: boolean,
  work: (request: RequestContext) => Promise<T>,
): Promise<T> =>
  enterByKey(
    {
      parts,
      tenant,
      host: hostOf(request),
      requestId: String(request.id),
      log: request.log,
      keyId: machine.keyId,
      machine: machine.name,
    },
    readOnly,
    async (entered) => {
      if (!entered || !hasScope(entered.user.permissions, customerScopes[scope]))
        throw new Problem('scope_missing', {
          detail: 'The person who made this key may not do this any more',
        })
      return work(entered)
    },
  )

import {
  type DirectiveNode,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type FieldNode,
  type FragmentDefinitionNode,
  getOperationAST,
  type GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { FieldContext } from './allow.ts'
import type { Caller } from './context.ts'
import { failure } from './failure.ts'
import { beginOperation, type Operation } from './operation.ts'

type Execute = (args: ExecutionArgs) => Promise<ExecutionResult> | ExecutionResult

/** Executes each operation in one transaction; the changes of a mutation with several are operations of their own, one after the other. */
export const oneTransaction: Plugin = {
  onExecute({ executeFn, setExecuteFn }) {
    const execute = executeFn as Execute
    setExecuteFn(((args: ExecutionArgs) => {
      const operation = getOperationAST(args.document, args.operationName)
      if (operation) chargeFields(args, operation)
      if (operation?.operation !== 'mutation') return inTransaction(execute, args, true)
      const changes = changesOf(args.document, operation)
      return changes.length === 1
        ? inTransaction(execute, args, false)
        : oneByOne(execute, args, operation, changes)
    }) as never)
  },
}

/** Charges the person for each field at the root, before anything runs: twenty aliases are twenty searches. */
function chargeFields(
  { document, contextValue }: ExecutionArgs,
  operation: OperationDefinitionNode,
) {
  const { parts, tenant, userId } = contextValue as Caller
  if (userId === null) return
  const fields = changesOf(document, operation).length
  parts.budget.charge({ tenantId: tenant.id, userId }, fields)
}

/** Times that a change is run when other changes of the same moment get in its way. */
const conflictTries = 3

/** Executes an operation whose fields share one transaction. A change that the database undid for another's sake is run again. */
async function inTransaction(
  execute: Execute,
  args: ExecutionArgs,
  readOnly: boolean,
): Promise<ExecutionResult> {
  const caller = args.contextValue as Caller & Partial<FieldContext>
  let operation = caller.operation ?? beginOperation(caller, readOnly)
  let result = await runOnce(execute, args, operation)
  for (let tries = 1; operation.hasConflict() && tries < conflictTries; tries += 1) {
    operation = beginOperation(caller, readOnly)
    const contextValue = { ...caller, settled: undefined }
    result = await runOnce(execute, { ...args, contextValue }, operation)
  }
  return result
}

/** Executes an operation in its transaction. A commit that fails takes the answer back. */
async function runOnce(
  execute: Execute,
  args: ExecutionArgs,
  operation: Operation,
): Promise<ExecutionResult> {
  const caller = args.contextValue as Caller
  let result: ExecutionResult
  try {
    result = await execute({ ...args, contextValue: { ...caller, operation } })
  } catch (error) {
    operation.fail(error)
    await operation.end().catch(() => undefined)
    throw error
  }
  try {
    await operation.end()
    return result
  } catch (error) {
    caller.log.error(error, 'a change could not be committed')
    return { data: null, errors: [failure('UNAVAILABLE')] }
  }
}

/** The root fields of an operation, fragments taken apart; fields of one name in the answer are one change. */
export function changesOf(
  { definitions }: DocumentNode,
  { selectionSet }: OperationDefinitionNode,
): FieldNode[][] {
  const groups = new Map<string, FieldNode[]>()
  const collect = (selections: readonly SelectionNode[], inherited: readonly DirectiveNode[]) => {
    for (const node of selections) {
      const directives = [...inherited, ...(node.directives ?? [])]
      if (node.kind === Kind.FIELD) {
        const key = node.alias?.value ?? node.name.value
        groups.set(key, [...(groups.get(key) ?? []), { ...node, directives }])
        continue
      }
      const inner =
        node.kind === Kind.INLINE_FRAGMENT
          ? node
          : definitions.find(
              (one): one is FragmentDefinitionNode =>
                one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === node.name.value,
            )
      if (inner) collect(inner.selectionSet.selections, directives)
    }
  }
  collect(selectionSet.selections, [])
  return [...groups.values()]
}

/** Runs and commits the changes of a document one after the other. Stops after a change whose answer is null. */
async function oneByOne(
  execute: Execute,
  args: ExecutionArgs,
  operation: OperationDefinitionNode,
  changes: readonly FieldNode[][],
): Promise<ExecutionResult> {
  let data: Record<string, unknown> | null = {}
  const errors: GraphQLError[] = []
  for (const selections of changes) {
    const only = { ...operation, selectionSet: { kind: Kind.SELECTION_SET, selections } }
    const document = {
      ...args.document,
      definitions: args.document.definitions.map((one) => (one === operation ? only : one)),
    } as DocumentNode
    const result = await inTransaction(execute, { ...args, document }, false)
    errors.push(...(result.errors ?? []))
    if (!result.data) {
      data = null
      break
    }
    data = { ...data, ...result.data }
  }
  return errors.length > 0 ? { data, errors } : { data }
}

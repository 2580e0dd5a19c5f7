import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type FieldNode,
  getOperationAST,
  type GraphQLError,
  Kind,
  type OperationDefinitionNode,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Caller } from './context.ts'
import { failure } from './failure.ts'
import { beginOperation } from './operation.ts'

type Execute = (args: ExecutionArgs) => Promise<ExecutionResult> | ExecutionResult

/** Executes each operation in one transaction; the changes of a mutation with several are operations of their own, one after the other. */
export const oneTransaction: Plugin = {
  onExecute({ executeFn, setExecuteFn }) {
    const execute = executeFn as Execute
    setExecuteFn(((args: ExecutionArgs) => {
      const operation = getOperationAST(args.document, args.operationName)
      if (operation?.operation !== 'mutation') return inTransaction(execute, args, true)
      const changes = operation.selectionSet.selections
      return changes.length === 1
        ? inTransaction(execute, args, false)
        : oneByOne(execute, args, operation)
    }) as never)
  },
}

/** Executes an operation whose fields share one transaction. A commit that fails takes the answer back. */
async function inTransaction(
  execute: Execute,
  args: ExecutionArgs,
  readOnly: boolean,
): Promise<ExecutionResult> {
  const caller = args.contextValue as Caller
  const operation = beginOperation(caller, readOnly)
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

/** Each change commits before the next begins, as a program expects that sends several in one document. */
async function oneByOne(
  execute: Execute,
  args: ExecutionArgs,
  operation: OperationDefinitionNode,
): Promise<ExecutionResult> {
  let data: Record<string, unknown> | null = {}
  const errors: GraphQLError[] = []
  for (const selection of operation.selectionSet.selections) {
    const only = {
      ...operation,
      selectionSet: { kind: Kind.SELECTION_SET, selections: [selection as FieldNode] },
    }
    const document: DocumentNode = {
      ...args.document,
      definitions: args.document.definitions.map((one) =>
        one === operation ? (only as OperationDefinitionNode) : one,
      ),
    }
    const result = await inTransaction(execute, { ...args, document }, false)
    errors.push(...(result.errors ?? []))
    data = data && result.data ? { ...data, ...result.data } : null
  }
  return errors.length > 0 ? { data, errors } : { data }
}

import { type GraphQLSchema, parse, validate } from 'graphql'
import type { FieldContext } from '../allow.ts'
import { type Caller, resumptionOf } from '../context.ts'
import { beginOperation } from '../operation.ts'
import { compileDocument, type CompiledDocument } from './compile-document.ts'

/** Hash to text of the documents that this build's screens send. */
export type Documents = Map<string, string>

/** A question of a screen that can be answered by its compiled document. */
export interface PersistedQuestion {
  document: CompiledDocument
  variables: Record<string, unknown>
}

interface Body {
  query?: unknown
  operationName?: unknown
  variables?: unknown
  extensions?: { persistedQuery?: { version?: unknown; sha256Hash?: unknown } }
}

/** Understands the screens' questions by the hashes of their documents; each document is compiled at its first question. */
export function createPersistedQuestions(schema: GraphQLSchema, documents: Documents) {
  const compiled = new Map<string, CompiledDocument | undefined>()

  function documentOf(hash: string): CompiledDocument | undefined {
    if (compiled.has(hash)) return compiled.get(hash)
    const text = documents.get(hash)
    if (text === undefined) return undefined
    const document = parse(text, { noLocation: true })
    const made =
      validate(schema, document).length === 0 ? compileDocument(schema, document) : undefined
    compiled.set(hash, made)
    return made
  }

  /** Undefined: anything in it is not as the screens send it, and the ordinary execution says what to tell. */
  return (given: unknown): PersistedQuestion | undefined => {
    const { query, operationName, variables, extensions } = (given ?? {}) as Body
    const { version, sha256Hash } = extensions?.persistedQuery ?? {}
    if (query !== undefined || version !== 1 || typeof sha256Hash !== 'string') return undefined
    const document = documentOf(sha256Hash)
    if (!document) return undefined
    if (
      operationName !== undefined &&
      operationName !== null &&
      operationName !== document.operationName
    )
      return undefined
    if (variables !== undefined && (typeof variables !== 'object' || Array.isArray(variables)))
      return undefined
    const fitting = document.variables((variables ?? {}) as Record<string, unknown>)
    return fitting && { document, variables: fitting }
  }
}

/**
 * Answers a question in one transaction, in the session as it was entered before where that still holds.
 * @returns the answer as bytes; or how the ordinary execution goes on from here, without doing anything twice, to say what went wrong
 */
export async function answerPersisted(
  question: PersistedQuestion,
  caller: Caller,
  resumption = resumptionOf(caller) ?? null,
): Promise<Buffer | FieldContext> {
  const { document, variables } = question
  const operation = beginOperation(caller, document.readOnly, resumption ?? undefined)
  const settled = new Map<string, Promise<unknown>>()
  try {
    const answer = await document.run({ ...caller, operation }, variables, settled)
    await operation.end()
    return answer
  } catch {
    if (!(await operation.hasMoved())) return { ...caller, operation, settled }
    await operation.end().catch(() => undefined)
    caller.parts.sessions.forget(caller)
    return answerPersisted(question, caller, null)
  }
}

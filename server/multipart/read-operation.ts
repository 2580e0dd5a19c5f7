import type { FastifyRequest } from 'fastify'
import { getOperationAST, OperationTypeNode, parse } from 'graphql'
import { fileKinds, rulesOf, type FileKind } from '#domain/files/file-kinds.ts'
import { hasScope } from '#domain/account/permissions.ts'
import { visitSlots } from '#domain/visits/visit-slots.ts'
import { changesOf } from '../execute-operation.ts'
import { failure } from '../failure.ts'
import { keepPart } from './keep-part.ts'
import type { Uploader, Uploads } from '../modules/files/uploads.ts'
import { readMap, readObject, type PutFile } from './file-map.ts'
import { fileValue } from './sent-file.ts'

/** Changes that take files in a multipart request, by the kind of the files. */
const withFiles: Readonly<Record<string, FileKind>> = {
  createFormVisit: 'visit-photo',
  updateFormVisit: 'visit-photo',
}

const longestDocument = 20_000

/** Limits of such a request: two fields, and a file for each photo of a visit. */
export const multipartLimits = {
  fields: 2,
  fieldSize: 100_000,
  fieldNameSize: 100,
  files: visitSlots.length,
  parts: visitSlots.length + 2,
  fileSize: fileKinds['visit-photo'].most,
  headerPairs: 20,
}

type Operation = Record<string, unknown>

/** Finds the one change of a document that takes files. @throws BAD_INPUT for anything else: no other operation is read from a multipart request */
function kindOf(
  { query, operationName, extensions }: Operation,
  documents: ReadonlyMap<string, string>,
): FileKind {
  const hash = (extensions as { persistedQuery?: { sha256Hash?: unknown } } | undefined)
    ?.persistedQuery?.sha256Hash
  const text = query ?? documents.get(String(hash))
  if (typeof text !== 'string' || text.length > longestDocument) throw failure('BAD_INPUT')
  let changes: string[] = []
  try {
    const document = parse(text, { maxTokens: 3_000, noLocation: true })
    const named = typeof operationName === 'string' ? operationName : null
    const operation = getOperationAST(document, named)
    if (operation?.operation === OperationTypeNode.MUTATION)
      changes = changesOf(document, operation).map(([field]) => field!.name.value)
  } catch {
    // Answered below, without the words of a parser.
  }
  const [change, ...others] = changes
  if (!change || others.length > 0 || !Object.hasOwn(withFiles, change))
    throw failure('BAD_INPUT', { field: 'operations' })
  return withFiles[change]!
}

/** Reads the parts of a request. @throws BAD_INPUT for a body that is broken, TOO_LARGE for one over the limits */
async function* partsOf(request: FastifyRequest) {
  try {
    yield* request.parts()
  } catch (error) {
    throw failure((error as { statusCode?: number }).statusCode === 413 ? 'TOO_LARGE' : 'BAD_INPUT')
  }
}

/**
 * Reads a GraphQL multipart request (https://github.com/jaydenseric/graphql-multipart-request-spec): the fields `operations`
 * and `map`, then the files. Each file becomes an upload of this person, and its id stands in the variables in its place.
 * @throws BAD_INPUT for what is none, FORBIDDEN for files that are not this person's to send
 */
export async function readMultipartOperation(
  request: FastifyRequest,
  who: Uploader,
  { uploads, documents }: { uploads: Uploads; documents: ReadonlyMap<string, string> },
): Promise<Operation> {
  let operation: Operation | undefined
  let places: Map<string, PutFile> | undefined
  let kind: FileKind | undefined
  for await (const part of partsOf(request)) {
    if (part.type === 'field') {
      if (part.valueTruncated || part.fieldnameTruncated) throw failure('TOO_LARGE')
      const text = String(part.value)
      if (part.fieldname === 'operations' && !operation) {
        operation = readObject(text, 'operations')
        kind = kindOf(operation, documents)
        const { scopes } = rulesOf(kind)
        if (!hasScope(who.user.permissions, scopes))
          throw failure('FORBIDDEN', { anyScope: scopes })
      } else if (part.fieldname === 'map' && operation && !places) places = readMap(text, operation)
      else throw failure('BAD_INPUT', { field: part.fieldname.slice(0, 40) })
      continue
    }
    const put = places?.get(part.fieldname)
    if (!put || !kind) throw failure('BAD_INPUT', { field: part.fieldname.slice(0, 40) })
    places!.delete(part.fieldname)
    put(fileValue(await keepPart(who, uploads, part, { kind, usedAs: '', owner: '' })))
  }
  if (!operation || !places || places.size > 0) throw failure('BAD_INPUT', { field: 'map' })
  return operation
}

import type { FastifyRequest } from 'fastify'
import { getOperationAST, OperationTypeNode, parse } from 'graphql'
import { fileKinds, rulesOf, type FileKind } from '#domain/files/file-kinds.ts'
import { hasScope } from '#domain/account/permissions.ts'
import { claimSlots } from '#domain/claims/claim-slots.ts'
import { maxBulk } from '#domain/content/marketing-fields.ts'
import { visitSlots } from '#domain/visits/visit-slots.ts'
import { changesOf } from '../execute-operation.ts'
import { failure } from '../failure.ts'
import { keepPart } from './keep-part.ts'
import type { Uploader, Uploads } from '../modules/files/uploads.ts'
import { readMap, readObject, type PutFile } from './file-map.ts'
import { fileValue } from './sent-file.ts'

interface FilesOfChange {
  kind: FileKind
  /** Most files of one request. */
  most: number
}

const visitPhotos: FilesOfChange = { kind: 'visit-photo', most: visitSlots.length }
const claimFiles: FilesOfChange = { kind: 'claim-file', most: claimSlots.length }

const marketingFiles: FilesOfChange = { kind: 'content-file', most: maxBulk }

/** Changes that take files in a multipart request. */
const withFiles: Readonly<Record<string, FilesOfChange>> = {
  createAnnouncement: { ...marketingFiles, most: 1 },
  updateAnnouncement: { ...marketingFiles, most: 1 },
  createBanner: { kind: 'content-picture', most: 1 },
  updateBanner: { kind: 'content-picture', most: 1 },
  createFormVisit: visitPhotos,
  updateFormVisit: visitPhotos,
  createClaimBike: claimFiles,
  createClaimPaa: claimFiles,
  updateClaimBike: claimFiles,
  updateClaimPaaV2: claimFiles,
  createClaimAdditionalDocument: { ...claimFiles, most: 1 },
  createMarketingMaterial: marketingFiles,
  createMarketingMaterials: marketingFiles,
  updateMarketingMaterial: marketingFiles,
  createMarketingMaterialCategory: { ...marketingFiles, most: 1 },
  updateMarketingMaterialCategory: { ...marketingFiles, most: 1 },
}

const longestDocument = 20_000

/** Limits of such a request: two fields, and a file for each place of the form with the most; each change has its own limit below that. */
export const multipartLimits = {
  fields: 2,
  fieldSize: 100_000,
  fieldNameSize: 100,
  files: maxBulk,
  parts: maxBulk + 2,
  fileSize: fileKinds['claim-file'].most,
  headerPairs: 20,
}

type Operation = Record<string, unknown>

/** Finds the one change of a document that takes files. @throws BAD_INPUT for anything else: no other operation is read from a multipart request */
function filesOf(
  { query, operationName, extensions }: Operation,
  documents: ReadonlyMap<string, string>,
): FilesOfChange {
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
  let files: FilesOfChange | undefined
  let count = 0
  for await (const part of partsOf(request)) {
    if (part.type === 'field') {
      if (part.valueTruncated || part.fieldnameTruncated) throw failure('TOO_LARGE')
      const text = String(part.value)
      if (part.fieldname === 'operations' && !operation) {
        operation = readObject(text, 'operations')
        files = filesOf(operation, documents)
        const { scopes } = rulesOf(files.kind)
        if (!hasScope(who.user.permissions, scopes))
          throw failure('FORBIDDEN', { anyScope: scopes })
      } else if (part.fieldname === 'map' && operation && !places) places = readMap(text, operation)
      else throw failure('BAD_INPUT', { field: part.fieldname.slice(0, 40) })
      continue
    }
    const put = places?.get(part.fieldname)
    if (!put || !files) throw failure('BAD_INPUT', { field: part.fieldname.slice(0, 40) })
    if (++count > files.most) throw failure('TOO_LARGE')
    places!.delete(part.fieldname)
    put(fileValue(await keepPart(who, uploads, part, { kind: files.kind, usedAs: '', owner: '' })))
  }
  if (!operation || !places || places.size > 0) throw failure('BAD_INPUT', { field: 'map' })
  return operation
}

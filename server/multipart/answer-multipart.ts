import type { FastifyRequest } from 'fastify'
import { GraphQLError } from 'graphql'
import { type Caller, enter, requireSetUp } from '../context.ts'
import { restStatus } from '../failure.ts'
import { createFileStore } from '../modules/files/create-file-store.ts'
import { createPartialUploads } from '../modules/files/partial-uploads.ts'
import { createUploads } from '../modules/files/uploads.ts'
import type { Settings } from '../settings.ts'
import { readMultipartOperation } from './read-operation.ts'

/** Checks the session before its files are taken; the transaction of the check is over then. @throws as `enter` does */
const uploaderOf = (caller: Caller) =>
  enter(caller, true, async (entered) => {
    requireSetUp(entered.user)
    return { ...caller.parts, ...entered }
  })

/** Answers a multipart request that could not be read, in the shape of GraphQL. @throws what is no failure of the request */
function unreadable(error: unknown): Response {
  if (!(error instanceof GraphQLError)) throw error
  const { extensions } = error
  const code = extensions.code as keyof typeof restStatus
  return Response.json({ errors: [{ message: code, extensions }] }, { status: restStatus[code] })
}

/**
 * Keeps the files of a multipart request, and answers the operation with their ids in place of them.
 * @param ask answers the operation as a plain request
 */
export function multipartAnswerer(
  settings: Settings,
  documents: ReadonlyMap<string, string>,
  ask: (request: Request, caller: Caller) => Response | Promise<Response>,
) {
  const uploads = createUploads(createFileStore(settings), createPartialUploads(settings.dataDir))
  return async (request: FastifyRequest, caller: Caller): Promise<Response> => {
    let operation: object
    try {
      const who = await uploaderOf(caller)
      operation = await readMultipartOperation(request, who, { uploads, documents })
    } catch (error) {
      return unreadable(error)
    }
    const headers = new Headers({ 'content-type': 'application/json' })
    for (const name of ['accept', 'x-api-key']) {
      const value = request.headers[name]
      if (typeof value === 'string') headers.set(name, value)
    }
    const body = JSON.stringify(operation)
    return ask(new Request('http://localhost/graphql', { method: 'POST', headers, body }), caller)
  }
}

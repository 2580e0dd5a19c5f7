import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isFileKind, safeFileName } from '#domain/files/file-kinds.ts'
import { isFileUse, maxPictures } from '#domain/files/file-uses.ts'
import { failure } from '../../failure.ts'
import { route, type RouteDeps } from '../../route.ts'
import { createRequestLock } from '../../incoming/request-lock.ts'
import type { Announced, FileRow } from './upload-store.ts'
import type { Uploads } from './uploads.ts'

const version = '1.0.0'
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const hash = /^[0-9a-f]{64}$/

/** `key base64,key base64` as tus writes it. @throws BAD_INPUT */
function metadataOf(header: unknown): Record<string, string> {
  if (typeof header !== 'string' || header.length > 4_000) throw failure('BAD_INPUT')
  return Object.fromEntries(
    header.split(',').map((pair) => {
      const [key = '', value = ''] = pair.trim().split(' ')
      return [key, Buffer.from(value, 'base64').toString('utf8')]
    }),
  )
}

const wholeNumber = (header: unknown) =>
  typeof header === 'string' && /^\d{1,12}$/.test(header) ? Number(header) : undefined

/** @throws BAD_INPUT for what tus or we do not allow */
function announcedBy(request: FastifyRequest): Announced {
  const metadata = metadataOf(request.headers['upload-metadata'])
  const {
    id = randomUUID(),
    kind,
    filename = '',
    sha256 = '',
    use = '',
    owner = '',
    place,
  } = metadata
  const bytes = wholeNumber(request.headers['upload-length'])
  if (!isFileKind(kind) || bytes === undefined || !uuid.test(id)) throw failure('BAD_INPUT')
  if ((sha256 && !hash.test(sha256)) || (use && !isFileUse(use)) || owner.length > 60)
    throw failure('BAD_INPUT')
  const usedAs = isFileUse(use) ? use : ''
  const at = place === undefined ? null : wholeNumber(place)
  if (at === undefined || (at !== null && (usedAs !== 'article-picture' || at >= maxPictures)))
    throw failure('BAD_INPUT')
  return { id, kind, bytes, sha256, owner, usedAs, place: at, name: safeFileName(filename) }
}

/** SHA-256 of a piece, which is the one algorithm offered; undefined: the sender gives none. @throws BAD_INPUT */
function checksumOf(request: FastifyRequest): string | undefined {
  const header = request.headers['upload-checksum']
  if (header === undefined) return undefined
  const [, value] = /^sha256 ([A-Za-z0-9+/]{43}=)$/.exec(String(header)) ?? []
  if (!value) throw failure('BAD_INPUT')
  return value
}

/** Tells how far an upload has come; a refused file by its code, so that the sender can say why. */
function answer(reply: FastifyReply, { row, offset }: { row: FileRow; offset: number }) {
  void reply
    .header('tus-resumable', version)
    .header('cache-control', 'no-store')
    .header('upload-offset', offset)
    .header('upload-length', row.bytes)
    .header('upload-state', row.state)
  return row.refusal ? reply.header('upload-refusal', row.refusal) : reply
}

const refused = (reply: FastifyReply, code: string) =>
  reply
    .code(422)
    .header('tus-resumable', version)
    .header('upload-refusal', code)
    .send({ code, message: 'The file is not accepted' })

/**
 * Resumable uploads by tus 1.0.0 (core, creation, checksum, termination): https://tus.io/protocols/resumable-upload. The
 * metadata `kind` is needed; `id`, `sha256`, `use` and `owner` make sending again harmless, the content checked, and the file
 * part of something as soon as it is complete; `place` puts an article's picture in the place of another one.
 */
export async function tusRoutes(
  app: FastifyInstance,
  deps: RouteDeps,
  uploads: Uploads,
): Promise<void> {
  const alone = createRequestLock()
  const own = { allow: 'signed-in', anyCustomer: true, afterCheck: true } as const

  await app.register(async (scope) => {
    // The content is read as it comes, by the handler.
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) =>
      done(null),
    )

    route(scope, deps, {
      method: 'OPTIONS',
      url: '/uploads',
      allow: 'anyone',
      handle: ({ reply }) =>
        reply
          .code(204)
          .header('tus-resumable', version)
          .header('tus-version', version)
          .header('tus-extension', 'creation,checksum,termination')
          .header('tus-checksum-algorithm', 'sha256')
          .send(),
    })

    route(scope, deps, {
      ...own,
      method: 'POST',
      url: '/uploads',
      async handle(who, { request, reply }) {
        const row = await uploads.announce(who, announcedBy(request))
        if (!('id' in row)) return refused(reply, row.refusal)
        // An upload that is announced again goes on from where it has come to.
        const state = await alone(row.id, request, () => uploads.state(who, row.id))
        return answer(reply, state).code(201).header('location', `/uploads/${row.id}`).send()
      },
    })

    route(scope, deps, {
      ...own,
      method: 'HEAD',
      url: '/uploads/:id',
      async handle(who, { request, reply, params: { id = '' } }) {
        if (!uuid.test(id)) throw failure('NOT_FOUND')
        const state = await alone(id, request, () => uploads.state(who, id))
        return answer(reply, state).code(200).send()
      },
    })

    route(scope, deps, {
      ...own,
      method: 'PATCH',
      url: '/uploads/:id',
      async handle(who, { request, reply, params: { id = '' } }) {
        const from = wholeNumber(request.headers['upload-offset'])
        const checksum = checksumOf(request)
        if (!uuid.test(id)) throw failure('NOT_FOUND')
        if (from === undefined) throw failure('BAD_INPUT')
        return alone(id, request, async () => {
          const state = await uploads.state(who, id)
          if (state.row.refusal) return refused(reply, state.row.refusal)
          if (state.offset !== from) return answer(reply, state).code(409).send()
          if (state.row.state !== 'uploading') return answer(reply, state).code(204).send()
          const after = await uploads.append(who, state.row, {
            from,
            checksum,
            source: request.raw,
          })
          if (after === 'mismatch') return reply.code(460).header('tus-resumable', version).send()
          if (after.row.refusal) return refused(reply, after.row.refusal)
          return answer(reply, after).code(204).send()
        })
      },
    })

    route(scope, deps, {
      ...own,
      method: 'DELETE',
      url: '/uploads/:id',
      async handle(who, { request, reply, params: { id = '' } }) {
        if (!uuid.test(id)) throw failure('NOT_FOUND')
        await alone(id, request, () => uploads.cancel(who, id))
        return reply.code(204).header('tus-resumable', version).send()
      },
    })
  })
}

import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { fileKinds, isFileKind } from '#domain/files/file-kinds.ts'
import { isFileUse } from '#domain/files/file-uses.ts'
import { failure } from '../../failure.ts'
import { route, type RouteDeps } from '../../route.ts'
import { keepPart } from '../../multipart/keep-part.ts'
import type { FileRow } from './upload-store.ts'
import type { Uploads } from './uploads.ts'

const most = Math.max(...Object.values(fileKinds).map((rules) => rules.most))

const shown = ({ id, kind, name, mime, bytes, sha256, state, refusal }: FileRow) => ({
  id,
  kind,
  name,
  mime,
  bytes,
  sha256,
  state,
  refusal,
})

/**
 * Uploads of a whole file by one request, for programs that speak no tus: `multipart/form-data` with the fields `kind`, `use`
 * and `owner` before the field `file`. The same checks and the same store as resumable uploads.
 */
export async function multipartRoutes(
  app: FastifyInstance,
  deps: RouteDeps,
  uploads: Uploads,
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { files: 1, fields: 5, fieldSize: 200, fileSize: most, parts: 6 },
    })
    route(scope, deps, {
      method: 'POST',
      url: '/files',
      allow: 'signed-in',
      anyCustomer: true,
      afterCheck: true,
      async handle(who, { request, reply }) {
        const part = await request.file()
        if (!part) throw failure('BAD_INPUT')
        const field = (name: string) => {
          const found = part.fields[name]
          return found && !Array.isArray(found) && found.type === 'field' ? String(found.value) : ''
        }
        const [kind, use] = [field('kind'), field('use')]
        if (!isFileKind(kind) || (use && !isFileUse(use))) throw failure('BAD_INPUT')
        const kept = await keepPart(who, uploads, part, {
          kind,
          usedAs: isFileUse(use) ? use : '',
          owner: field('owner').slice(0, 60),
        })
        if ('id' in kept) return reply.code(201).send(shown(kept))
        if (kept.refusal === 'file_too_large') throw failure('TOO_LARGE')
        return reply.code(422).send({ code: kept.refusal, message: 'The file is not accepted' })
      },
    })
  })
}

import { createHash, randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { fileKinds, isFileKind, safeFileName } from '#domain/files/file-kinds.ts'
import { isFileUse } from '#domain/files/file-uses.ts'
import { failure } from '../../failure.ts'
import { route, type RouteDeps } from '../../route.ts'
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
        const content = await part.toBuffer()
        const field = (name: string) => {
          const found = part.fields[name]
          return found && !Array.isArray(found) && found.type === 'field' ? String(found.value) : ''
        }
        const [kind, use] = [field('kind'), field('use')]
        if (!isFileKind(kind) || (use && !isFileUse(use))) throw failure('BAD_INPUT')
        const row = await uploads.announce(who, {
          id: randomUUID(),
          kind,
          name: safeFileName(part.filename),
          bytes: content.length,
          sha256: createHash('sha256').update(content).digest('hex'),
          usedAs: isFileUse(use) ? use : '',
          owner: field('owner').slice(0, 60),
        })
        if (!('id' in row))
          return reply.code(422).send({ code: row.refusal, message: 'The file is not accepted' })
        const after = await uploads.append(who, row, {
          from: 0,
          checksum: undefined,
          source: (async function* () {
            yield content
          })(),
        })
        if (after === 'mismatch') throw failure('BAD_INPUT')
        return after.row.refusal
          ? reply.code(422).send({ code: after.row.refusal, message: 'The file is not accepted' })
          : reply.code(201).send(shown(after.row))
      },
    })
  })
}

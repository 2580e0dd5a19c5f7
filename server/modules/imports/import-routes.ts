import type { FastifyInstance } from 'fastify'
import { failure } from '../../failure.ts'
import { append, stateOf } from '../../import/uploaded/import-folder.ts'
import { wordsOf } from '../../import/report-text.ts'
import { route, type RouteDeps } from '../../route.ts'
import { createRequestLock } from '../../incoming/request-lock.ts'
import { isSendable, sentFolder } from './send-resolvers.ts'

const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/** A cell that no spreadsheet takes for a formula. */
const cell = (value: string) =>
  `"${(/^[=+@\t\r]|^-(?!\d)/.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`

/** Takes the files of an import that an administrator sends, each whole and from its beginning. */
export async function sentFileRoutes(app: FastifyInstance, deps: RouteDeps): Promise<void> {
  const alone = createRequestLock()
  await app.register(async (scope) => {
    // The content is read as it comes, by the handler.
    scope.addContentTypeParser('application/octet-stream', (_request, _body, done) => done(null))
    route(scope, deps, {
      method: 'POST',
      url: '/server/imports/:id/files/:name',
      allow: ['page.user-management'],
      anyCustomer: true,
      afterCheck: true,
      async handle(who, { request, params: { id = '', name = '' } }) {
        const folder = await sentFolder(who, id)
        if (!folder || !isSendable(name)) throw failure('NOT_FOUND')
        return alone(`${id}/${name}`, request, async () => {
          if ((await stateOf(folder)).state !== 'open') throw failure('NOT_FOUND')
          return { name, bytes: await append(folder, name, 0, request.raw) }
        })
      },
    })
  })
}

/** Serves the refused rows of an imported file as CSV, for a plain link. */
export function importRoutes(app: FastifyInstance, deps: RouteDeps): void {
  route(app, deps, {
    method: 'GET',
    url: '/server/imports/:id/:feed',
    allow: ['page.user-management'],
    by: 'browser',
    anyCustomer: true,
    async handle({ tx }, { reply, params: { id = '', feed = '' } }) {
      const [file] = isId(id)
        ? await tx.query<{
            feed: string
            refused: { line: number; column: string; reason: string; value: string }[]
          }>('SELECT feed, refused FROM import_file WHERE run = $1 AND feed = $2', [id, feed])
        : []
      if (!file) throw failure('NOT_FOUND')
      void reply
        .header('cache-control', 'private, no-cache')
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${file.feed}-refused.csv"`)
      return [
        'line,column,reason,text,value',
        ...file.refused.map(({ line, column, reason, value }) =>
          [line, column, reason, cell(wordsOf(reason)), cell(value)].join(','),
        ),
        '',
      ].join('\r\n')
    },
  })
}

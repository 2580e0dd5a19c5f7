import type { FastifyInstance } from 'fastify'
import { hasScope, type Permission } from '#domain/account/permissions.ts'
import { attachment } from '../../disposition.ts'
import { failure } from '../../failure.ts'
import { route, type RouteDeps } from '../../route.ts'
import { createFileStore } from '../files/create-file-store.ts'
import { readExport } from './export-store.ts'
import { areaKinds } from '../downloads/modules.ts'
import { kindCalled } from './kind-called.ts'
import { exportMimes } from './export-kind.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Serves exported files to the person who asked for them, as long as they may act for its customer and see such rows. */
export function exportRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const store = createFileStore(deps.parts.settings)
  serve('/api/reports/:id/download', 'signed-in')
  serve('/api/download-area/:id', ['page.download-area'])

  function serve(url: string, allow: 'signed-in' | readonly Permission[]) {
    route(app, deps, {
      method: 'GET',
      url,
      allow,
      anyCustomer: true,
      async handle(entered, { reply, params: { id = '' } }) {
        const { tx, user } = entered
        await tx.query('SELECT act_for_all($1)', [user.id])
        const job = uuid.test(id) ? await readExport(tx, id) : undefined
        const needed = job && [
          kindCalled(job.kind)?.scopes ?? [],
          ...(job.kind in areaKinds ? [['page.download-area'] as const] : []),
        ]
        if (needed?.some((scopes) => !hasScope(user.permissions, scopes)))
          throw failure('FORBIDDEN')
        const content = job?.file_key ? await store.get(job.file_key) : undefined
        if (!job || !content) throw failure('NOT_FOUND')
        void reply
          .header('cache-control', 'private, no-store')
          .header('content-type', exportMimes[job.format])
          .header('content-disposition', attachment(job.file_name))
        return content
      },
    })
  }
}

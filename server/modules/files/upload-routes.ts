import type { FastifyInstance } from 'fastify'
import type { RouteDeps } from '../../route.ts'
import { fileRoutes } from './file-routes.ts'
import { createFileStore } from './create-file-store.ts'
import { multipartRoutes } from './multipart-routes.ts'
import { createPartialUploads } from './partial-uploads.ts'
import { tusRoutes } from './tus-routes.ts'
import { createUploads } from './uploads.ts'

/** Uploads and downloads of files, over the store of this installation. */
export async function uploadRoutes(app: FastifyInstance, deps: RouteDeps): Promise<void> {
  const { settings } = deps.parts
  const store = createFileStore(settings)
  const uploads = createUploads(store, createPartialUploads(settings.dataDir))
  await tusRoutes(app, deps, uploads)
  await multipartRoutes(app, deps, uploads)
  fileRoutes(app, deps, store)
}

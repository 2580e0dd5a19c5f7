import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../../db/database.ts'
import type { Tenant } from '../../tenants.ts'
import { readBannerImage } from './content-store.ts'

/** Names the server makes itself: nothing else is even looked for. */
const fileName = /^[a-z0-9][a-z0-9-]{0,79}\.(svg|png|jpg|webp)$/

/** What somebody opens by its address can do nothing there, whatever is in it. */
const sandbox = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Serves the pictures of banners, to anybody who has their names. */
export function bannerRoutes(
  app: FastifyInstance,
  database: Database,
  tenantOf: (request: FastifyRequest) => Tenant,
): void {
  app.get<{ Params: { file: string } }>('/bnrs/image/:file', async (request, reply) => {
    const { file } = request.params
    const tenant = tenantOf(request)
    const image = fileName.test(file)
      ? await database.within({ tenantId: tenant.id, user: 'any', customers: [] }, (tx) =>
          readBannerImage(tx, file),
        )
      : undefined
    if (!image) return reply.code(404).send({ code: 'NOT_FOUND', message: 'No such picture' })
    return reply
      .header('content-type', image.contentType)
      .header('content-disposition', `attachment; filename="${file}"`)
      .header('content-security-policy', sandbox)
      .header('cache-control', 'public, max-age=86400')
      .send(image.content)
  })
}

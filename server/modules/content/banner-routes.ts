import type { FastifyInstance } from 'fastify'
import { createFileStore } from '../files/create-file-store.ts'
import { publicKey } from '../files/file-store.ts'
import { route, type RouteDeps } from '../../route.ts'
import { readBannerImage } from './content-store.ts'

/** Names the server makes itself: nothing else is even looked for. */
const fileName = /^[a-z0-9][a-z0-9-]{0,79}\.(svg|png|jpg|webp)$/

/** An uploaded picture, by the hash of its original. */
const uploaded = /^([0-9a-f]{64})\.webp$/

/** A picture opened by its address runs nothing, whatever its content. */
const sandbox = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Serves the pictures of banners to anyone who has their names. */
export function bannerRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const store = createFileStore(deps.parts.settings)
  const storedImage = async (tenantId: string, sha256: string) => {
    const content = await store.get(publicKey(tenantId, sha256, 'med.webp'))
    return content && { contentType: 'image/webp', content }
  }
  route(app, deps, {
    method: 'GET',
    url: '/bnrs/image/:file',
    allow: 'anyone',
    async handle({ reply, tenant, params: { file = '' } }) {
      const [, sha256] = uploaded.exec(file) ?? []
      const image = sha256
        ? await storedImage(tenant.id, sha256)
        : fileName.test(file)
          ? await deps.parts.database.within(
              { tenantId: tenant.id, user: 'any', customers: [] },
              (tx) => readBannerImage(tx, file),
            )
          : undefined
      if (!image) return reply.code(404).send({ code: 'NOT_FOUND', message: 'No such picture' })
      return reply
        .header('content-type', image.contentType)
        .header('content-disposition', `attachment; filename="${file}"`)
        .header('content-security-policy', sandbox)
        .header('cache-control', 'public, max-age=86400')
        .send(image.content)
    },
  })
}

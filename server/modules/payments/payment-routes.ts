import type { FastifyInstance } from 'fastify'
import { formatMimes } from '#domain/files/file-format.ts'
import { inline } from '../../disposition.ts'
import { failure } from '../../failure.ts'
import { route, type RouteDeps } from '../../route.ts'
import { createFileStore } from '../files/create-file-store.ts'
import { originalKey } from '../files/file-store.ts'
import { BadSignature } from './gateways/gateway.ts'
import { takeMessage } from './gateways/take-message.ts'
import { isRequestId, payingScopes, seeAllCustomers } from './request-store.ts'

/** Messages of payment services are small; what is larger is none. */
const largest = 256_000

interface DocRow {
  name: string
  mime: string
  sha256: string
}

/** Takes the messages of payment services, and gives out proofs to those who see their request. */
export async function paymentRoutes(app: FastifyInstance, deps: RouteDeps): Promise<void> {
  const store = createFileStore(deps.parts.settings)
  await app.register(async (scope) => {
    // Signatures are of the bytes as they came.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    route(scope, deps, {
      method: 'POST',
      url: '/server/payment-events/:gateway',
      allow: 'anyone',
      options: { bodyLimit: largest },
      async handle({ request, reply, tenant, params }) {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        try {
          const outcome = await takeMessage(deps.parts, tenant, {
            gatewayId: params.gateway ?? '',
            body,
            headers: request.headers,
          })
          return outcome === 'unknown' ? reply.code(404).send({ outcome }) : { outcome }
        } catch (error) {
          if (!(error instanceof BadSignature)) throw error
          request.log.warn({ gateway: params.gateway }, 'payment message with a wrong signature')
          return reply.code(400).send({ outcome: 'bad_signature' })
        }
      },
    })
  })

  route(app, deps, {
    method: 'GET',
    url: '/server/payment-docs/:id',
    allow: [...payingScopes, 'page.orderlist'],
    by: 'browser',
    anyCustomer: true,
    async handle(entered, { reply, params: { id = '' } }) {
      await seeAllCustomers(entered)
      const [row] = isRequestId(id)
        ? await entered.tx.query<DocRow>(
            `SELECT f.name, f.mime, f.sha256 FROM file f JOIN file_use u ON u.tenant_id = f.tenant_id AND u.file_id = f.id AND u.used_as = 'payment-proof'
             JOIN payment_request p ON p.tenant_id = u.tenant_id AND p.id::text = u.owner WHERE f.id = $1::uuid AND f.state IN ('stored', 'ready')`,
            [id],
          )
        : []
      const content = row && (await store.get(originalKey(entered.tenant.id, row.sha256)))
      if (!row || !content) throw failure('NOT_FOUND')
      reply
        .header('cache-control', 'private, no-cache')
        .header('content-type', row.mime)
        .header('content-disposition', inline(row.name))
        .header(
          'content-security-policy',
          row.mime === formatMimes.pdf
            ? "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"
            : "default-src 'none'; sandbox",
        )
      return content
    },
  })
}

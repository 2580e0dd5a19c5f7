import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { hasScope } from '#domain/account/permissions.ts'
import { isDay } from '#domain/time/day.ts'
import { enter, type Parts, type Request } from '../../context.ts'
import { failure } from '../../failure.ts'
import { callerOf } from '../../session/caller.ts'
import type { Tenant } from '../../tenants.ts'
import { deltaFor } from './delta.ts'
import { createDeviceIndexes } from './device-indexes.ts'
import { createPace } from './rate-limit.ts'
import { articlesAfter, editionOf, pieceSize, snapshotHead } from './snapshot.ts'
import { readMark } from './snapshot-store.ts'

const id = v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number), v.maxValue(2_147_483_647))
const edition = v.pipe(v.string(), v.regex(/^[0-9a-f]{24}$/))
/** `most`: what the line of a device can carry; fewer may come. */
const Piece = v.object({ edition, after: id, most: v.optional(v.pipe(id, v.minValue(1)), '250') })
const Index = v.object({ edition })
const hash = v.pipe(v.string(), v.maxLength(16))
const Delta = v.object({
  edition,
  after: id,
  since: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)),
  day: v.pipe(v.string(), v.check(isDay)),
  ownCodes: hash,
  picks: v.optional(hash, ''),
})

/** Requests of one session in a minute: a catalogue of 100,000 articles comes in 55 or 204, by database. */
const maxAMinute = 600

/**
 * Serves the catalogue as a device keeps it: its head, the index, the articles in pieces, and what has
 * changed since. Everything is the chosen customer's, and read in one transaction for each answer.
 */
export function snapshotRoutes(
  app: FastifyInstance,
  parts: Parts,
  tenantOf: (request: FastifyRequest) => Tenant,
) {
  const pace = createPace(maxAMinute, parts.clock)
  const indexes = createDeviceIndexes(parts.clock)
  const most = pieceSize[parts.database.kind]

  async function serve<Q extends v.GenericSchema>(
    request: FastifyRequest,
    reply: FastifyReply,
    schema: Q,
    answer: (entered: Request, query: v.InferOutput<Q>) => Promise<object | 'snapshot'>,
  ) {
    const caller = await callerOf(parts, tenantOf(request), request)
    const query = v.safeParse(schema, request.query)
    const found = await enter(caller, true, async (entered) => {
      if (entered.user.mustChangePassword) throw failure('PASSWORD_CHANGE_REQUIRED')
      if (!hasScope(entered.user.permissions, ['page.catalog']))
        throw failure('FORBIDDEN', { anyScope: ['page.catalog'] })
      const wait = pace(entered.sessionId)
      if (wait > 0) return { wait }
      return { answer: query.success ? await answer(entered, query.output) : null }
    })
    reply.header('cache-control', 'no-store')
    if ('wait' in found)
      return reply
        .code(429)
        .header('retry-after', found.wait)
        .send({ code: 'TOO_MANY', message: 'Too many requests' })
    if (found.answer === null)
      return reply
        .code(400)
        .send({ code: 'BAD_INPUT', message: 'edition, after, since, day, ownCodes or picks' })
    if (found.answer === 'snapshot')
      return reply.code(409).send({ code: 'SNAPSHOT', message: 'Another edition: take a snapshot' })
    if (!(found.answer instanceof Uint8Array)) return found.answer
    return reply
      .type('application/octet-stream')
      .send(Buffer.from(found.answer.buffer, found.answer.byteOffset, found.answer.byteLength))
  }
  const ofEdition = async (entered: Request, wanted: string, work: () => Promise<Uint8Array>) =>
    editionOf(entered, (await readMark(entered.tx)).epoch) === wanted ? work() : 'snapshot'

  // What is compressed already must not be compressed again on its way.
  const packed = { compress: false } as const

  app.get('/catalogue/snapshot', (request, reply) =>
    serve(request, reply, v.object({}), snapshotHead),
  )
  app.get('/catalogue/snapshot/index', packed, (request, reply) =>
    serve(request, reply, Index, (entered, query) =>
      ofEdition(entered, query.edition, async () => {
        const { bytes, since } = await indexes.of(entered)
        reply.header('x-catalogue-since', since)
        return bytes
      }),
    ),
  )
  app.get('/catalogue/snapshot/articles', packed, (request, reply) =>
    serve(request, reply, Piece, (entered, query) =>
      ofEdition(entered, query.edition, () =>
        articlesAfter(entered, query.after, Math.min(query.most, most)),
      ),
    ),
  )
  app.get('/catalogue/delta', packed, (request, reply) => serve(request, reply, Delta, deltaFor))
}

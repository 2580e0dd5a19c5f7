import type { FastifyInstance, FastifyReply } from 'fastify'
import * as v from 'valibot'
import { isDay } from '#domain/time/day.ts'
import type { RequestContext } from '../../context.ts'
import { type Asked, route, type RouteDeps } from '../../route.ts'
import { deltaFor } from './delta.ts'
import { createDeviceIndexes } from './device-indexes.ts'
import { createRateLimit } from '../../session/rate-limit.ts'
import { articlesAfter, editionOf, chunkSize, snapshotHead } from './snapshot.ts'
import { readMark } from './snapshot-store.ts'

const id = v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number), v.maxValue(2_147_483_647))
const edition = v.pipe(v.string(), v.regex(/^[0-9a-f]{24}$/))
/** `most`: what the line of a device can carry; fewer may come. */
const ChunkQuery = v.object({
  edition,
  after: id,
  most: v.optional(v.pipe(id, v.minValue(1)), '250'),
})
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

/** Refuses a request with a status and a reason. */
function refuse(reply: FastifyReply, status: number, code: string, message: string) {
  void reply.code(status)
  return { code, message }
}

/**
 * Serves the catalogue to devices: its head, the index, the articles in pieces, and later changes. Everything is the chosen
 * customer's, and read in one transaction for each answer.
 */
export function snapshotRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { parts } = deps
  const pace = createRateLimit(maxAMinute, parts.clock)
  const indexes = createDeviceIndexes(parts.clock)
  const most = chunkSize[parts.database.kind]

  const serve = <Q extends v.GenericSchema>(
    url: string,
    schema: Q,
    answer: (
      entered: RequestContext,
      query: v.InferOutput<Q>,
      reply: FastifyReply,
    ) => Promise<object | 'snapshot'>,
    // Pieces are compressed already.
    options: { compress?: false } = { compress: false },
  ) =>
    route(app, deps, {
      method: 'GET',
      url,
      allow: ['page.catalog'],
      options,
      async handle(entered, { request, reply }: Asked) {
        void reply.header('cache-control', 'no-store')
        const wait = pace(entered.sessionId)
        if (wait > 0) {
          void reply.header('retry-after', wait)
          return refuse(reply, 429, 'TOO_MANY', 'Too many requests')
        }
        const query = v.safeParse(schema, request.query)
        if (!query.success)
          return refuse(reply, 400, 'BAD_INPUT', 'edition, after, since, day, ownCodes or picks')
        const found = await answer(entered, query.output, reply)
        if (found === 'snapshot')
          return refuse(reply, 409, 'SNAPSHOT', 'Another edition: take a snapshot')
        if (!(found instanceof Uint8Array)) return found
        void reply.type('application/octet-stream')
        return Buffer.from(found.buffer, found.byteOffset, found.byteLength)
      },
    })
  const ofEdition = async (
    entered: RequestContext,
    wanted: string,
    work: () => Promise<Uint8Array>,
  ) => (editionOf(entered, (await readMark(entered.tx)).epoch) === wanted ? work() : 'snapshot')

  serve('/catalogue/snapshot', v.object({}), snapshotHead, {})
  serve('/catalogue/snapshot/index', Index, (entered, query, reply) =>
    ofEdition(entered, query.edition, async () => {
      const { bytes, since } = await indexes.of(entered)
      void reply.header('x-catalogue-since', since)
      return bytes
    }),
  )
  serve('/catalogue/snapshot/articles', ChunkQuery, (entered, query) =>
    ofEdition(entered, query.edition, () =>
      articlesAfter(entered, query.after, Math.min(query.most, most)),
    ),
  )
  serve('/catalogue/delta', Delta, deltaFor)
}

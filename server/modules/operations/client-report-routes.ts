import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { failure } from '../../failure.ts'
import { route, type RouteDeps } from '../../route.ts'
import { meters } from '../../watch/meters.ts'

const text = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((value) => value.replaceAll('\u0000', '').slice(0, most)),
  )
const ClientError = v.object({
  kind: v.literal('error'),
  message: text(500),
  stack: text(4_000),
  path: text(200),
  build: text(40),
})
const WebVital = v.object({
  kind: v.literal('vital'),
  name: v.picklist(['CLS', 'INP', 'LCP', 'TTFB', 'FCP']),
  value: v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)),
  path: text(200),
})
const Report = v.pipe(
  v.array(v.variant('kind', [ClientError, WebVital])),
  v.minLength(1),
  v.maxLength(20),
)

/** Different causes kept for a tenant: a device that invents errors fills no disk. */
const mostCauses = 500
/** Reports taken from one address within a minute. */
const mostReports = 30

/** Same build, message and place: the first lines of a stack say where, the rest how one came there. */
const causeOf = ({ build, message, stack }: v.InferOutput<typeof ClientError>) =>
  createHash('sha256')
    .update([build, message, ...stack.split('\n').slice(0, 4)].join('\n'))
    .digest('hex')

/** Counts reports by address and minute; a process of its own counts for itself. */
function createLimit() {
  let minute = 0
  let counts = new Map<string, number>()
  return (address: string, now: number): boolean => {
    const current = Math.floor(now / 60_000)
    if (current !== minute) [minute, counts] = [current, new Map()]
    const count = (counts.get(address) ?? 0) + 1
    counts.set(address, count)
    return count <= mostReports
  }
}

/** Takes what devices report: errors, and a sample of their web vitals. Nothing in it names a person. */
export function clientReportRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { database, clock } = deps.parts
  const within = createLimit()
  route(app, deps, {
    method: 'POST',
    url: '/client-reports',
    allow: 'anyone',
    options: { bodyLimit: 64_000 },
    async handle({ request, reply, tenant }) {
      if (!within(request.ip, clock().getTime())) return reply.code(429).send()
      const report = v.safeParse(Report, request.body)
      if (!report.success) throw failure('BAD_INPUT')
      const agent = String(request.headers['user-agent'] ?? '').slice(0, 300)
      const errors = report.output.filter((one) => one.kind === 'error')
      for (const one of report.output)
        if (one.kind === 'vital')
          meters().vitals.record(one.name === 'CLS' ? one.value * 1_000 : one.value, {
            name: one.name,
          })
      if (errors.length > 0) meters().clientErrors.add(errors.length, { tenant: tenant.id })
      await database.within({ tenantId: tenant.id, user: 'any', customers: [] }, async (tx) => {
        for (const error of errors) {
          request.log.warn({ clientError: error, agent }, 'a device reported an error')
          await tx.query(
            `INSERT INTO client_error AS e (tenant_id, cause, build, message, stack, path, agent, first_at, last_at)
             SELECT $1, $2, $3, $4, $5, $6, $7, $8, $8 WHERE EXISTS (SELECT 1 FROM client_error WHERE cause = $2) OR (SELECT count(*) FROM client_error) < $9
             ON CONFLICT (tenant_id, cause) DO UPDATE SET count = e.count + 1, last_at = EXCLUDED.last_at`,
            [
              tenant.id,
              causeOf(error),
              error.build,
              error.message,
              error.stack,
              error.path,
              agent,
              clock(),
              mostCauses,
            ],
          )
        }
      })
      return reply.code(204).send()
    },
  })
}

import { maxSchedules, nextRun, ScheduleFields } from '#domain/downloads/schedule.ts'
import { done, refused } from '../../answers.ts'
import { audit } from '../../audit.ts'
import { customerOf, type RequestContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { page } from '../../db/page.ts'
import { failure } from '../../failure.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { newWebhookSecret } from '../../outgoing/sign.ts'
import { isOpenAddress } from '../../push/push-address.ts'
import type {
  DownloadSchedule,
  MutationResolvers,
  QueryResolvers,
} from '../../resolver-types.gen.ts'
import { deleteRecord, saveRecord } from '../../save-record.ts'
import { mayDownload, needsCustomer } from './modules.ts'

/** A day in which the secret before a new one still signs. */
const changeOver = 86_400_000
/** Tries that the list shows. */
const maxTries = 10

/** The person's schedules; `customer` is null once they may no longer act for it. */
const schedulesSql = `SELECT s.id::text, md5(concat_ws('/', s.module, s.format, s.rhythm, s.day, s.hour, s.ended, s.url)) AS revision, s.module, s.format, s.rhythm, s.day, s.hour,
  c.name AS customer, s.next_run_at AS "nextRunAt", s.last_run_at AS "lastRunAt", s.failing, s.ended, s.url FROM download_schedule s LEFT JOIN customer c ON c.id = s.of_customer`

/** With what came of its newest files. */
const withTries = (sql: string) =>
  `SELECT q.*, (SELECT j.problem FROM export_job j WHERE j.schedule_id::text = q.id ORDER BY j.created_at DESC LIMIT 1) AS problem,
    (SELECT upper(d.state) FROM download_delivery d WHERE d.schedule_id::text = q.id ORDER BY d.id DESC LIMIT 1) AS delivery,
    coalesce((SELECT json_agg(t.tried) FROM (
      SELECT one.tried || jsonb_build_object('id', d.id || '-' || one.place, 'fileName', j.file_name) AS tried
      FROM download_delivery d JOIN export_job j ON j.id = d.job_id CROSS JOIN LATERAL jsonb_array_elements(d.tries) WITH ORDINALITY AS one (tried, place)
      WHERE d.schedule_id::text = q.id ORDER BY d.id DESC, one.place LIMIT ${maxTries}) t), '[]') AS tries
  FROM (${sql}) q`

type Schedule = Omit<DownloadSchedule, 'delivery' | 'problem' | 'tries'>

/** A schedule as the audit log keeps it: without its tries. */
const read = async (tx: Tx, id: string) =>
  (await tx.query<Schedule>(`${schedulesSql} WHERE s.id::text = $1`, [id]))[0]

const readWithTries = async (tx: Tx, id: string) =>
  (await tx.query<DownloadSchedule>(withTries(`${schedulesSql} WHERE s.id::text = $1`), [id]))[0]

const known = async (tx: Tx, id: string) => {
  const schedule = await readWithTries(tx, id)
  if (!schedule) throw failure('NOT_FOUND')
  return schedule
}

/** Shows the files and schedules of the person's every customer, whichever is chosen now. */
export const seeAll = ({ tx, user }: RequestContext) =>
  tx.query('SELECT act_for_all($1)', [user.id])

export const Query: QueryResolvers<RequestContext> = {
  downloadSchedules: (_, asked, entered) =>
    entered.alone(async (request) => {
      await seeAll(request)
      return page<DownloadSchedule>(request.tx, {
        sql: withTries(schedulesSql),
        orderBy: '(ended IS NOT NULL), "nextRunAt", id::int',
        ...asked,
      })
    }),
  downloadSchedule: (_, { id }, entered) =>
    entered.alone(async (request) => {
      await seeAll(request)
      return (await readWithTries(request.tx, id)) ?? null
    }),
}

export const Mutation: MutationResolvers<RequestContext> = {
  async saveDownloadSchedule(_, { downloadSchedule: input, ...at }, request) {
    const { tx, tenant, user, clock, settings } = request
    let secret: string | null = null
    if (!at.id && user.limitation !== 'audit') customerOf(request)
    await seeAll(request)
    return saveRecord(request, {
      kind: 'download-schedule',
      schema: ScheduleFields,
      input: { ...input, day: input.day ?? null, url: input.url ?? null },
      ...at,
      read,
      async refuse({ module, url }, before) {
        if (!mayDownload(user.permissions, module)) return ['not_allowed', 'module']
        if (url !== null && !isOpenAddress(url, settings.localPush)) return ['not_open', 'url']
        const [facts] = await tx.query<{ count: number; of: number | null; lost: boolean }>(
          `SELECT count(*)::int AS count, max(of_customer) FILTER (WHERE id::text = $2) AS of,
             coalesce(bool_or(of_customer IS NOT NULL AND NOT user_may_act_for($1, of_customer)) FILTER (WHERE id::text = $2), false) AS lost FROM download_schedule`,
          [user.id, before?.id ?? null],
        )
        if (facts!.lost) return 'customer_lost'
        if (!before && facts!.count >= maxSchedules) return 'too_many_schedules'
        const customer = before ? facts!.of : request.customer
        return needsCustomer(module) && customer === null && ['customer_needed', 'module']
      },
      async write({ module, format, rhythm, day, hour, url }, before) {
        if (before?.url && url === null)
          await tx.query('DELETE FROM download_delivery WHERE schedule_id::text = $1', [before.id])
        secret = url !== null && !before?.url ? newWebhookSecret() : null
        const next = nextRun({ rhythm, day, hour }, tenant.timeZone, clock())
        return before
          ? // Days that were covered are those of the old data.
            tx.query<{ id: string }>(
              `UPDATE download_schedule SET module = $2, format = $3, rhythm = $4, day = $5, hour = $6, next_run_at = $7, ended = NULL, url = $8,
                 secret = CASE WHEN $8::text IS NOT NULL THEN coalesce($9, secret) END, old_secret = CASE WHEN $8 IS NOT NULL THEN old_secret END,
                 failing = failing AND ended IS NULL AND url IS NOT DISTINCT FROM $8, failing_since = CASE WHEN ended IS NULL AND url = $8 THEN failing_since END,
                 covered = CASE WHEN module = $2 AND ended IS NULL THEN covered END WHERE id::text = $1 RETURNING id::text`,
              [before.id, module, format, rhythm, day, hour, next, url, secret],
            )
          : tx.query<{ id: string }>(
              `INSERT INTO download_schedule (tenant_id, user_id, of_customer, module, format, rhythm, day, hour, next_run_at, url, secret)
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING id::text`,
              [
                tenant.id,
                user.id,
                request.customer?.id ?? null,
                module,
                format,
                rhythm,
                day,
                hour,
                next,
                url,
                secret,
              ],
            )
      },
      answer: async ({ id }) => ({ downloadSchedule: await known(tx, id), secret }),
    })
  },

  async rotateDownloadSecret(_, { id }, request) {
    const { tx, clock } = request
    await seeAll(request)
    const downloadSchedule = await known(tx, id)
    if (!downloadSchedule.url) return refused('no_address')
    const secret = newWebhookSecret()
    await tx.query(
      'UPDATE download_schedule SET old_secret = secret, old_secret_until = $3, secret = $2 WHERE id::text = $1',
      [id, secret, new Date(clock().getTime() + changeOver)],
    )
    await audit(request, { action: 'download-schedule.secret-changed', target: id })
    return done('New secret', { downloadSchedule, secret })
  },

  async resendDownload(_, { id }, request) {
    const { tx, tenant, user } = request
    await seeAll(request)
    const { ended, module } = await known(tx, id)
    if (ended) return refused('schedule_ended')
    if (!mayDownload(user.permissions, module)) return refused('not_allowed')
    // Two presses wait for each other: the file goes once.
    await tx.query('SELECT FROM download_schedule WHERE id::text = $1 FOR UPDATE', [id])
    const [newest] = await tx.query<{ id: number; state: string; ready: boolean }>(
      `SELECT d.id, d.state, j.state = 'ready' AS ready FROM download_delivery d JOIN export_job j ON j.id = d.job_id WHERE d.schedule_id::text = $1 ORDER BY d.id DESC LIMIT 1`,
      [id],
    )
    if (newest?.state !== 'failed') return refused('not_failed')
    if (!newest.ready) return refused('file_expired')
    await tx.query(`UPDATE download_delivery SET state = 'waiting' WHERE id = $1`, [newest.id])
    await enqueue(tx, 'download-delivery', { tenantId: tenant.id, deliveryId: newest.id })
    await audit(request, { action: 'download-schedule.resent', target: id })
    return done('On its way again', { downloadSchedule: await known(tx, id) })
  },

  async deleteDownloadSchedule(_, { id }, request) {
    await seeAll(request)
    return deleteRecord(request, {
      kind: 'download-schedule',
      id,
      read,
      async remove() {
        await request.tx.query('DELETE FROM download_delivery WHERE schedule_id::text = $1', [id])
        await request.tx.query('DELETE FROM download_schedule WHERE id::text = $1', [id])
      },
    })
  },
}

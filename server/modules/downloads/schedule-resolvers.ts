import { maxSchedules, nextRun, ScheduleFields } from '#domain/downloads/schedule.ts'
import { customerOf, type RequestContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { page } from '../../db/page.ts'
import type {
  DownloadSchedule,
  MutationResolvers,
  QueryResolvers,
} from '../../resolver-types.gen.ts'
import { deleteRecord, saveRecord } from '../../save-record.ts'
import { mayDownload, needsCustomer } from './modules.ts'

/** The person's schedules; `customer` is null once they may no longer act for it. */
const schedulesSql = `SELECT s.id::text, md5(concat_ws('/', s.module, s.format, s.rhythm, s.day, s.hour, s.ended)) AS revision, s.module, s.format, s.rhythm, s.day, s.hour,
  c.name AS customer, s.next_run_at AS "nextRunAt", s.last_run_at AS "lastRunAt", s.failing, s.ended FROM download_schedule s LEFT JOIN customer c ON c.id = s.of_customer`

const read = async (tx: Tx, id: string) =>
  (await tx.query<DownloadSchedule>(`${schedulesSql} WHERE s.id::text = $1`, [id]))[0]

/** Shows the files and schedules of the person's every customer, whichever is chosen now. */
export const seeAll = ({ tx, user }: RequestContext) =>
  tx.query('SELECT act_for_all($1)', [user.id])

export const Query: QueryResolvers<RequestContext> = {
  downloadSchedules: (_, asked, entered) =>
    entered.alone(async (request) => {
      await seeAll(request)
      return page<DownloadSchedule>(request.tx, {
        sql: schedulesSql,
        orderBy: '(ended IS NOT NULL), "nextRunAt", id::int',
        ...asked,
      })
    }),
  downloadSchedule: (_, { id }, entered) =>
    entered.alone(async (request) => {
      await seeAll(request)
      return (await read(request.tx, id)) ?? null
    }),
}

export const Mutation: MutationResolvers<RequestContext> = {
  async saveDownloadSchedule(_, { downloadSchedule: input, ...at }, request) {
    const { tx, tenant, user, clock } = request
    if (!at.id && user.limitation !== 'audit') customerOf(request)
    await seeAll(request)
    return saveRecord(request, {
      kind: 'download-schedule',
      schema: ScheduleFields,
      input: { ...input, day: input.day ?? null },
      ...at,
      read,
      async refuse({ module }, before) {
        if (!mayDownload(user.permissions, module)) return ['not_allowed', 'module']
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
      write({ module, format, rhythm, day, hour }, before) {
        const next = nextRun({ rhythm, day, hour }, tenant.timeZone, clock())
        return before
          ? // Days that were covered are those of the old data.
            tx.query<{ id: string }>(
              `UPDATE download_schedule SET module = $2, format = $3, rhythm = $4, day = $5, hour = $6, next_run_at = $7, ended = NULL,
                 covered = CASE WHEN module = $2 AND ended IS NULL THEN covered END WHERE id::text = $1 RETURNING id::text`,
              [before.id, module, format, rhythm, day, hour, next],
            )
          : tx.query<{ id: string }>(
              `INSERT INTO download_schedule (tenant_id, user_id, of_customer, module, format, rhythm, day, hour, next_run_at)
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id::text`,
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
              ],
            )
      },
      answer: (downloadSchedule) => ({ downloadSchedule }),
    })
  },

  async deleteDownloadSchedule(_, { id }, request) {
    await seeAll(request)
    return deleteRecord(request, {
      kind: 'download-schedule',
      id,
      read,
      remove: () => request.tx.query('DELETE FROM download_schedule WHERE id::text = $1', [id]),
    })
  },
}

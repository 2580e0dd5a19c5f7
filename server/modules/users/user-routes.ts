import { buffer } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { catalogueOf, localeFor } from '#domain/portal/locales.ts'
import { audit } from '../../audit.ts'
import { attachment } from '../../disposition.ts'
import { route, type RouteDeps } from '../../route.ts'
import { userList } from '../exports/kinds/users.ts'
import { portalAddress } from '../../portal/portal-address.ts'
import { exportMimes } from '../exports/export-kind.ts'
import { type CellValue, workbookStream } from '../exports/workbook-stream.ts'

/** Rows of the file that is answered at once; longer lists are exported in the background (`createExport`). */
const maxRows = 20_000

/** Ids as `groupRoleIds=1,2`, or the name several times. */
const idsOf = (query: unknown): string =>
  [(query as { groupRoleIds?: string | string[] }).groupRoleIds ?? []].flat().join(',')

/** Serves the users of some group roles, or all of them, as a workbook. */
export function userRoutes(app: FastifyInstance, deps: RouteDeps): void {
  route(app, deps, {
    method: 'GET',
    url: '/api/admin/users/download-excel',
    allow: ['page.user-management', 'page.user-management-us'],
    anyCustomer: true,
    readOnly: false,
    async handle(request, { request: { query }, reply }) {
      const { tx, tenant, user, today, settings, host } = request
      await tx.query('SELECT act_for_all($1)', [user.id])
      const groupRoleIds = idsOf(query).split(',').filter(Boolean)
      const asked = await userList.rows(groupRoleIds.length > 0 ? { groupRoleIds } : {}, {
        tx,
        userId: user.id,
        customerId: null,
        today,
        timeZone: tenant.timeZone,
        origin: portalAddress(settings, host),
      })
      if ('list' in asked) throw new Error('the users come from a statement')
      const rows = await tx.query<Record<string, CellValue>>(
        `${asked.sql} LIMIT ${maxRows}`,
        asked.args,
      )
      await audit(request, { action: 'export.created', target: 'users', after: { groupRoleIds } })
      const locale = localeFor(
        user.language ?? undefined,
        tenant.config.languages.map(({ code }) => code),
      )
      const { title, columns } = userList.words[catalogueOf(locale)]
      const names = Object.keys(userList.columns) as (keyof typeof columns)[]
      const batches = (async function* () {
        yield rows.map((row) => names.map((name) => row[name] ?? null))
      })()
      const headings = names.map((name) => ({
        heading: columns[name],
        format: userList.columns[name],
      }))
      void reply
        .header('cache-control', 'private, no-store')
        .header('content-type', exportMimes.xlsx)
        .header('content-disposition', attachment(`${title} ${today}.xlsx`))
      return buffer(workbookStream(headings, batches, { sheet: title, decimals: 0 }))
    },
  })
}

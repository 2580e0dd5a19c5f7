import type { DownloadModule } from '#domain/downloads/period.ts'
import { frameStatusSql, joinShipped } from '../frames/frame-status-sql.ts'
import { customer, type Module, onDay, within } from './module.ts'
import { claimValues, frameStatusWords } from './service-words.ts'
import { answersSql, visitColumns } from './visit-rows.ts'

/** Modules of what comes after the sale, and of visits. */
export const serviceModules = {
  retail_sales: {
    scopes: ['page.customer-sales-report'],
    columns: {
      frameNumber: 'text',
      articleCode: 'text',
      article: 'text',
      customerCode: 'text',
      customer: 'text',
      soldOn: 'day',
      owner: 'text',
      status: 'text',
      createdOn: 'day',
    },
    values: { status: frameStatusWords },
    rows: ({ from, to }, { timeZone }) => ({
      sql: `SELECT r.frame_number AS "frameNumber", a.code_display AS "articleCode", a.name AS article, ${customer}, r.sold_date::text AS "soldOn",
          CASE WHEN r.use_account_data THEN c.name ELSE r.owner_name END AS owner, ${frameStatusSql('(now() AT TIME ZONE $3)::date')} AS status, ${onDay('r.created_at')} AS "createdOn"
        FROM frame_registration r JOIN customer c ON c.id = r.customer_id JOIN article a ON a.id = r.article_id ${joinShipped}
        WHERE r.sold_date BETWEEN $1::date AND $2::date ORDER BY r.sold_date, r.frame_number`,
      args: [from, to, timeZone],
    }),
  },
  claims: {
    scopes: ['page.claim'],
    columns: {
      claimNo: 'text',
      createdOn: 'day',
      kind: 'text',
      customerCode: 'text',
      customer: 'text',
      reference: 'text',
      frameNumber: 'text',
      articleCode: 'text',
      article: 'text',
      qty: 'number',
      purchasedOn: 'day',
      problems: 'text',
      fault: 'text',
      status: 'text',
      since: 'day',
      rejection: 'text',
      resolution: 'text',
      creditNote: 'text',
      deliveryOrders: 'text',
      tracking: 'text',
    },
    values: claimValues,
    rows: ({ from, to }, { timeZone }) => ({
      sql: `SELECT k.number AS "claimNo", ${onDay('k.created_at')} AS "createdOn", k.category AS kind, ${customer}, k.fields->>'referenceNo' AS reference,
          k.fields->>'frameNumber' AS "frameNumber", k.fields->>'articleCode' AS "articleCode", coalesce(a.name, k.fields->>'description') AS article,
          (k.fields->>'qty')::int AS qty, nullif(k.fields->>'purchaseDate', '') AS "purchasedOn", k.fields->>'customerNotes' AS fault,
          (SELECT string_agg(concat(p.part, ': ', p.description), '; ' ORDER BY one.n) FROM jsonb_array_elements(k.fields->'problems') WITH ORDINALITY one (value, n)
            JOIN claim_problem p ON p.tenant_id = k.tenant_id AND p.code = one.value->>'id') AS problems,
          k.status, ${onDay('k.status_at')} AS since, k.reason_rejection AS rejection, k.resolution, k.credit_note AS "creditNote",
          k.delivery_orders AS "deliveryOrders", k.tracking_no AS tracking
        FROM claim k JOIN customer c ON c.id = k.customer_id LEFT JOIN article a ON a.code = k.fields->>'articleCode' WHERE ${within('k.created_at')} ORDER BY k.created_at, k.number`,
      args: [from, to, timeZone],
    }),
  },
  visits: {
    scopes: ['page.formvisit'],
    columns: visitColumns,
    rows: ({ from, to }, { timeZone, userId }) => ({
      sql: `SELECT ${onDay('v.visited_at')} AS "visitedOn", ${customer}, coalesce(f.name, v.kind) AS kind, u.name AS "createdBy", ${answersSql}
        FROM visit v JOIN customer c ON c.id = v.customer_id LEFT JOIN visit_form f ON f.kind = v.kind LEFT JOIN app_user u ON u.id = v.created_by
        JOIN visit_revision r ON r.visit_id = v.id AND r.revision = v.revision
        WHERE v.deleted_at IS NULL AND ${within('v.visited_at')}
          AND EXISTS (SELECT 1 FROM user_area own WHERE own.of_user = $4 AND (coalesce(own.option, '') = '' OR lower(own.option) = v.kind))
        ORDER BY v.visited_at, v.id`,
      args: [from, to, timeZone, userId],
    }),
  },
} satisfies Partial<Record<DownloadModule, Module>>

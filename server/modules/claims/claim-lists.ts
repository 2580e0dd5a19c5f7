import {
  type ClaimCategory,
  type ClaimPhase,
  claimStatusCodes,
  isClaimStatus,
  statusesOfPhase,
} from '#domain/claims/claim-status.ts'
import type { RequestContext } from '../../context.ts'
import { orderOf, page } from '../../db/page.ts'
import { type ClaimRow, claimSql, shapeClaims, statusOf } from './claim-store.ts'

interface Asked {
  search?: string | null
  status?: readonly string[] | null
  phase?: ClaimPhase | null
  custCode?: string | null
  category?: ClaimCategory | null
  product?: string | null
  olderThanDays?: number | null
  sort?: string | null
  page?: number | null
  limit?: number | null
}

/** Claims of a list: $1 statuses, $2 customer, $3 category, $4 product, $5 older than this moment; null: whichever. */
export const listedClaimsSql = `SELECT * FROM (${claimSql}) known
  WHERE ($1::text[] IS NULL OR status = ANY ($1)) AND ($2::text IS NULL OR "custCode" = $2) AND ($3::text IS NULL OR category = $3)
  AND ($4::text IS NULL OR fields->>'articleCode' = $4 OR lower(fields->>'model') = lower($4)) AND ($5::timestamptz IS NULL OR "statusAt" < $5)`

/** Columns that a list's search looks into: none of comments. */
export const claimSearch = [
  'number',
  '"custName"',
  '"custCode"',
  `fields->>'referenceNo'`,
  `fields->>'frameNumber'`,
  `fields->>'articleCode'`,
  '"articleName"',
  `fields->>'description'`,
  `fields->>'model'`,
  `fields->>'customerNotes'`,
]

const day = 86_400_000

/** Arguments of `listedClaimsSql`. */
export function listArgs(
  { status, phase, custCode, category, product, olderThanDays }: Asked,
  now: Date,
): unknown[] {
  const known = status?.filter(isClaimStatus) ?? null
  const ofPhase = phase ? statusesOfPhase(phase) : null
  const wanted =
    known && ofPhase ? known.filter((one) => ofPhase.includes(one)) : (known ?? ofPhase)
  return [
    wanted,
    custCode ?? null,
    category ?? null,
    product ?? null,
    olderThanDays ? new Date(now.getTime() - olderThanDays * day) : null,
  ]
}

/** Reads a page of claims of the customers this transaction may see, the one that changed last first. */
export async function claimPage(request: RequestContext, asked: Asked) {
  const {
    rows,
    totals: _,
    ...found
  } = await page<ClaimRow>(request.tx, {
    sql: listedClaimsSql,
    args: listArgs(asked, request.clock()),
    search: { term: asked.search, in: claimSearch },
    orderBy: orderOf(
      asked.sort,
      {
        number: 'number',
        createdAt: '"createdAt"',
        age: '"statusAt"',
        status: 'status',
        custName: 'lower("custName")',
      },
      '"updatedAt" DESC, id',
    ),
    page: asked.page,
    limit: asked.limit,
  })
  return { ...found, rows: await shapeClaims(request, rows) }
}

/** Claims that a column of the board shows. */
const boardRows = 10

/** Reads how many claims each open status has, and those that have waited longest in it. */
export async function claimBoard(request: RequestContext, category: ClaimCategory | null) {
  const rows = await request.tx.query<ClaimRow & { place: number; count: number }>(
    `SELECT * FROM (SELECT known.*, row_number() OVER (PARTITION BY status ORDER BY "statusAt", id)::int AS place, count(*) OVER (PARTITION BY status)::int AS count
       FROM (${claimSql}) known WHERE ($1::text IS NULL OR category = $1) AND status <> ALL ($2::text[])) ranked WHERE place <= ${boardRows} ORDER BY place`,
    [category, statusesOfPhase('done')],
  )
  const shaped = await shapeClaims(request, rows)
  return claimStatusCodes
    .filter((code) => !statusesOfPhase('done').includes(code))
    .map((code) => ({
      status: statusOf(code),
      count: rows.find(({ status }) => status === code)?.count ?? 0,
      oldest: shaped.filter(({ status }) => status.id === code),
    }))
}

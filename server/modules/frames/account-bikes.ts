import * as v from 'valibot'
import {
  type AccountBikeChange,
  AccountBikeFields,
  accountBikeRefusal,
} from '#domain/frames/account-bike.ts'
import type { FrameStatus } from '#domain/frames/registration.ts'
import { rowProblem } from '#domain/files/sheet-rows.ts'
import { audit } from '../../audit.ts'
import { changedMeanwhile } from '../../changed-meanwhile.ts'
import type { RequestContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { orderOf, page } from '../../db/page.ts'
import { type UserError, userError } from '../../failure.ts'
import { todayOf } from '../../tenants.ts'
import { frameStatusSql, joinShipped } from './frame-status-sql.ts'

/** Rows that one call of an upload may have. */
const maxUploadRows = 75

interface AccountBikeRow {
  id: string
  frameNumber: string
  brand: string
  oldCode: string
  articleDescription: string
  registeredOn: string
  custName: string
  custPhone: string | null
  custEmail: string | null
  custAddress: string | null
  custCity: string | null
  sale: FrameStatus | null
  revision: string
}

/** Account bikes: $1 the customer, $2 the tenant's day. */
const bikesSql = `SELECT b.frame_number AS id, b.frame_number AS "frameNumber", a.brand, a.code AS "oldCode", a.name AS "articleDescription",
    b.registered_on::text AS "registeredOn", b.owner_name AS "custName", b.owner_phone AS "custPhone", b.owner_email AS "custEmail",
    b.owner_address AS "custAddress", b.owner_city AS "custCity", ${frameStatusSql('$2::date')} AS sale, b.revision::text
  FROM account_bike b JOIN frame f ON f.number = b.frame_number JOIN article a ON a.id = f.article_id
    LEFT JOIN frame_registration r ON r.frame_number = b.frame_number ${joinShipped}
  WHERE b.customer_id = $1`

interface Asked {
  search?: string | null
  reported?: boolean | null
  sort?: string | null
  page?: number | null
  limit?: number | null
}

/** Reads a page of the account bikes of a customer this transaction sees. */
export async function accountBikePage(
  { tx, tenant, clock }: RequestContext,
  customerId: number,
  asked: Asked,
) {
  const { totals: _, ...found } = await page<AccountBikeRow>(tx, {
    sql: `${bikesSql} AND ($3::boolean IS NULL OR (coalesce(r.status, 'withdrawn') <> 'withdrawn') = $3)`,
    args: [customerId, todayOf(tenant, clock), asked.reported ?? null],
    search: {
      term: asked.search,
      in: ['"frameNumber"', '"oldCode"', '"articleDescription"', '"custName"', '"custCity"'],
    },
    orderBy: orderOf(
      asked.sort,
      { registeredOn: '"registeredOn"', frameNumber: '"frameNumber"', owner: 'lower("custName")' },
      '"registeredOn" DESC, id',
    ),
    page: asked.page,
    limit: asked.limit,
  })
  return found
}

/** Reads an account bike of a customer; null: there is none. */
export async function readAccountBike(
  { tx, tenant, clock }: RequestContext,
  customerId: number,
  frameNumber: string,
) {
  const [row] = await tx.query<AccountBikeRow>(`${bikesSql} AND b.frame_number = $3`, [
    customerId,
    todayOf(tenant, clock),
    frameNumber,
  ])
  return row ?? null
}

const columns = 'registered_on, owner_name, owner_phone, owner_email, owner_address, owner_city'
const columnNames = columns.split(', ')

/** Values of a bicycle in the order of its columns. */
const valuesOf = (bike: AccountBikeChange) => [
  bike.registeredOn,
  ...[bike.name, bike.phone, bike.email, bike.address, bike.city].map((text) => text || null),
]

/**
 * Corrects an account bike of a customer.
 * @param seen revision that the change was made from; without it nothing is compared
 * @returns the reason where it is refused
 */
export async function changeAccountBike(
  request: RequestContext,
  customer: { id: number },
  {
    frameNumber,
    bike,
    seen,
  }: {
    frameNumber: string
    bike: AccountBikeChange
    seen: string | null | undefined
  },
): Promise<UserError | null> {
  const { tx, tenant, clock } = request
  const [stored] = await tx.query<{ revision: string; values: unknown[] }>(
    `SELECT revision::text, json_build_array(${columns}) AS values FROM account_bike WHERE frame_number = $1 AND customer_id = $2 FOR UPDATE`,
    [frameNumber, customer.id],
  )
  if (!stored) return userError('not_found')
  const days = { registeredOn: bike.registeredOn, today: todayOf(tenant, clock) }
  const refusal = accountBikeRefusal({ registrable: true }, days)
  if (refusal) return userError(refusal.code, refusal.field)
  const compared = { kind: 'account-bike', target: frameNumber, seen, now: stored.revision }
  const stale = await changedMeanwhile(request, compared)
  if (stale) return stale
  const changed = columnNames.filter((_, n) => valuesOf(bike)[n] !== stored.values[n])
  if (changed.length === 0) return null
  await tx.query(
    `UPDATE account_bike SET (${columns}) = ($1, $2, $3, $4, $5, $6), updated_at = $7, revision = revision + 1 WHERE frame_number = $8`,
    [...valuesOf(bike), clock(), frameNumber],
  )
  // Names of the fields alone: an owner's data is not kept in the audit log.
  await audit(
    { ...request, customer },
    { action: 'account-bike.updated', target: frameNumber, after: { changed } },
  )
  return null
}

interface DeliveredFrame {
  number: string
  registrable: boolean
  known: boolean
}

const readFrames = (tx: Tx, numbers: readonly string[]) =>
  tx.query<DeliveredFrame>(
    `SELECT f.number, coalesce(b.registrable, false) AS registrable, k.frame_number IS NOT NULL AS known
     FROM frame f JOIN article a ON a.id = f.article_id LEFT JOIN frame_brand b ON b.brand = a.brand
       LEFT JOIN account_bike k ON k.frame_number = f.number WHERE f.number = ANY ($1::text[])`,
    [numbers],
  )

/**
 * Saves account bikes of any customer, one by one; a refused row doesn't stop the others.
 * @param check only says what would become of each
 * @returns null: there are too many rows
 */
export async function uploadAccountBikes(
  request: RequestContext,
  rows: readonly v.InferInput<typeof AccountBikeFields>[],
  check: boolean,
) {
  if (rows.length > maxUploadRows) return null
  const { tx, tenant, clock } = request
  const today = todayOf(tenant, clock)
  // The office takes them for all shops; the fields that follow in this mutation see no more than before.
  await tx.query('SELECT see_all_customers()')
  const parsed = rows.map((row) => v.safeParse(AccountBikeFields, row))
  const good = parsed.flatMap(({ success, output }) => (success ? [output] : []))
  const frames = await readFrames(
    tx,
    good.map(({ frameNumber }) => frameNumber),
  )
  const byNumber = new Map(frames.map((frame) => [frame.number, frame]))
  const taken = new Map<string, (typeof good)[number]>()
  const results = parsed.map(({ success, output }, n) => {
    const { frameNumber } = success ? output : rows[n]!
    const frame = byNumber.get(frameNumber)
    const problem = !success
      ? rowProblem(AccountBikeFields, rows[n])
      : taken.has(frameNumber)
        ? { code: 'twice', field: 'frameNumber' }
        : accountBikeRefusal(frame, { registeredOn: output.registeredOn, today })
    if (success && !problem) taken.set(frameNumber, output)
    const { code = null, field = null } = problem ?? {}
    return { frameNumber, created: !problem && !frame!.known, code, field }
  })
  if (!check && taken.size > 0) await store(request, [...taken.values()])
  await tx.query(`SELECT set_config('app.all_customers', 'off', true)`)
  return results
}

async function store(
  request: RequestContext,
  bikes: readonly v.InferOutput<typeof AccountBikeFields>[],
) {
  const { tx, tenant, clock } = request
  const numbers = bikes.map(({ frameNumber }) => frameNumber)
  const values = bikes.map(valuesOf)
  await tx.query(
    `INSERT INTO account_bike AS b (tenant_id, customer_id, frame_number, ${columns}, updated_at)
     SELECT $1, f.customer_id, f.number, ${columns}, $2
     FROM unnest($3::text[], $4::date[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[]) n(frame_number, ${columns})
       JOIN frame f ON f.number = n.frame_number
     ON CONFLICT (tenant_id, frame_number) DO UPDATE SET customer_id = excluded.customer_id, registered_on = excluded.registered_on,
       owner_name = excluded.owner_name, owner_phone = excluded.owner_phone, owner_email = excluded.owner_email,
       owner_address = excluded.owner_address, owner_city = excluded.owner_city, updated_at = excluded.updated_at, revision = b.revision + 1
     WHERE (b.customer_id, b.registered_on, b.owner_name, b.owner_phone, b.owner_email, b.owner_address, b.owner_city) IS DISTINCT FROM
       (excluded.customer_id, excluded.registered_on, excluded.owner_name, excluded.owner_phone, excluded.owner_email, excluded.owner_address, excluded.owner_city)`,
    [tenant.id, clock(), numbers, ...columnNames.map((_, n) => values.map((row) => row[n]))],
  )
  await audit(request, { action: 'account-bike.uploaded', target: numbers.join(',') })
}

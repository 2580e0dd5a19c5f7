import { VendorFields } from '#domain/third-party/vendor.ts'
import type { RequestContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { orderOf, page } from '../../db/page.ts'
import type {
  MutationResolvers,
  QueryResolvers,
  Vendor,
  VendorPerson,
} from '../../resolver-types.gen.ts'
import { heldPermissionsSql } from '../users/held-permissions-sql.ts'
import { deleteRecord, saveRecord, usedBy } from '../../save-record.ts'

const vendorsSql = `
  SELECT v.id::text, md5(v::text || p.people::text) AS revision, v.code, v.name, v.email, v.order_emails AS "orderEmails", v.address, v.sorgs,
    v.active, p.people, (SELECT count(*)::int FROM vendor_product a WHERE a.vendor_id = v.id) AS articles
  FROM vendor v CROSS JOIN LATERAL (
    SELECT ARRAY(SELECT u.username FROM vendor_user s JOIN app_user u ON u.id = s.of_user WHERE s.of_vendor = v.id ORDER BY lower(u.username)) AS people
  ) p`

const read = async (tx: Tx, id: string) =>
  (await tx.query<Vendor>(`${vendorsSql} WHERE v.id::text = $1`, [id]))[0]

/** Whether a person `u` may maintain articles, as those of a vendor do. */
const maySell = `${heldPermissionsSql} @> '{page.3rdpartyarticlemaintenance}'::text[]`

const target = ({ code }: Vendor) => code

const places = {
  orders: 'SELECT 1 FROM vendor_order WHERE vendor_id = $1::int',
  articles: 'SELECT 1 FROM vendor_product WHERE vendor_id = $1::int',
}

export const Query: QueryResolvers<RequestContext> = {
  vendors: (_, { search, sort, ...at }, { tx }) =>
    page<Vendor>(tx, {
      sql: vendorsSql,
      search: { term: search, in: ['code', 'name', 'email', 'address'] },
      orderBy: orderOf(sort, { name: 'lower(name)', code: 'lower(code)' }, 'lower(name), id::int'),
      ...at,
    }),
  vendor: async (_, { id }, { tx }) => (await read(tx, id)) ?? null,
  vendorPeople: (_, __, { tx }) =>
    tx.query<VendorPerson>(
      `SELECT username, name, active FROM app_user u WHERE ${maySell} OR id IN (SELECT of_user FROM vendor_user) ORDER BY lower(name), id`,
    ),
}

export const Mutation: MutationResolvers<RequestContext> = {
  saveVendor: (_, { vendor: input, ...at }, request) =>
    saveRecord(request, {
      kind: 'vendor',
      schema: VendorFields,
      input,
      ...at,
      read,
      target,
      refuse: (fields, before) => refusalOf(request, fields, before),
      write: (fields, before) => write(request, fields, before),
      answer: (vendor) => ({ vendor }),
    }),

  deleteVendor: (_, { id }, request) =>
    deleteRecord(request, {
      kind: 'vendor',
      id,
      read,
      target,
      refuse: () => usedBy(request, places, [id]),
      async remove() {
        await request.tx.query('DELETE FROM vendor_user WHERE of_vendor = $1::int', [id])
        await request.tx.query('DELETE FROM vendor WHERE id = $1::int', [id])
      },
    }),
}

/** Checks what the fields refer to. @returns the code of a refusal and its field; null: nothing is wrong */
async function refusalOf(
  { tx }: RequestContext,
  { code, sorgs, people }: VendorFields,
  before: Vendor | undefined,
) {
  const others = 'SELECT FROM vendor WHERE lower(code) = lower($1) AND id::text <> $2'
  if ((await tx.query(others, [code, before?.id ?? ''])).length > 0)
    return ['name_taken', 'code'] as const
  const missing = async (known: string, names: readonly string[]) =>
    (
      await tx.query(`SELECT FROM unnest($1::text[]) AS n(name) WHERE name NOT IN (${known})`, [
        names,
      ])
    ).length > 0
  if (await missing('SELECT sorg FROM sales_organisation', sorgs))
    return ['unknown_sorg', 'sorgs'] as const
  if (await missing('SELECT username FROM app_user', people))
    return ['unknown_user', 'people'] as const
  // People who work for it already stay, so that other fields can be saved.
  const added = people.filter((name) => !before?.people.includes(name))
  return (await missing(`SELECT username FROM app_user u WHERE ${maySell}`, added))
    ? (['not_a_seller', 'people'] as const)
    : null
}

/** Stores a vendor and who works for it. */
async function write(
  { tx, tenant }: RequestContext,
  fields: VendorFields,
  before: Vendor | undefined,
) {
  const values = [
    tenant.id,
    fields.code,
    fields.name,
    fields.email || null,
    fields.orderEmails,
    fields.address,
    fields.sorgs,
    fields.active,
  ]
  const saved = await tx.query<{ id: string }>(
    before
      ? `UPDATE vendor SET code = $2, name = $3, email = $4, order_emails = $5, address = $6, sorgs = $7, active = $8
         WHERE tenant_id = $1 AND id::text = $9 RETURNING id::text`
      : `INSERT INTO vendor (tenant_id, code, name, email, order_emails, address, sorgs, active)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id::text`,
    before ? [...values, before.id] : values,
  )
  const { id } = saved[0]!
  await tx.query('DELETE FROM vendor_user WHERE of_vendor = $1::int', [id])
  await tx.query(
    `INSERT INTO vendor_user (tenant_id, of_vendor, of_user)
     SELECT $1, $2::int, id FROM app_user WHERE username = ANY ($3::text[])`,
    [tenant.id, id, fields.people],
  )
  return saved
}

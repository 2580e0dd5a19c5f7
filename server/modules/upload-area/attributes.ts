import { attributeChange, AttributeFields, maxAttributes } from '#domain/article/attribute-sheet.ts'
import { audit } from '../../audit.ts'
import type { RequestContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { countRevision } from '../files/use-store.ts'
import { judgeRows, type KnownRow } from './row-results.ts'

type Row = KnownRow<AttributeFields>

const articleOf = ({ article, fields }: Row) => `${fields.sorg}/${article.code}`
const attributeOf = (row: Row) =>
  JSON.stringify([articleOf(row), row.fields.name.trim().toLowerCase()])

interface Sold {
  properties: { name: string; value: string }[]
  attributes: { name: string; value: string }[]
}

/** Reads properties of the ERP and uploaded attributes of these articles in each sales organisation, by `sorg/code`. */
async function readSold(tx: Tx, rows: readonly Row[]): Promise<Map<string, Sold>> {
  const sold = await tx.query<Sold & { key: string }>(
    `SELECT s.sorg || '/' || a.code AS key, a.properties,
       coalesce((SELECT jsonb_agg(jsonb_build_object('name', t.name, 'value', t.value)) FROM article_attribute t
         WHERE t.article_code = a.code AND t.sorg = s.sorg), '[]') AS attributes
     FROM article_sorg s JOIN article a ON a.id = s.article_id WHERE s.article_id = ANY ($1::int[])`,
    [rows.map(({ article }) => article.id)],
  )
  return new Map(sold.map(({ key, ...one }) => [key, one]))
}

const named = (list: readonly { name: string; value: string }[], name: string) =>
  list.find((one) => one.name.toLowerCase() === name.toLowerCase())?.value

/** Judges rows that follow each other: each article has room for so many attributes. */
function judgeBy(sold: ReadonlyMap<string, Sold>) {
  const count = new Map([...sold].map(([key, { attributes }]) => [key, attributes.length]))
  return (row: Row) => {
    const key = articleOf(row)
    const article = sold.get(key)
    if (!article) return { code: 'not_sold_here', field: 'sorg' }
    const name = row.fields.name.trim()
    const uploaded = named(article.attributes, name)
    const before = uploaded ?? named(article.properties, name)
    const change = attributeChange(
      row.fields.value.trim(),
      before === undefined ? undefined : { value: before, uploaded: uploaded !== undefined },
    )
    if (typeof change === 'object') return { code: change.refused, field: 'name' }
    if (uploaded === undefined && change !== 'UNCHANGED') {
      const next = count.get(key)! + 1
      if (next > maxAttributes) return { code: 'too_many_attributes', field: 'name' }
      count.set(key, next)
    }
    return { change, before }
  }
}

/** Sets and removes attributes, each row by itself. @param check says what would become of each and changes none */
export async function updateAttributes(
  request: RequestContext,
  rows: readonly AttributeFields[],
  check: boolean,
) {
  const { tx, tenant } = request
  const { results, taken } = await judgeRows(request, AttributeFields, rows, {
    keyOf: attributeOf,
    judge: async (known) => judgeBy(await readSold(tx, known)),
  })
  const changed = taken.filter(({ change }) => change !== 'UNCHANGED')
  if (check || changed.length === 0) return results
  const argumentsOf = (some: typeof changed) => [
    some.map(({ article }) => article.code),
    some.map(({ fields }) => fields.sorg),
    some.map(({ fields }) => fields.name.trim()),
  ]
  const removed = changed.filter(({ change }) => change === 'REMOVED')
  const set = changed.filter(({ change }) => change !== 'REMOVED')
  await tx.query(
    `DELETE FROM article_attribute t USING unnest($1::text[], $2::text[], $3::text[]) w(code, sorg, name)
     WHERE t.article_code = w.code AND t.sorg = w.sorg AND lower(t.name) = lower(w.name)`,
    argumentsOf(removed),
  )
  await tx.query(
    `INSERT INTO article_attribute (tenant_id, article_code, sorg, name, value)
     SELECT $5, code, sorg, name, value FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) WITH ORDINALITY w(code, sorg, name, value, n) ORDER BY n
     ON CONFLICT (tenant_id, article_code, sorg, lower(name)) DO UPDATE SET name = excluded.name, value = excluded.value`,
    [...argumentsOf(set), set.map(({ fields }) => fields.value.trim()), tenant.id],
  )
  await countRevision(tx, tenant.id)
  await noteChanges(request, changed)
  return results
}

/** One line of the audit log, with each article's attributes before and after. */
async function noteChanges(
  request: RequestContext,
  changed: readonly (Row & { before: string | undefined })[],
) {
  const keys = [...new Set(changed.map(articleOf))]
  const valuesOf = (valueOf: (row: (typeof changed)[number]) => string | null) =>
    Object.fromEntries(
      keys.map((key) => [
        key,
        Object.fromEntries(
          changed
            .filter((row) => articleOf(row) === key)
            .map((row) => [row.fields.name.trim(), valueOf(row)]),
        ),
      ]),
    )
  await audit(request, {
    action: 'article-attributes.updated',
    target: keys.join(','),
    before: valuesOf(({ before }) => before ?? null),
    after: valuesOf(({ fields }) => fields.value.trim() || null),
  })
}

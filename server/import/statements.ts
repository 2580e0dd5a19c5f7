import { targetOf, type Column, type Feed, type Missing } from './feed.ts'
import { references } from './references.ts'

/** Every statement of one file. $1 is the tenant throughout, $2 of `stage` the batch as JSON. */
export interface Statements {
  open: string[]
  clear: string
  stage: string
  refuseUnknown: string
  refuseRepeated: string
  put: string
  /** For rows that a full file does not name; undefined: they are kept. $2 is the day. */
  missing: MissingStatements | undefined
}

/** Statements over our rows that have not ended yet and that a full file speaks for. */
export interface MissingStatements {
  countLive: string
  countEnding: string
  end: string
}

interface Ending {
  /** New values of the row, by column. */
  set: Record<string, string>
  still: string
}

const endings: Record<Exclude<Missing, 'keep' | 'zero'>, Ending> = {
  deactivate: { set: { active: 'false' }, still: 't.active' },
  end: { set: { valid_to: '$2::date - 1' }, still: 't.valid_to >= $2::date' },
  unsold: { set: { allow_to_order: 'false' }, still: 't.allow_to_order' },
}

function endingOf({ missing, table }: Feed): Ending | undefined {
  if (missing === 'keep') return undefined
  if (missing !== 'zero') return endings[missing]
  const numbers = table === 'stock' ? ['available', 'ready_to_ship', 'custorder'] : ['qty']
  return {
    set: Object.fromEntries(numbers.map((name) => [name, '0'])),
    still: `(${numbers.map((name) => `t.${name} <> 0`).join(' OR ')})`,
  }
}

/** Columns staged for a feed: those of the file, then those that references find. */
function staged(feed: Feed) {
  const found = new Map(
    feed.columns.flatMap(({ reference }) =>
      reference ? [[references[reference].gives, references[reference].type] as const] : [],
    ),
  )
  return {
    own: feed.columns.map((column) => ({ name: column.name, type: column.kind.sql })),
    found: [...found],
  }
}

function stageSql(feed: Feed): string {
  const { own } = staged(feed)
  const found = feed.columns.flatMap(({ name, reference }) => {
    if (!reference) return []
    const { table, match, gives, expression } = references[reference]
    const alias = `${gives}_by`
    return [
      {
        gives,
        value: expression(alias),
        join: `LEFT JOIN ${table} ${alias} ON ${alias}.tenant_id = $1 AND ${match(alias, `"${name}"`)}`,
      },
    ]
  })
  const names = [...own.map(({ name }) => `"${name}"`), ...found.map(({ gives }) => gives)]
  const values = [...own.map(({ name }) => `r."${name}"`), ...found.map(({ value }) => value)]
  return `INSERT INTO feed_batch (line, spared, ${names.join(', ')}) SELECT r.line, coalesce(r.spared, false), ${values.join(', ')}
    FROM jsonb_to_recordset($2::jsonb) AS r(line int, spared boolean, ${own.map(({ name, type }) => `"${name}" ${type}`).join(', ')})
    ${found.map(({ join }) => join).join(' ')} WHERE $1::text IS NOT NULL`
}

function refuseUnknownSql(feed: Feed, has: (column: string) => boolean): string {
  const unknown = [
    ...feed.columns.flatMap(({ name, reference }) =>
      reference
        ? [
            {
              column: name,
              reason: `unknown_${reference}`,
              when: `b."${name}" IS NOT NULL AND b.${references[reference].gives} IS NULL`,
            },
          ]
        : [],
    ),
    ...(feed.refuses ?? []).map(({ when, ...refusal }) => ({
      ...refusal,
      when: typeof when === 'string' ? when : when(has),
    })),
  ]
  const pick = (what: 'column' | 'reason') =>
    unknown.length === 0
      ? 'NULL::text'
      : `CASE ${unknown.map((one) => `WHEN ${one.when} THEN '${one[what]}'`).join(' ')} END`
  return `WITH gone AS (DELETE FROM feed_batch b WHERE ${['b.spared', ...unknown.map(({ when }) => `(${when})`)].join(' OR ')}
      RETURNING b.line, b.spared, to_jsonb(b) AS cells, ${keyOf(feed)} AS key, ${pick('column')} AS "column", ${pick('reason')} AS reason),
    kept AS (INSERT INTO feed_spared SELECT key FROM gone)
    SELECT line, "column", reason, coalesce(cells->>"column", '') AS value FROM gone WHERE NOT spared`
}

/** The value of a column of the table, over a staged row `b`. */
const valueOf = ({ name, reference, to }: Column) =>
  reference === 'ship_to'
    ? 'b.ship_to_found'
    : reference && to
      ? `b.${references[reference].gives}`
      : `b."${name}"`

/** The key of a staged row as one text, equal to that of the row it becomes. */
const keyOf = (feed: Feed) =>
  `jsonb_build_array(${feed.key
    .map((target) => {
      const column = feed.columns.find((one) => targetOf(one) === target)
      return column ? valueOf(column) : `b.${target}`
    })
    .join(', ')})::text`

function putSql(feed: Feed, present: (column: Column) => boolean): string {
  const columns = feed.columns.filter((column) => targetOf(column) !== null)
  const filled = Object.entries(feed.filled ?? {})
  const targets = [
    'tenant_id',
    ...columns.map((column) => targetOf(column)!),
    ...filled.map(([name]) => name),
  ]
  const values = ['$1', ...columns.map(valueOf), ...filled.map(([, sql]) => sql)]
  const conflict = feed.conflict ?? ['tenant_id', ...feed.key]
  const absent = feed.columns.filter((column) => !present(column)).map((column) => column.name)
  const mutable = [
    ...columns.filter(present).map((column) => targetOf(column)!),
    ...filled.map(([name]) => name),
  ]
    .filter((name) => !absent.includes(name))
    .filter((name) => !conflict.includes(name) && !feed.key.includes(name))
  const changes = mutable.map((name) => ({ name, value: `EXCLUDED."${name}"` }))
  if (feed.revives) {
    const types = new Map(columns.map((column) => [targetOf(column)!, column.kind.sql]))
    changes.push(
      ...Object.keys(endingOf(feed)!.set)
        .filter((name) => !mutable.includes(name))
        .map((name) => ({
          name,
          value: `coalesce((t.before_end->>'${name}')::${types.get(name)}, t."${name}")`,
        })),
      { name: 'before_end', value: 'NULL' },
    )
  }
  const update =
    changes.length === 0
      ? 'DO NOTHING'
      : `DO UPDATE SET ${changes.map(({ name, value }) => `"${name}" = ${value}`).join(', ')}
    ${feed.stamped ? ', updated_at = now()' : ''}
    WHERE ${changes.map(({ name, value }) => `t."${name}" IS DISTINCT FROM ${value}`).join(' OR ')}`
  return `WITH put AS (INSERT INTO ${feed.table} AS t (${targets.map((name) => `"${name}"`).join(', ')})
      SELECT ${values.join(', ')} FROM feed_batch b ON CONFLICT (${conflict.join(', ')}) ${update}
      RETURNING (t.xmax = 0) AS fresh${feed.announces ? `, t.${feed.announces} AS name` : ''})
    SELECT count(*) FILTER (WHERE fresh)::int AS inserted, count(*) FILTER (WHERE NOT fresh)::int AS updated,
      ${feed.announces ? `coalesce(array_agg(name) FILTER (WHERE fresh), '{}')` : `'{}'::text[]`} AS announced FROM put`
}

function missingSql(feed: Feed): MissingStatements | undefined {
  const ending = endingOf(feed)
  if (!ending) return undefined
  const key = `jsonb_build_array(${feed.key.map((column) => `t.${column}`).join(', ')})::text`
  const named = `(EXISTS (SELECT 1 FROM feed_seen s WHERE s.key = ${key}) OR EXISTS (SELECT 1 FROM feed_spared s WHERE s.key = ${key}))`
  const set = { ...ending.set }
  if (feed.revives)
    set.before_end = `jsonb_build_object(${Object.keys(ending.set)
      .map((name) => `'${name}', t.${name}`)
      .join(', ')})`
  if (feed.stamped) set.updated_at = 'now()'
  const live = `t.tenant_id = $1 AND ${feed.owns ?? 'true'} AND ${ending.still} AND $2::date IS NOT NULL`
  const counted = `${live} AND ${feed.outdated ? `NOT (${feed.outdated})` : 'true'}`
  const { subject } = feed
  return {
    countLive: `SELECT count(*)::int AS count FROM ${feed.table} t WHERE ${counted}`,
    countEnding: subject
      ? `SELECT count(*)::int AS count FROM (SELECT bool_or(named) OVER (PARTITION BY ${subject.join(', ')}) AS kept
          FROM (SELECT ${subject.map((name) => `t.${name}`).join(', ')}, ${named} AS named FROM ${feed.table} t WHERE ${counted}) AS known) AS rows WHERE NOT kept`
      : `SELECT count(*)::int AS count FROM ${feed.table} t WHERE ${counted} AND NOT ${named}`,
    end: `WITH ended AS (UPDATE ${feed.table} t SET ${Object.entries(set)
      .map(([name, value]) => `${name} = ${value}`)
      .join(', ')}
      WHERE ${live} AND NOT ${named} RETURNING 1) SELECT count(*)::int AS count FROM ended`,
  }
}

/**
 * The statements that bring one file into its table, in batches staged in a temporary table.
 * @param header columns the file has: one that it lacks keeps its value in rows that exist
 */
export function statementsOf(feed: Feed, header: readonly string[]): Statements {
  const { own, found } = staged(feed)
  const has = (column: string) => header.includes(column)
  const named = feed.columns.find((column) => column.required)!.name
  const columns = [
    ...own.map(({ name, type }) => `"${name}" ${type}`),
    ...found.map(([name, type]) => `${name} ${type}`),
  ]
  return {
    open: [
      // Tables that are being filled have statistics of yesterday: a plan made for an empty tenant looks up row by row.
      'SET LOCAL enable_nestloop = off',
      'SET LOCAL jit = off',
      // A dry run brings all files in one transaction.
      'DROP TABLE IF EXISTS feed_batch, feed_seen, feed_spared',
      `CREATE TEMP TABLE feed_batch (line int, spared boolean, ${columns.join(', ')}) ON COMMIT DROP`,
      'CREATE TEMP TABLE feed_seen (key text PRIMARY KEY) ON COMMIT DROP',
      // Keys of refused rows: what we have stays as it is, a mistake in a file ends nothing.
      'CREATE TEMP TABLE feed_spared (key text) ON COMMIT DROP',
    ],
    clear: 'TRUNCATE feed_batch',
    stage: stageSql(feed),
    refuseUnknown: refuseUnknownSql(feed, has),
    refuseRepeated: `WITH keyed AS (SELECT b.line, ${keyOf(feed)} AS key FROM feed_batch b),
        fresh AS (INSERT INTO feed_seen SELECT DISTINCT key FROM keyed ON CONFLICT DO NOTHING RETURNING key),
        first AS (SELECT min(line) AS line FROM keyed JOIN fresh USING (key) GROUP BY key)
      DELETE FROM feed_batch b WHERE NOT EXISTS (SELECT 1 FROM first WHERE first.line = b.line)
      RETURNING b.line, '${named}' AS "column", 'duplicate' AS reason, b."${named}"::text AS value`,
    put: putSql(feed, ({ name }) => has(name)),
    missing: missingSql(feed),
  }
}

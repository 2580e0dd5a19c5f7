import { createHash } from 'node:crypto'
import type { OwnCode } from '#domain/catalogue/catalogue-scores.ts'
import type { Tx } from '../../db/database.ts'
import type { ProductKeys } from './product-store.ts'

/**
 * Reads the position up to which a device can continue: this transaction sees all transactions before `upto`. Numbers
 * of another epoch mean nothing.
 */
export async function readMark(tx: Tx): Promise<{ upto: number; epoch: string }> {
  const [row] = await tx.query<{ upto: number; epoch: string | null }>(
    'SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS upto, (SELECT epoch::text FROM catalogue_revision) AS epoch',
  )
  return { upto: Number(row!.upto), epoch: row!.epoch ?? '' }
}

/** Counts the articles of these sales organisations. */
export async function countArticles(tx: Tx, sorgs: readonly string[]): Promise<number> {
  const [row] = await tx.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM article_sorg s JOIN article a ON a.id = s.article_id AND a.active WHERE s.sorg = ANY($1::text[])',
    [sorgs],
  )
  return row!.n
}

/** The next articles after an id, with each of the sales organisations that has them; never a part of an article. */
export async function keysAfter(
  tx: Tx,
  sorgs: readonly string[],
  after: number,
  most: number,
): Promise<{ keys: ProductKeys; done: boolean }> {
  const rows = await tx.query<{ article_id: number; sorg: string }>(
    `SELECT s.article_id, s.sorg FROM article_sorg s JOIN article a ON a.id = s.article_id AND a.active
     WHERE s.sorg = ANY($1::text[]) AND s.article_id > $2 ORDER BY s.article_id, s.sorg LIMIT $3`,
    [sorgs, after, most + 1],
  )
  const done = rows.length <= most
  const last = rows.at(-1)?.article_id
  const whole = done ? rows : rows.filter(({ article_id }) => article_id !== last)
  return {
    keys: { ids: whole.map(({ article_id }) => article_id), sorgs: whole.map(({ sorg }) => sorg) },
    done,
  }
}

/** The sales organisations that have each of some articles; one that is gone is missing. */
export async function keysOf(
  tx: Tx,
  ids: readonly number[],
  sorgs: readonly string[],
): Promise<ProductKeys> {
  const rows = await tx.query<{ article_id: number; sorg: string }>(
    `SELECT s.article_id, s.sorg FROM article_sorg s JOIN article a ON a.id = s.article_id AND a.active
     WHERE s.article_id = ANY($1::int[]) AND s.sorg = ANY($2::text[]) ORDER BY s.article_id, s.sorg`,
    [ids, sorgs],
  )
  return { ids: rows.map(({ article_id }) => article_id), sorgs: rows.map(({ sorg }) => sorg) }
}

/** From when a device has what it has: a transaction's number, and the day of its prices with the last day of the arrivals it shows. */
export interface Known {
  since: number
  day: string
  arrivalsUntil: string
}

// Adds changes by date to changes by people: prices, deals and promotions that begin or end, arrivals that come into
// sight.
const changedSql = `
  SELECT article_id FROM article_change WHERE changed_in >= $1
  UNION SELECT article_id FROM price WHERE $2 <> $3 AND ((valid_from > $2::date AND valid_from <= $3::date) OR (valid_to >= $2::date AND valid_to < $3::date))
  UNION SELECT article_id FROM discount WHERE $2 <> $3 AND ((valid_from > $2::date AND valid_from <= $3::date) OR (valid_to >= $2::date AND valid_to < $3::date))
  UNION SELECT article_id FROM article_sorg WHERE $2 <> $3 AND available_for_order_at > $2::date AND available_for_order_at <= $3::date
  UNION SELECT article_id FROM next_arrival WHERE $2 <> $3 AND date > $4::date AND date <= $5::date
  UNION SELECT a.id FROM promotion pr JOIN promotion_detail pd ON pd.promotion = pr.code
    JOIN article a ON a.code = pd.article_code OR (pd.article_code IS NULL AND (a.brand = pd.brand OR (pd.brand IS NULL AND a.mc = pd.mc)))
    WHERE $2 <> $3 AND ((pr.valid_from > $2::date AND pr.valid_from <= $3::date) OR (pr.valid_to >= $2::date AND pr.valid_to < $3::date))`

/** Counts the changed articles, and reads the next of them after an id. */
export async function readChanged(
  tx: Tx,
  known: Known,
  now: Omit<Known, 'since'>,
  after: number,
  most: number,
): Promise<{ total: number; ids: number[]; done: boolean }> {
  const values = [known.since, known.day, now.day, known.arrivalsUntil, now.arrivalsUntil]
  const rows = await tx.query<{ total: number; article_id: number }>(
    `WITH changed AS (${changedSql}) SELECT (SELECT count(*)::int FROM changed) AS total, article_id FROM changed WHERE article_id > $6 ORDER BY article_id LIMIT $7`,
    [...values, after, most + 1],
  )
  return {
    total: rows[0]?.total ?? 0,
    ids: rows.slice(0, most).map(({ article_id }) => article_id),
    done: rows.length <= most,
  }
}

/** All own codes of the chosen customer, and a name for this very list. */
export async function readOwnCodes(
  tx: Tx,
  customerId: number | null,
): Promise<{ codes: OwnCode[]; hash: string }> {
  const codes =
    customerId === null
      ? []
      : await tx.query<OwnCode>(
          'SELECT word, article_id AS "articleId" FROM customer_article_code WHERE customer_id = $1 ORDER BY word',
          [customerId],
        )
  return { codes, hash: shortHash(codes) }
}

/** Which articles are in stock, as `sorg/id`. */
export async function readInStock(tx: Tx): Promise<Set<string>> {
  const rows = await tx.query<{ key: string }>(
    `SELECT sorg || '/' || article_id AS key FROM stock GROUP BY sorg, article_id HAVING sum(available) > 0`,
  )
  return new Set(rows.map(({ key }) => key))
}

/** A short name for what is written so and not otherwise. */
export const shortHash = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)

import { readableSql, validSql } from './publishing.ts'

/** A category as a link; its address is made of it. */
export interface CategoryLink {
  id: string
  title: string
  type: string
}

/**
 * SQL of a recursive table `seen` with the categories that a reader sees and the ids on the way to each: a category is
 * valid and for the person only with all above it. $1 is the moment, $2 the person.
 */
export const seenSql = `seen(id, path) AS (
    SELECT t.id, ARRAY[t.id] FROM marketing_category t WHERE t.parent_id IS NULL AND ${readableSql} AND ${validSql}
    UNION ALL SELECT t.id, s.path || t.id FROM marketing_category t JOIN seen s ON t.parent_id = s.id
    WHERE NOT t.id = ANY (s.path) AND ${readableSql} AND ${validSql})`

/** SQL: document `t` has no group, or a group that the person in $2 may see. */
const groupReadableSql = `(t.group_id IS NULL OR EXISTS (SELECT 1 FROM sales_document_group g WHERE g.id = t.group_id
    AND (g.markets = '{}' OR g.markets && ARRAY(SELECT market FROM user_target_market WHERE of_user = $2))))`

/** SQL that is true for items `t` that are for the person in $2 at $1: material only in a category that they see, documents in a group that is theirs. */
export const itemReadableSql = `(${readableSql} AND ${groupReadableSql} AND (t.category_id IS NULL OR t.category_id IN (WITH RECURSIVE ${seenSql} SELECT id FROM seen)))`

/** SQL of the categories from the top down to the one of this id, as JSON. @param id SQL of the id; null: none */
export const pathSql = (id: string): string =>
  `coalesce((WITH RECURSIVE up(id, parent_id, title, type, n) AS (
      SELECT c.id, c.parent_id, c.title, c.type, 1 FROM marketing_category c WHERE c.id = ${id}
      UNION ALL SELECT c.id, c.parent_id, c.title, c.type, up.n + 1 FROM marketing_category c JOIN up ON c.id = up.parent_id WHERE up.n < 20)
    SELECT json_agg(json_build_object('id', up.id::text, 'title', up.title, 'type', up.type) ORDER BY up.n DESC) FROM up), '[]')`

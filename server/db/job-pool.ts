import pg from 'pg'
import { surviveLostConnections } from './lost-connections.ts'

/**
 * Connections of the job queue alone: it looks for work all the time and must not stand in line behind requests, nor they
 * behind it. Opened when first used; a statement without values may be several, and the last one's rows are answered.
 */
export function createJobPool(url: string, types: pg.CustomTypesConfig) {
  let pool: pg.Pool | undefined
  const open = () => {
    const opened = new pg.Pool({ connectionString: url, max: 2, types })
    surviveLostConnections(opened)
    return opened
  }
  return {
    async run(sql: string, values: unknown[] = []): Promise<{ rows: unknown[] }> {
      const result = (await (pool ??= open()).query(sql, values)) as unknown as
        | pg.QueryResult
        | pg.QueryResult[]
      return {
        rows: Array.isArray(result)
          ? (result.filter(({ rows }) => rows.length > 0).at(-1)?.rows ?? [])
          : result.rows,
      }
    },
    close: async () => {
      await pool?.end()
    },
  }
}

import type pg from 'pg'

/** A column of a statement's answer: its name, and the kind of value the driver makes of it. */
export interface Described {
  name: string
  kind: string
}

interface Field {
  name: string
  dataTypeID: number
}

/** Types that the server's drivers return for PostgreSQL's types. */
const kinds: Record<number, string> = {
  16: 'boolean',
  17: 'bytes',
  20: 'number',
  21: 'number',
  23: 'number',
  26: 'number',
  700: 'number',
  701: 'number',
  18: 'string',
  19: 'string',
  25: 'string',
  1042: 'string',
  1043: 'string',
  1082: 'string',
  1700: 'string',
  2950: 'string',
  705: 'string',
  1114: 'Date',
  1184: 'Date',
  1000: 'boolean[]',
  1005: 'number[]',
  1007: 'number[]',
  1016: 'number[]',
  1002: 'string[]',
  1003: 'string[]',
  1009: 'string[]',
  1015: 'string[]',
  1182: 'string[]',
  1231: 'string[]',
  114: 'any',
  3802: 'any',
  2278: 'any',
}

/** Has PostgreSQL parse and describe a statement without running it. @returns its columns @throws Error with PostgreSQL's own words */
export function describeStatement(client: pg.Client, sql: string): Promise<Described[]> {
  return new Promise((resolve, reject) => {
    let fields: Field[] = []
    client.query({
      submit(connection: pg.Connection) {
        connection.parse({ name: '', text: sql, types: [] } as never, true)
        connection.describe({ type: 'S', name: '' } as never, true)
        connection.sync()
      },
      handleRowDescription: (message: { fields: Field[] }) => {
        fields = message.fields
      },
      // After an error the driver does not report the end of the query.
      handleError: reject,
      handleReadyForQuery: () =>
        resolve(
          fields.map(({ name, dataTypeID }) => ({
            name,
            kind: kinds[dataTypeID] ?? `type ${dataTypeID}`,
          })),
        ),
    } as never)
  })
}

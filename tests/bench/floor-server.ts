import { PGlite } from '@electric-sql/pglite'
import Fastify from 'fastify'
import { createSchema, createYoga } from 'graphql-yoga'
import pg from 'pg'

/** The floor as a process of its own: fastify, yoga and a database with twenty rows by index. No rights, no prices, no stock. */
const fields = ['code', 'name', 'brand', 'category', 'model', 'slug', 'colour', 'size', 'uom']
const text = `SELECT ${fields.join(', ')} FROM article WHERE tenant_id = 'us' AND code >= $1 ORDER BY code LIMIT 20`

/** Returns the query of a PostgreSQL, or of a data folder that no other process has open. */
async function rowsOf({ DATABASE_URL, DATA_DIR }: NodeJS.ProcessEnv) {
  if (DATABASE_URL) {
    const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 12 })
    return async (from: string) =>
      (await pool.query({ name: 'rows', text, values: [from] })).rows as unknown[]
  }
  const pglite = await PGlite.create({ dataDir: DATA_DIR! })
  return async (from: string) => (await pglite.query(text, [from])).rows
}

const rows = await rowsOf(process.env)
const yoga = createYoga({
  logging: false,
  graphqlEndpoint: '*',
  landingPage: false,
  schema: createSchema({
    typeDefs: `type Query { rows(from: String!): [Row!]! } type Row { ${fields.map((field) => `${field}: String`).join(' ')} }`,
    resolvers: { Query: { rows: (_: unknown, { from }: { from: string }) => rows(from) } },
  }),
})
const app = Fastify()
app.route({
  url: '/graphql',
  method: ['POST'],
  handler: async (request, reply) => {
    const response = await yoga.handleNodeRequestAndResponse(request, reply)
    return reply
      .code(response.status)
      .header('content-type', 'application/json')
      .send(await response.text())
  },
})
app.get('/health', () => 'ok')
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })

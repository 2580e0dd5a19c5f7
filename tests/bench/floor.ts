import Fastify from 'fastify'
import { createSchema, createYoga } from 'graphql-yoga'
import pg from 'pg'

const fields = ['code', 'name', 'brand', 'category', 'model', 'slug', 'colour', 'size', 'uom']

/** The floor: fastify, yoga and pg with twenty rows by index and nothing else. No rights, no prices, no stock. */
export async function startFloor(databaseUrl: string) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 12 })
  const text = `SELECT ${fields.join(', ')} FROM article WHERE tenant_id = 'us' AND code >= $1 ORDER BY code LIMIT 20`
  const yoga = createYoga({
    logging: false,
    graphqlEndpoint: '*',
    landingPage: false,
    schema: createSchema({
      typeDefs: `type Query { rows(from: String!): [Row!]! } type Row { ${fields.map((field) => `${field}: String`).join(' ')} }`,
      resolvers: {
        Query: {
          rows: async (_: unknown, { from }: { from: string }) =>
            (await pool.query({ name: 'rows', text, values: [from] })).rows as unknown[],
        },
      },
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
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const body = JSON.stringify({
    query: `query($f: String!) { rows(from: $f) { ${fields.join(' ')} } }`,
    variables: { f: 'RD' },
  })
  return {
    url: `${url}/graphql`,
    body,
    stop: async () => {
      await app.close()
      await pool.end()
    },
  }
}

import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { Upload } from 'tus-js-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../server/db/database.ts'
import { emptyPostgres } from '../support/database.ts'
import { photo, sha256Of } from '../support/photo.ts'
import { logIn, startApp } from '../support/server.ts'
import { tempDir } from '../support/upload.ts'
import { buildWorld } from '../support/world.ts'

let database: Database
let app: FastifyInstance
let url: string

beforeAll(async () => {
  database = await emptyPostgres()
  await buildWorld(database, 'aa')
  await database.bare((tx) =>
    tx.query(`INSERT INTO tenant_host (host, tenant_id) VALUES ('localhost', 'aa')`),
  )
  app = await startApp(database, { settings: { dataDir: tempDir('tus') } })
  await app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://localhost:${(app.server.address() as AddressInfo).port}/uploads`
})
afterAll(async () => {
  await app.close()
  await database.close()
})

test('a client that knows nothing but tus uploads in pieces, stops and goes on', async () => {
  const session = await logIn(app, 'localhost', 'product')
  const content = await photo({ seed: 70, width: 600, height: 400 })
  const options = {
    endpoint: url,
    chunkSize: 40_000,
    metadata: { kind: 'article-picture', filename: 'bike.jpg' },
    headers: {
      authorization: `Bearer ${session.token}`,
      cookie: Object.entries(session.cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
    },
  }
  const begun = await new Promise<string>((resolve, reject) => {
    const upload: Upload = new Upload(content, {
      ...options,
      onError: reject,
      onChunkComplete: (_size, sent) => {
        if (sent < 80_000) return
        void upload.abort().then(() => resolve(upload.url!))
      },
    })
    upload.start()
  })
  await new Promise<void>((resolve, reject) => {
    new Upload(content, {
      ...options,
      uploadUrl: begun,
      onError: reject,
      onSuccess: () => resolve(),
    }).start()
  })
  const rows = await database.within({ tenantId: 'aa', user: 'any', customers: [] }, (tx) =>
    tx.query('SELECT name, sha256, state FROM file'),
  )
  expect(rows).toEqual([{ name: 'bike.jpg', sha256: sha256Of(content), state: 'stored' }])
})

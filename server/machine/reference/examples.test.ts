import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { customerScopeNames } from '#domain/machine/customer-scopes.ts'
import { machineScopes } from '#domain/machine/machine-scopes.ts'
import { addMachineGround, groundId } from '../../../tests/support/machine-ground.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { createFileStore } from '../../modules/files/create-file-store.ts'
import { originalKey } from '../../modules/files/file-store.ts'
import { machineOperations } from '../api.ts'
import type { MachineOperation } from '../operations.ts'
import { hashOf, newSecret, startOf } from '../secret.ts'
import { exampleOf, importId } from './examples.ts'

const secrets = { tenant: '', own: '', sandbox: newSecret(true) }
const settings = { dataDir: mkdtempSync(join(tmpdir(), 'pannier-examples-')) }
const here = serverForTests(['admin', 'dealer'], {
  start: { settings },
  async fill(database, world) {
    await addMachineGround(database, world)
    const hash = 'a'.repeat(64)
    await createFileStore({ s3: undefined, ...settings }).put(
      originalKey('aa', hash),
      Buffer.from('%PDF-1.7\n%%EOF\n'),
      'application/pdf',
    )
    await database.bare(async (tx) => {
      await tx.query(
        `INSERT INTO tenant (id, name, country, time_zone, config, opened_at, sandbox_of) SELECT 'aa-sandbox', name, country, time_zone, config, NULL, id FROM tenant WHERE id = 'aa'`,
      )
      await tx.query(
        `INSERT INTO tenant_host (host, tenant_id) VALUES ('sandbox.aa.test', 'aa-sandbox')`,
      )
    })
    await database.within({ tenantId: 'aa-sandbox', user: 'any', customers: 'all' }, (tx) =>
      tx.query(
        `INSERT INTO machine_key (tenant_id, name, start, hash, scopes, rate) VALUES ('aa-sandbox', 'Examples', $1, $2, '{sandbox.reset}', 600)`,
        [startOf(secrets.sandbox), hashOf(secrets.sandbox)],
      ),
    )
    await database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, async (tx) => {
      await tx.query(
        `INSERT INTO file (tenant_id, id, kind, name, mime, bytes, sha256, state) VALUES ('aa', $1, 'claim-file', 'invoice.pdf', 'application/pdf', 14, $2, 'ready')`,
        [groundId(90), hash],
      )
      await tx.query(
        `INSERT INTO claim_file (tenant_id, customer_id, claim_id, slot, file_id) VALUES ('aa', $1, $2, 'invoice', $3)`,
        [world.customers.X, groundId(1), groundId(90)],
      )
      await tx.query(
        `UPDATE article SET ean = '4006381333931', uom = 'EA' WHERE tenant_id = 'aa' AND code = 'BIKE-1'`,
      )
      await tx.query(
        `INSERT INTO credit (tenant_id, customer_id, company_code, credit_limit, balance, credit_exposure, open_invoice, open_do, consignment) VALUES ('aa', $1, '1000', 5000, 0, 0, 0, 0, 0)`,
        [world.customers.X],
      )
      await tx.query(
        `INSERT INTO next_arrival (tenant_id, article_id, sorg, date, qty) VALUES ('aa', $1, '1000', '2030-01-15', 20)`,
        [world.articles['BIKE-1']],
      )
    })
  },
})

beforeAll(async () => {
  const key = async (person: 'admin' | 'dealer', mutation: string, scopes: readonly string[]) =>
    (
      (
        await here[person].ask(
          `mutation($k: MachineKeyInput!) { ${mutation}(${mutation === 'saveMachineKey' ? 'machineKey' : 'customerKey'}: $k) { secret } }`,
          { k: { name: 'Examples', scopes, rate: 6000 } },
        )
      ).data as unknown as Record<string, { secret: string }>
    )[mutation]!.secret
  secrets.tenant = await key('admin', 'saveMachineKey', machineScopes)
  secrets.own = await key('dealer', 'saveCustomerKey', customerScopeNames)
})

const secretFor = ({ path, tag }: MachineOperation) =>
  tag === 'sandbox' ? secrets.sandbox : path.startsWith('/own/') ? secrets.own : secrets.tenant

/** The import that this run has opened stands for the one of the examples. */
let opened = importId
async function run(one: MachineOperation): Promise<{ status: number; body: unknown }> {
  const { params = {}, query = {}, body, file } = exampleOf(one) ?? {}
  const path = one.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] === importId ? opened : (params[name] ?? '')),
  )
  const answer = await here.app.inject({
    method: one.method,
    url: `/api/machine/v1${path}?${new URLSearchParams(query)}`,
    headers: {
      host: one.tag === 'sandbox' ? 'sandbox.aa.test' : here.world.host,
      authorization: `Bearer ${secretFor(one)}`,
      ...(file && { 'content-type': file.type }),
    },
    ...(file ? { payload: file.text } : body && { payload: body }),
  })
  const text = one.answersFile ? '"file"' : answer.body.replaceAll(opened, importId)
  const parsed: unknown = JSON.parse(text)
  if (one.id === 'open-import') opened = (answer.json() as { id: string }).id
  return { status: answer.statusCode, body: parsed }
}

/** Names and types of all parts; of a list those of its first entry. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf)
  if (value === null || typeof value !== 'object') return value === null ? 'null' : typeof value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shapeOf(part)]))
}

const gets = machineOperations.filter(
  ({ method, path }) => method === 'GET' && path !== '/imports/{id}',
)
/** Reading first: no example has changed anything then. A tenant's own transitions last: they replace the portal's. */
const last = machineOperations.filter(({ id }) => id === 'send-claim-transitions')
const inOrder = [
  ...gets,
  ...machineOperations.filter((one) => !gets.includes(one) && !last.includes(one)),
  ...last,
]
const answers: Record<string, unknown> = {}

test.each(inOrder.map((one) => [`${one.method} ${one.path}`, one] as const))(
  '%s: the example is answered as the reference says',
  async (_, one) => {
    const { status, body } = await run(one)
    expect([one.id, status, status === 200 ? '' : body]).toEqual([one.id, 200, ''])
    if (one.answersFile) return
    if (process.env.UPDATE_EXAMPLES)
      answers[one.id] =
        one.id === 'read-key'
          ? { ...(body as object), scopes: ['stock.read', 'stock.write'] }
          : body
    const documented = process.env.UPDATE_EXAMPLES ? body : exampleOf(one)?.answer
    expect(shapeOf(body)).toEqual(shapeOf(documented))
    expect(v.safeParse(one.answer, documented).issues).toBeUndefined()
    if (one.method === 'POST' && 'results' in (body as object) && one.scope?.endsWith('.write'))
      expect(body).toMatchObject({ refused: 0 })
  },
)

test('examples that are recorded are of this API', () => {
  if (process.env.UPDATE_EXAMPLES)
    writeFileSync(
      'server/machine/reference/example-answers.json',
      `${JSON.stringify(answers, null, 2)}\n`,
    )
  expect(machineOperations.filter((one) => !exampleOf(one)).map(({ id }) => id)).toEqual([])
})

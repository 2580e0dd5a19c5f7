import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { customerScopeNames } from '#domain/machine/customer-scopes.ts'
import { machineScopes } from '#domain/machine/machine-scopes.ts'
import { webhookEvents } from '#domain/machine/webhook.ts'
import { problems } from '../server/machine/problem.ts'
import { machineOperations } from '../server/machine/api.ts'
import { machineRecords } from '../server/machine/records/records.ts'
import { resources } from '../server/machine/resources.ts'
import { newWebhookSecret, signature } from '../server/outgoing/sign.ts'
import { addMachineGround } from './support/machine-ground.ts'
import { serverForTests } from './support/test-people.ts'

const guide = readFileSync('docs/integrators.md', 'utf8')
const blocks = [...guide.matchAll(/```(sh|json|js)\n([\s\S]*?)```/g)].map(([, kind, text]) => ({
  kind: kind!,
  text: text!,
}))
/** Each command with the answer that the guide shows below it. */
const commands = blocks.flatMap(({ kind, text }, at) =>
  kind === 'sh' ? [[text.trim().split('\n')[0]!, text, blocks[at + 1]!.text] as const] : [],
)

const here = serverForTests(['admin', 'dealer'], {
  start: { settings: { dataDir: mkdtempSync(join(tmpdir(), 'pannier-guide-')) } },
  async fill(database, world) {
    await addMachineGround(database, world)
    await database.bare((tx) =>
      tx.query(`INSERT INTO tenant_host (host, tenant_id) VALUES ('127.0.0.1', 'aa')`),
    )
  },
})
const env = { PATH: process.env.PATH, PORTAL: '', KEY: '', OWN_KEY: '' }

beforeAll(async () => {
  const { data } = await here.admin.ask(
    'mutation($k: MachineKeyInput!) { saveMachineKey(machineKey: $k) { secret } }',
    { k: { name: 'Guide', scopes: machineScopes, rate: 600 } },
  )
  const own = await here.dealer.ask(
    'mutation($k: MachineKeyInput!) { saveCustomerKey(customerKey: $k) { secret } }',
    { k: { name: 'Shop', scopes: customerScopeNames, rate: 600 } },
  )
  await here.app.listen({ port: 0, host: '127.0.0.1' })
  env.PORTAL = `http://127.0.0.1:${(here.app.server.address() as AddressInfo).port}`
  env.KEY = data.saveMachineKey.secret
  env.OWN_KEY = own.data.saveCustomerKey.secret
})

test('the guide has commands', () => expect(commands.length).toBeGreaterThan(6))

test.each(commands)('%s', async (_, command, answer) => {
  const { stdout } = await promisify(execFile)('sh', ['-ec', command], { env })
  expect(JSON.parse(stdout)).toMatchObject(JSON.parse(answer))
})

test('the signature check of the guide takes what the portal signs, and nothing else', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'guide-'))
  const file = join(dir, 'verify.mjs')
  writeFileSync(file, blocks.find(({ kind }) => kind === 'js')!.text)
  const { verify } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
    verify: (headers: Record<string, string>, body: string, secret: string) => boolean
  }
  const [secret, old] = [newWebhookSecret(), newWebhookSecret()]
  const message = { id: 'msg_1', timestamp: Math.floor(Date.now() / 1_000), body: '{"a":1}' }
  const headers = (timestamp = message.timestamp) => ({
    'webhook-id': message.id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signature([secret, old], { ...message, timestamp }),
  })
  expect(verify(headers(), message.body, secret)).toBe(true)
  expect(verify(headers(), message.body, old)).toBe(true)
  expect(verify(headers(), '{"a":2}', secret)).toBe(false)
  expect(verify(headers(), message.body, newWebhookSecret())).toBe(false)
  expect(verify(headers(message.timestamp - 400), message.body, secret)).toBe(false)
  rmSync(dir, { recursive: true })
})

test('the guide names every scope of a resource, every event and every problem', () => {
  const named = [
    ...resources.flatMap(({ path, write, read }) => [
      `/${path}`,
      write,
      ...(read ? [read.scope] : []),
    ]),
    ...machineRecords.map(({ path }) => `/${path}`),
    ...machineOperations.flatMap(({ scope }) => scope ?? []),
    ...webhookEvents,
    ...Object.keys(problems),
  ]
  expect(named.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
})

import { parseArgs } from 'node:util'
import { command } from '../admin/command.ts'
import { giveFirstPassword, firstPasswordHours } from '../admin/first-password.ts'
import { audit, type Auditor } from '../audit.ts'
import type { Tx } from '../db/database.ts'
import { createFileStore } from '../modules/files/create-file-store.ts'
import { createPartialUploads } from '../modules/files/partial-uploads.ts'
import { settingsFrom } from '../settings.ts'
import { createSandbox } from './create-sandbox.ts'
import { resetSandbox } from './reset-sandbox.ts'

const usage = `npm run sandbox -- --tenant ID --host HOST [--host HOST]
  Makes the sandbox ID-sandbox of a tenant at an address of its own, with the tenant's settings and made-up records.
npm run sandbox -- --tenant ID-sandbox --reset
  Puts a sandbox back; a tenant that is none is refused.`

const clock = () => new Date()
const byCommand = (tx: Tx, id: string): Auditor => ({
  tx,
  tenant: { id },
  clock,
  user: null,
  customer: null,
  machine: 'npm run sandbox',
  requestId: null,
})

await command(usage, async (openDatabase) => {
  const { values } = parseArgs({
    options: {
      tenant: { type: 'string' },
      host: { type: 'string', multiple: true },
      reset: { type: 'boolean', default: false },
    },
  })
  const { tenant, host, reset } = values
  if (!tenant || reset === Boolean(host)) return undefined
  const database = await openDatabase()
  const settings = settingsFrom(process.env)
  const parts = {
    database,
    clock,
    store: createFileStore(settings),
    partial: createPartialUploads(settings.dataDir),
    settings,
  }
  const note = (id: string, action: 'sandbox.created' | 'sandbox.reset') =>
    database.within({ tenantId: id, user: 'any', customers: 'all' }, (tx) =>
      audit(byCommand(tx, id), { action, target: id }),
    )
  if (reset) {
    await resetSandbox(parts, tenant)
    await note(tenant, 'sandbox.reset')
    console.log(`${tenant} is as it was made`)
    return true
  }
  const id = await createSandbox(parts, tenant, host!)
  await note(id, 'sandbox.created')
  const password = await giveFirstPassword(database, id, 'admin', false)
  console.log(
    `${id} is at ${host!.join(', ')}. admin logs in once, within ${firstPasswordHours} hours, with: ${password}`,
  )
  return true
})

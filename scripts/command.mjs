import { spawnSync } from 'node:child_process'
import { ensureBuilt } from './built.mjs'

// Runs one of the server's commands by name: npm run import, tenant, user, backup, restore, move,
// demo-data.
const [name, ...args] = process.argv.slice(2)
ensureBuilt()
const { status } = spawnSync(process.execPath, [`dist-server/${name}.mjs`, ...args], {
  stdio: 'inherit',
})
process.exitCode = status ?? 1

import { spawn } from 'node:child_process'
import { ensureBuilt } from './built.mjs'

ensureBuilt()
const server = spawn(process.execPath, ['dist-server/main.mjs'], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 1))

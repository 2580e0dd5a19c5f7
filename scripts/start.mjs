import { spawn } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages, run } from './install.mjs'

/** The time of the youngest file that the build is made from. */
function youngest(paths) {
  let newest = 0
  for (const path of paths) {
    if (!existsSync(path)) continue
    const files = statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true }).map((file) => join(path, file))
      : [path]
    for (const file of files)
      if (!file.includes('.gen.')) newest = Math.max(newest, statSync(file).mtimeMs)
  }
  return newest
}

installPackages()
const built = 'dist-server/builds.json'
const sources = [
  'src',
  'sw',
  'server',
  'schema',
  'locales',
  'public',
  'index.html',
  'vite.config.ts',
  'vite.server.config.ts',
  'package-lock.json',
]
if (!existsSync(built) || statSync(built).mtimeMs < youngest(sources))
  run('npm', ['run', '--silent', 'build'])

const server = spawn(process.execPath, ['dist-server/main.mjs'], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 1))

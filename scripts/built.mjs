import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages, run } from './install.mjs'

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

/** Returns the time of the youngest file that the build is made from, in ms. */
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

/** Installs and builds what is missing or older than its source. A package that was delivered with its build and without sources is left alone. */
export function ensureBuilt() {
  if (existsSync(built) && !existsSync('src')) return
  installPackages()
  if (!existsSync(built) || statSync(built).mtimeMs < youngest(sources))
    run('npm', ['run', '--silent', 'build'])
}

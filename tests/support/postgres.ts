import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The migrated, empty database that the others are copies of. */
export const templateName = 'migrated'

/** Returns the folder of initdb and pg_ctl: Debian keeps them out of the path. */
function binaries(): string | undefined {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : []
  const found = versions
    .map((version) => join(root, version, 'bin'))
    .find((dir) => existsSync(join(dir, 'initdb')))
  if (found) return found
  return spawnSync('initdb', ['--version']).status === 0 ? '' : undefined
}

function install(): string {
  const found = binaries()
  if (found !== undefined) return found
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
  execFileSync('apt-get', ['install', '-y', '-qq', 'postgresql'], {
    stdio: 'ignore',
  })
  return binaries() ?? fail()
}
const fail = (): never => {
  throw new Error(
    'PostgreSQL is needed for these tests and could not be installed: apt-get install postgresql',
  )
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

/**
 * Starts a separate PostgreSQL on a free port, under an account without rights when the tests run as root.
 * @param settings of its own, by name
 * @returns its address and how to stop it
 */
export async function startPostgres(settings: Readonly<Record<string, string>> = {}): Promise<{
  url: string
  /** Runs one of PostgreSQL's programs under the server's account. */
  run: (command: string, args: string[]) => void
  stop: () => void
  dir: string
  crash: () => void
  restart: () => void
}> {
  const bin = install()
  const dir = mkdtempSync(join(tmpdir(), 'pannier-pg-'))
  const root = process.getuid?.() === 0
  const port = await freePort()
  if (root) {
    chownSync(dir, 65_534, 65_534)
    chmodSync(dir, 0o700)
  }
  const run = (command: string, args: string[]) => {
    const path = join(bin, command)
    return root
      ? execFileSync(
          'setpriv',
          ['--reuid=65534', '--regid=65534', '--clear-groups', path, ...args],
          { cwd: dir, stdio: 'ignore' },
        )
      : execFileSync(path, args, { cwd: dir, stdio: 'ignore' })
  }
  const data = join(dir, 'data')
  run('initdb', [
    '-D',
    data,
    '-A',
    'trust',
    '-E',
    'UTF8',
    '-U',
    'postgres',
    '--no-sync',
    '--locale=C.UTF-8',
  ])
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${dir} -c fsync=off -c max_connections=100${Object.entries(
    settings,
  )
    .map(([name, value]) => ` -c ${name}='${value}'`)
    .join('')}`
  const start = () =>
    run('pg_ctl', ['-D', data, '-w', '-l', join(dir, 'log'), '-o', options, 'start'])
  start()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    run: (command, args) => void run(command, args),
    dir,
    crash: () => {
      run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop'])
    },
    restart: () => {
      start()
    },
    stop: () => {
      run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop'])
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

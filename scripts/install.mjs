import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const stamp = 'node_modules/.installed'

/** Installs the packages of the lock file, unless they are there. Plain JavaScript: it runs before anything is installed. */
export function installPackages() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  // An installation made by hand from this lock file is accepted.
  const present =
    existsSync('node_modules/.package-lock.json') &&
    spawnSync('npm', ['ls', '--all', '--silent'], {
      stdio: 'ignore',
      shell: process.platform === 'win32',
    }).status === 0
  if (!present) {
    process.stdout.write('Installing packages…\n')
    const { status } = spawnSync(
      'npm',
      ['ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'],
      {
        stdio: 'inherit',
        shell: process.platform === 'win32',
      },
    )
    if (status !== 0) process.exit(status ?? 1)
  }
  writeFileSync(stamp, lock)
}

/** Runs a command and ends this process when it fails. */
export function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}

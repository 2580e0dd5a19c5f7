import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns when a process started, in clock ticks since boot; undefined where the system does not
 * say (then only the pid is compared).
 */
function startOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19]
  } catch {
    return undefined
  }
}

function isAlive(pid: number, started: string | undefined): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  // A pid is given again after a while: the lock of a killed process must not hold because a stranger has its number.
  const start = startOf(pid)
  return !started || !start || started === start
}

/**
 * Returns the process that holds a data folder; undefined when it is free or its holder has died.
 */
function holderOf(file: string): number | undefined {
  try {
    const { pid, started } = JSON.parse(readFileSync(file, 'utf8')) as {
      pid: number
      started?: string
    }
    return isAlive(pid, started) ? pid : undefined
  } catch {
    return undefined
  }
}

/**
 * Takes the data folder for this process, making it when it is not there: an embedded database bears one process alone.
 * @returns gives the folder back
 * @throws Error that says who holds it
 */
export function lockDataDir(dir: string): () => void {
  mkdirSync(dir, { recursive: true })
  const file = join(dir, 'lock')
  const content = JSON.stringify({ pid: process.pid, started: startOf(process.pid) })
  for (const attempt of [1, 2]) {
    try {
      writeFileSync(file, content, { flag: 'wx' })
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const holder = holderOf(file)
      if (holder !== undefined || attempt === 2) {
        throw new Error(
          `The data folder ${dir} is in use by process ${holder ?? 'unknown'}, probably a running Pannier server. ` +
            'Stop it and try again, or set DATABASE_URL to work on a PostgreSQL that both can use.',
        )
      }
      rmSync(file, { force: true })
    }
  }
  const release = () => {
    process.off('exit', release)
    rmSync(file, { force: true })
  }
  process.on('exit', release)
  return release
}

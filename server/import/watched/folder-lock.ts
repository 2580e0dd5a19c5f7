import { rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Age in ms at which a lock counts as left behind by a process that died. */
const staleAfter = 60_000

/**
 * Takes a folder for this process, also against servers on other machines that share it.
 * @returns what gives it back; undefined: another process has it
 */
export function lockFolder(folder: string): (() => void) | undefined {
  const file = join(folder, '.lock')
  const take = () => writeFileSync(file, String(process.pid), { flag: 'wx' })
  try {
    take()
  } catch {
    const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0)
    if (age < staleAfter) return undefined
    rmSync(file, { force: true })
    try {
      take()
    } catch {
      return undefined
    }
  }
  const beat = setInterval(() => {
    const now = new Date()
    try {
      utimesSync(file, now, now)
    } catch {
      // The folder is gone: nothing is left to hold.
    }
  }, staleAfter / 6)
  beat.unref()
  return () => {
    clearInterval(beat)
    rmSync(file, { force: true })
  }
}

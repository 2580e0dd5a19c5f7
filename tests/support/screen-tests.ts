import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

/** Returns the tests that open screens on the real server: those that import `renderAt`. */
export const screenTests = (folders: readonly string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.tsx'))
      .map((name) => posix.join(folder, name))
      .filter((path) => readFileSync(path, 'utf8').includes('/render-at.tsx')),
  )

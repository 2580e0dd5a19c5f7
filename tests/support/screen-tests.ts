import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

/** Returns the tests below some folders whose text says something. */
const testsThat = (folders: readonly string[], says: RegExp): string[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.tsx?$/.test(name))
      .map((name) => posix.join(folder, name))
      .filter((path) => says.test(readFileSync(path, 'utf8'))),
  )

/** Returns the tests that open screens on the real server: those that import `renderAt`. */
export const screenTests = (folders: readonly string[]): string[] =>
  testsThat(folders, /\/render-at\.tsx'/)

/** Returns the tests that replace modules, which would reach every other file of the process. */
export const replacingTests = (folders: readonly string[]): string[] =>
  testsThat(folders, /^vi\.mock\(/m)

/** Returns the tests that have a window. */
export const windowTests = (folders: readonly string[]): string[] =>
  testsThat(folders, /^\/\/ @vitest-environment jsdom/)

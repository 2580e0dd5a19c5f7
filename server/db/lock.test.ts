import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockDataDir } from './lock.ts'

const folder = () => join(mkdtempSync(join(tmpdir(), 'lock-')), 'data')

test('one process at a time', () => {
  const dir = folder()
  const release = lockDataDir(dir)
  expect(() => lockDataDir(dir)).toThrow(`in use by process ${process.pid}`)
  release()
  lockDataDir(dir)()
  expect(existsSync(join(dir, 'lock'))).toBe(false)
})

test.each([
  ['a process that is dead', () => JSON.stringify({ pid: spawnSync('true').pid, started: '1' })],
  [
    'a process whose number another one has now',
    () => JSON.stringify({ pid: process.pid, started: '1' }),
  ],
  ['nobody can tell', () => 'torn'],
])('a lock left by %s does not hold', (_, content) => {
  const dir = folder()
  lockDataDir(dir)()
  writeFileSync(join(dir, 'lock'), content())
  lockDataDir(dir)()
})

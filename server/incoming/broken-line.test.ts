import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { append, filesOfImport, openImport, sizeOf } from '../import/uploaded/import-folder.ts'
import { createPartialUploads, uploadsDir } from '../modules/files/partial-uploads.ts'

const home = mkdtempSync(join(tmpdir(), 'pannier-broken-line-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

const bytes = (text: string) => new TextEncoder().encode(text)
async function* cut() {
  yield bytes('r3,')
  await Promise.resolve()
  throw new Error('aborted')
}
async function* whole() {
  yield bytes('r3,name')
  await Promise.resolve()
}
const fullDisk = (path: string) => {
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync('/dev/full', path)
}
const piece = { from: 0, most: 100, checksum: undefined }

describe('a file of an import', () => {
  const folder = join(home, 'import')
  test('keeps what came before its line broke off', async () => {
    await openImport(folder, { delta: true, allowEnded: 20, invite: false, dryRun: false, by: 'x' })
    expect(await append(folder, 'stock.csv', 0, cut())).toBe(3)
    expect(await sizeOf(folder, 'stock.csv')).toBe(3)
  })
  test.runIf(process.platform === 'linux')('that the disk cannot take is an error', async () => {
    fullDisk(join(filesOfImport(folder), 'prices.csv'))
    await expect(append(folder, 'prices.csv', 0, whole())).rejects.toThrow()
  })
})

describe('an upload', () => {
  const uploads = createPartialUploads(home)
  test('keeps what came before its line broke off', async () => {
    const upload = { tenantId: 'aa', id: 'cut' }
    expect(await uploads.append(upload, { ...piece, source: cut() })).toBe(3)
    expect(await uploads.offset('aa', 'cut')).toBe(3)
  })
  test.runIf(process.platform === 'linux')('that the disk cannot take is an error', async () => {
    fullDisk(join(uploadsDir(home), 'aa', 'full'))
    const upload = { tenantId: 'aa', id: 'full' }
    await expect(uploads.append(upload, { ...piece, source: whole() })).rejects.toThrow()
  })
})

import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  type ArrivedFile,
  filesOf,
  type IntentFile,
  IntentFiles,
  refusalOfFiles,
} from './intent-file.ts'

const id = '0197a000-0000-7000-8000-000000000001'
const file: IntentFile = { id, kind: 'document', bytes: 9, sha256: 'a'.repeat(64) }
const found: ArrivedFile = { ...file, state: 'ready', createdBy: 1, isUsed: false }

test.each<[string, Partial<ArrivedFile> | null, string | null]>([
  ['complete', {}, null],
  ['complete, its sizes still being made', { state: 'stored' }, null],
  ['unknown', null, 'files_missing'],
  ['under way', { state: 'uploading', sha256: '' }, 'files_missing'],
  ['refused', { state: 'refused' }, 'files_refused'],
  ['of another person', { createdBy: 2 }, 'files_refused'],
  ['of a feed', { createdBy: null }, 'files_refused'],
  ['another person’s that is under way', { createdBy: 2, state: 'uploading' }, 'files_refused'],
  ['of another kind', { kind: 'article-picture' }, 'files_refused'],
  ['of another size', { bytes: 10 }, 'files_refused'],
  ['of other content', { sha256: 'b'.repeat(64) }, 'files_refused'],
  ['used elsewhere', { isUsed: true }, 'files_refused'],
])('a file that is %s', (_, change, refusal) => {
  const arrived = new Map(change ? [[id, { ...found, ...change }]] : [])
  expect(refusalOfFiles([file], arrived, { userId: 1, allowed: ['document'] })).toBe(refusal)
})

test('a kind of file that the intent may not have is refused, arrived or not; without files nothing is', () => {
  const rules = { userId: 1, allowed: [] }
  expect(refusalOfFiles([file], new Map(), rules)).toBe('files_refused')
  expect(refusalOfFiles([], new Map(), rules)).toBeNull()
})

test('a final refusal counts more than a missing file', () => {
  const other = { ...file, id: id.replace(/1$/, '2') }
  const arrived = new Map([[other.id, { ...found, createdBy: 2 }]])
  expect(refusalOfFiles([file, other], arrived, { userId: 1, allowed: ['document'] })).toBe(
    'files_refused',
  )
})

test.each([[{ kind: 'toString' }], [{ id: 'x' }], [{ bytes: 0 }], [{ sha256: 'A'.repeat(64) }]])(
  '%j is no file of an intent',
  (change) => {
    expect(v.safeParse(IntentFiles, [file]).success).toBe(true)
    expect(v.safeParse(IntentFiles, [{ ...file, ...change }]).success).toBe(false)
  },
)

test('an intent without files has none', () => {
  expect(filesOf({ args: {} })).toEqual([])
  expect(filesOf({ args: { files: [file] } })).toEqual([file])
})

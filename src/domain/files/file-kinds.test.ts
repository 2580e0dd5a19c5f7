import { describe, expect, test } from 'vitest'
import {
  acceptedFormat,
  isFileKind,
  isImage,
  refusalBefore,
  refusalOfSize,
  safeFileName,
} from './file-kinds.ts'

const room = { used: 0, quota: 100_000_000 }

test.each([
  ['article-picture', 0, room, 'file_empty'],
  ['article-picture', 1, room, null],
  ['article-picture', 20_000_000, room, null],
  ['article-picture', 20_000_001, room, 'file_too_large'],
  ['document', 10_000_001, room, 'file_too_large'],
  ['article-picture', 1_000, { used: 99_999_000, quota: 100_000_000 }, null],
  ['article-picture', 1_001, { used: 99_999_000, quota: 100_000_000 }, 'quota_exceeded'],
] as const)('%s of %i bytes with %j: %s', (kind, bytes, space, refusal) => {
  expect(refusalBefore(kind, bytes, space)).toBe(refusal)
})

const head = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

test.each([
  ['article-picture', '\xff\xd8\xff', 'a.exe', { format: 'jpg' }],
  ['article-picture', '%PDF-1.4', 'a.jpg', { refusal: 'format_not_accepted' }],
  ['article-picture', '<svg>', 'a.svg', { refusal: 'format_not_accepted' }],
  ['article-picture', '\0\0\0\x1cftypheic', 'a.heic', { refusal: 'format_not_accepted' }],
  ['document', '%PDF-1.4', 'a.jpg', { format: 'pdf' }],
  ['document', 'PK\x03\x04', 'a.zip', { refusal: 'format_not_accepted' }],
  ['brand-icon', '\xff\xd8\xff', 'a.png', { refusal: 'format_not_accepted' }],
] as const)('%s beginning with %j called %s', (kind, start, name, answer) => {
  expect(acceptedFormat(kind, head(start), name)).toEqual(answer)
})

test.each([
  ['article-picture', 8_000, 8_000, null],
  ['article-picture', 8_001, 8_000, 'too_many_pixels'],
  ['brand-icon', 512, 512, null],
  ['brand-icon', 511, 511, 'icon_not_square'],
  ['brand-icon', 1_024, 512, 'icon_not_square'],
] as const)('%s of %i × %i pixels: %s', (kind, width, height, refusal) => {
  expect(refusalOfSize(kind, width, height)).toBe(refusal)
})

describe('the name of a file', () => {
  test.each([
    ['bike.jpg', 'bike.jpg'],
    ['C:\\Users\\Ann\\bike.jpg', 'bike.jpg'],
    ['../../etc/passwd', 'passwd'],
    ['a\u0000b\n.jpg', 'ab.jpg'],
    ['gpj.\u202Eexe', 'gpj.exe'],
    ['a"b<c>.jpg', 'abc.jpg'],
    ['..', 'file'],
    ['   ', 'file'],
    [`${'x'.repeat(200)}.jpeg`, `${'x'.repeat(115)}.jpeg`],
    ['Größe.png', 'Größe.png'],
  ])('%j is kept as %j', (name, safe) => {
    expect(safeFileName(name)).toBe(safe)
  })
})

test('kinds and images', () => {
  expect(['article-picture', 'toString', 7, null].map(isFileKind)).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect([isImage('avif'), isImage('pdf'), isImage('svg')]).toEqual([true, false, false])
})

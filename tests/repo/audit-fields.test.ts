import { beforeAll, expect, test } from 'vitest'
import { findCodeWords } from '../../src/features/audit/fields/code-words.ts'
import { findFieldWords, hiddenFields } from '../../src/features/audit/fields/field-words.ts'
import { type AuditedField, readAuditedFields } from './audit-fields.ts'

let audited: AuditedField[]

beforeAll(() => {
  audited = readAuditedFields().filter(({ field }) => !hiddenFields.has(field))
}, 120_000)

test('the fields are read from all kinds of calls', () => {
  const names = audited.map(({ kind, field }) => `${kind}.${field}`)
  expect(names).toEqual(
    expect.arrayContaining(['user.groupRole', 'claim.status', 'banner.link', 'payment.status']),
  )
})

test('every field of the audit log has the words of its screen', () => {
  const wordless = audited.filter(({ kind, field }) => !findFieldWords(kind, field))
  expect(wordless.map(({ kind, field }) => `${kind}.${field}`)).toEqual([])
})

test('every code that a field can hold has words', () => {
  const wordless = audited.flatMap(({ kind, field, codes }) =>
    codes
      .filter((code) => !findCodeWords(kind, field, code))
      .map((code) => `${kind}.${field}: ${code}`),
  )
  expect(wordless).toEqual([])
})

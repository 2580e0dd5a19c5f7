import { expect, test } from 'vitest'
import { isTest, sourceFiles } from './files.ts'

/** Where a screen has the words for what the server refuses of a cart or an order, one code a line. */
const wordTables = ['src/features/cart/refusal-text.tsx', 'src/parts/sync/rejection-text.tsx', 'src/parts/article/line-reason.tsx']
/** Said by the device alone. */
const ofTheDevice = new Set(['not_arrived', 'not_saved', 'too_late', 'day_incomplete'])

const codes = sourceFiles('src').filter(({ path }) => wordTables.includes(path))
  .flatMap(({ text }) => [...text.matchAll(/^ {2}(\w+): msg`/gm)].map(([, code]) => code!)).filter((code) => !ofTheDevice.has(code))
const serverTests = sourceFiles('server').filter(({ path }) => isTest(path)).map(({ text }) => text).join('\n')

test('the words name what can be refused', () => {
  expect(codes).toEqual(expect.arrayContaining(['cart_empty', 'too_many_lines', 'over_stock']))
})

test('every refusal of the catalogue of errors is provoked through the server by name', () => {
  expect([...new Set(codes)].filter((code) => !serverTests.includes(`'${code}'`))).toEqual([])
})

test('what modules of carts and orders refuse has words on the screen', () => {
  const refused = sourceFiles('server/modules/cart', 'server/modules/orders').filter(({ path }) => !isTest(path))
    .flatMap(({ text }) => [...text.matchAll(/userError\('(\w+)'/g)].map(([, code]) => code!))
  expect(refused.length).toBeGreaterThan(8)
  expect(refused.filter((code) => !codes.includes(code))).toEqual([])
})

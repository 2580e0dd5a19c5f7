import { expect, test } from 'vitest'
import { buildSchema, type GraphQLEnumType } from 'graphql'
import { contract } from '../../server/schema.ts'
import { isTest, sourceFiles } from './files.ts'

/** Files with the words for the server's refusals of a cart or an order, one code a line. */
const wordTables = [
  'src/parts/order/refusal-text.tsx',
  'src/parts/sync/rejection-text.tsx',
  'src/parts/article/line-reason.tsx',
  'src/parts/credit/credit-words.ts',
]
/** Said by the device alone. */
const ofTheDevice = new Set(['not_arrived', 'not_saved', 'too_late', 'day_incomplete'])

const codes = sourceFiles('src')
  .filter(({ path }) => wordTables.includes(path))
  .flatMap(({ text }) => [...text.matchAll(/^ {2}(\w+): msg`/gm)].map(([, code]) => code!))
  .filter((code) => !ofTheDevice.has(code))
const serverTests = sourceFiles('server')
  .filter(({ path }) => isTest(path))
  .map(({ text }) => text)
  .join('\n')
const screens = sourceFiles('src/app', 'src/features', 'src/parts')
  .filter(({ path }) => !isTest(path))
  .map(({ text }) => text)
  .join('\n')

/** Returns the distinct quoted texts after a pattern in these files. */
const named = (pattern: RegExp, ...paths: string[]) => [
  ...new Set(
    sourceFiles('src/domain', 'server/modules')
      .filter(({ path }) => !isTest(path) && paths.some((start) => path.startsWith(start)))
      .flatMap(({ text }) => [...text.matchAll(pattern)].map(([, code]) => code!)),
  ),
]

const schema = buildSchema(contract().join('\n'))
const valuesOf = (name: string) =>
  (schema.getType(name) as GraphQLEnumType).getValues().map((value) => value.name)

test('the words name what can be refused', () => {
  expect(codes).toEqual(
    expect.arrayContaining(['cart_empty', 'too_many_lines', 'over_stock', 'limit_exceeded']),
  )
})

test('every refusal of the catalogue of errors is provoked through the server by name', () => {
  expect([...new Set(codes)].filter((code) => !serverTests.includes(`'${code}'`))).toEqual([])
})

/** Sources of each kind of refusal, the least number of them, and the words a screen has for them. */
test.each<[what: string, refused: string[], atLeast: number]>([
  ['an order', named(/userError\('(\w+)'/g, 'server/modules/cart', 'server/modules/orders'), 10],
  [
    'what the buyer fills in',
    named(
      /'((?:required|too_long|valid_text|period_|from_after|order_type)\w*)'/g,
      'src/domain/ordering/checkout.ts',
      'src/domain/cart/cart-intent.ts',
    ),
    7,
  ],
  [
    'credit',
    named(/'(\w+)'/g, 'src/domain/ordering/credit-check.ts').filter((code) => code.includes('_')),
    7,
  ],
  [
    'a change of a cart',
    [
      ...named(/refuse\('(\w+)'\)/g, 'src/domain/cart'),
      ...named(/refuse\('(\w+)'\)/g, 'server/modules/sync/sync.ts'),
      ...named(/\?\? 'fine'\) : '(\w+)'/g, 'server/modules/cart/cart-articles.ts'),
    ],
    11,
  ],
  ['an article', valuesOf('BlockReason'), 8],
  ['a line', valuesOf('LineReason'), 11],
  ['an account', valuesOf('CreditBlock'), 4],
])('whatever is refused of %s has words on the screen', (_, refused, atLeast) => {
  expect(refused.length).toBeGreaterThanOrEqual(atLeast)
  expect(refused.filter((code) => !codes.includes(code))).toEqual([])
})

test('so has what is refused around ordering, and the server is seen to refuse it', () => {
  const refused = named(
    /(?:userError\(|refused\(|refusal\(request, |return |null : )'(\w+)'/g,
    ...['restock', 'analysis', 'handover', 'fast-order', 'purchases', 'promotions', 'incoming'].map(
      (area) => `server/modules/${area}`,
    ),
  )
  expect(refused).toEqual(
    expect.arrayContaining([
      'notifications_off',
      'in_stock',
      'too_many',
      'unknown_sorg',
      'not_given_up',
    ]),
  )
  expect(refused.filter((code) => !screens.includes(`'${code}'`))).toEqual([])
  expect(refused.filter((code) => !serverTests.includes(`'${code}'`))).toEqual([])
})

test('so has what is refused of a change of rights', () => {
  const refused = [
    ...named(
      /(?:\[|return |\? |&& )'([a-z]+_\w+)'/g,
      ...['roles', 'group-roles', 'permissions'].map((area) => `server/modules/${area}`),
    ),
    ...named(/'([a-z]+_\w+)'/g, 'src/domain/account/rights.ts'),
    ...named(/refused\('(\w+)'/g, 'server/save-record.ts'),
  ]
  const words = sourceFiles('src/features/admin', 'src/ui/form')
    .filter(({ path }) => /(rights-words|problem-text)/.test(path))
    .flatMap(({ text }) => [...text.matchAll(/^ {2}(\w+): msg`/gm)].map(([, code]) => code!))
  expect(refused).toEqual(
    expect.arrayContaining([
      'raises_self',
      'last_administrator',
      'in_use',
      'built_in',
      'unknown_role',
      'name_taken',
      'valid_key',
    ]),
  )
  expect([...new Set(refused)].filter((code) => !words.includes(code))).toEqual([])
})

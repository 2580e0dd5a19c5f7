import * as v from 'valibot'
import { expect, test } from 'vitest'
import { listSearch, listVariables } from './list-search.ts'

const schema = listSearch({ filters: { state: v.picklist(['SENT', 'FAILED']), code: v.string() } })

test.each([
  ['nothing', {}, {}],
  ['a code of digits alone', { search: 755, code: 12 }, { search: '755', code: '12' }],
  ['a page', { page: 3, size: 10 }, { page: 3, size: 10 }],
  ['a page that is none', { page: 0, size: 11 }, {}],
  ['half a page', { page: 1.5 }, {}],
  ['an order', { sort: '-createdAt' }, { sort: '-createdAt' }],
  ['an order that is SQL', { sort: 'name; drop table' }, {}],
  ['a filter', { state: 'SENT' }, { state: 'SENT' }],
  ['a filter that is none', { state: 'LOST', code: [] }, {}],
  ['something else', { other: 1 }, {}],
])('%s', (_, address, is) => {
  expect(JSON.parse(JSON.stringify(v.parse(schema, address)))).toEqual(is)
})

test('variables of the query: page and limit always, filters by their names', () => {
  expect(listVariables(v.parse(schema, { state: 'SENT', search: 'x' }))).toEqual({
    search: 'x',
    sort: undefined,
    state: 'SENT',
    code: undefined,
    page: 1,
    limit: 20,
  })
  expect(listVariables({ page: 2, size: 10 })).toEqual({ page: 2, limit: 10 })
})

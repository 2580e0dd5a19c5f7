import { expect, test } from 'vitest'
import { inBritish } from './british-spelling.ts'

test.each([
  ['Search the whole catalog', 'Search the whole catalogue'],
  ['Colors', 'Colours'],
  ['All sales organizations', 'All sales organisations'],
  ['Canceled', 'Cancelled'],
  ['Colorado and catalogs', 'Colorado and catalogues'],
])('%s is %s', (american, british) => {
  expect(inBritish({ id: american })).toEqual({ id: british })
})

test('choices and values of a message are respelled around their names', () => {
  const messages = {
    // {color, plural, one {Catalog: # of {catalog}} other {# colors}}
    counted: [
      [
        'color',
        'plural',
        { one: ['Catalog: ', '#', ' of ', ['catalog']], other: ['#', ' colors'] },
      ],
    ],
    named: [['catalog'], ' is canceled'],
  }
  expect(inBritish(messages as never)).toEqual({
    counted: [
      [
        'color',
        'plural',
        { one: ['Catalogue: ', '#', ' of ', ['catalog']], other: ['#', ' colours'] },
      ],
    ],
    named: [['catalog'], ' is cancelled'],
  })
})

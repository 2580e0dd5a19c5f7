import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encodeIndex } from './catalogue-buffer.ts'
import { rebuildIndex } from './catalogue-build.ts'
import type { IndexedArticle } from './indexed-article.ts'
import { CatalogueIndex, type CatalogueQuestion } from './catalogue-index.ts'

let id = 0
const article = (code: string, change: Partial<IndexedArticle> = {}): IndexedArticle => ({
  id: ++id,
  sorg: '1000',
  code,
  slug: code.toLowerCase(),
  ean: null,
  name: `Name of ${code}`,
  brand: 'Kestrel',
  category: 'paa',
  mc: null,
  model: code,
  modelName: code,
  modelYear: 2026,
  serie: null,
  size: null,
  colour: null,
  rank: id,
  blocked: false,
  retail: 10,
  ...change,
})
const articles = [
  article('BK-54-RED', {
    name: 'Ridge Comp',
    category: 'bike',
    model: 'RIDGE',
    size: '54',
    colour: 'Red',
    retail: 900,
    blocked: true,
    ean: '4006381333931',
  }),
  article('BK-56-RED', {
    name: 'Ridge Comp',
    category: 'bike',
    model: 'RIDGE',
    size: '56',
    colour: 'Red',
    retail: 900,
    inStock: true,
  }),
  article('BK-56-BLU', {
    name: 'Ridge Comp',
    category: 'bike',
    model: 'RIDGE',
    size: '56',
    colour: 'Blue',
    retail: 950,
    modelYear: 2027,
  }),
  article('TY-1', { name: 'Gravel tyre', brand: 'Corsa', retail: 40, inStock: true, mc: 'TY' }),
  article('TY-2', {
    name: 'Gravel tyre wide',
    brand: 'Corsa',
    retail: 30,
    sorg: '2000',
    inStock: true,
    mc: 'TY',
  }),
  article('PM-1', { name: 'Pedal, größer', retail: 20, codeDisplay: '77.PM.1' }),
]
const index = CatalogueIndex.of(articles)
const ask = (question: Partial<CatalogueQuestion>, of = index) =>
  of.find({ sorgs: ['1000', '2000'], ...question })
const codes = (question: Partial<CatalogueQuestion>, of = index) =>
  [...ask(question, of).positions].map((position) => of.text('code', position))

test.each<[string, Partial<CatalogueQuestion>, string[]]>([
  [
    'recommended: what is blocked comes last',
    {},
    ['BK-56-RED', 'BK-56-BLU', 'TY-1', 'TY-2', 'PM-1', 'BK-54-RED'],
  ],
  ['by price', { sort: 'PRICE' }, ['PM-1', 'TY-2', 'TY-1', 'BK-54-RED', 'BK-56-RED', 'BK-56-BLU']],
  [
    'the dearest first',
    { sort: 'PRICE_DESC', category: 'bike' },
    ['BK-56-BLU', 'BK-54-RED', 'BK-56-RED'],
  ],
  [
    'the newest first',
    { sort: 'NEWEST', category: 'bike' },
    ['BK-56-BLU', 'BK-54-RED', 'BK-56-RED'],
  ],
  ['by code', { sort: 'CODE', category: 'paa' }, ['PM-1', 'TY-1', 'TY-2']],
  ['of one organisation', { sorgs: ['2000'] }, ['TY-2']],
  ['of none', { sorgs: [] }, []],
  ['of a merchandise category', { mc: 'TY' }, ['TY-1', 'TY-2']],
  ['of a merchandise category that there is not', { mc: 'XX' }, []],
  ['in stock', { inStock: true }, ['BK-56-RED', 'TY-1', 'TY-2']],
  [
    'two values of one filter, one of another',
    { brands: ['Kestrel', 'Corsa'], sizes: ['56'] },
    ['BK-56-RED', 'BK-56-BLU'],
  ],
  ['a value that nothing has', { brands: ['Nobody'] }, []],
  ['a year', { modelYears: [2027] }, ['BK-56-BLU']],
  ['a code with its dashes', { term: 'BK-56-RED' }, ['BK-56-RED']],
  ['a code without its dashes', { term: 'bk56red' }, ['BK-56-RED']],
  ['the code that people read', { term: '77pm1' }, ['PM-1']],
  ['the beginning of a code', { term: 'bk56' }, ['BK-56-RED', 'BK-56-BLU']],
  ['an EAN', { term: '4006381333931' }, ['BK-54-RED']],
  ['the beginning of an EAN', { term: '400638' }, ['BK-54-RED']],
  ['words in any order, one cut short', { term: 'tyre grav' }, ['TY-1', 'TY-2']],
  ['one mistake', { term: 'gravle' }, ['TY-1', 'TY-2']],
  ['one mistake in each word', { term: 'tyer gravle' }, ['TY-1', 'TY-2']],
  ['the first letter wrong', { term: 'fravel' }, ['TY-1', 'TY-2']],
  ['the first letter missing', { term: 'ravel' }, ['TY-1', 'TY-2']],
  ['the first letters swapped', { term: 'rgavel' }, ['TY-1', 'TY-2']],
  [
    'a mistake is not forgiven where something fits',
    { term: 'ridge' },
    ['BK-56-RED', 'BK-56-BLU', 'BK-54-RED'],
  ],
  ['an umlaut without its dots, ß as ss', { term: 'grosser' }, ['PM-1']],
  ['an umlaut as it is written', { term: 'GRÖSSER' }, ['PM-1']],
  ['a word that nothing has is left out', { term: 'gravel submarine' }, ['TY-1', 'TY-2']],
  ['but not most of the words', { term: 'gravel diesel submarine' }, []],
  ['nothing but signs', { term: '–/' }, []],
  [
    'the customer’s own code',
    { term: 'MY-77', own: [{ word: 'my77', articleId: articles[3]!.id }] },
    ['TY-1'],
  ],
  [
    'the beginning of his own code, with a word',
    { term: 'my77 grav', own: [{ word: 'my7712', articleId: articles[3]!.id }] },
    ['TY-1'],
  ],
])('%s', (_, question, expected) => {
  expect(codes(question)).toEqual(expected)
})

test('typed letter by letter it finds what it finds when asked at once, whoever asked before', () => {
  const terms = [
    'ridge comp 56',
    'gravel tyer wi',
    'zz ridge',
    'ridge zz comp',
    'bk 56 red',
    'gravel x77 tyre',
    'gravel',
    '',
  ]
  const own = [{ word: 'x77', articleId: articles[4]!.id }]
  for (const term of terms.flatMap((one) => [...one].map((_, n) => one.slice(0, n + 1)))) {
    for (const codesOfOne of [[], own, []])
      expect(codes({ term, own: codesOfOne }), term).toEqual(
        codes({ term, own: codesOfOne }, CatalogueIndex.of(articles)),
      )
  }
})

test('an exact code stands before its beginning, a word before a mistake', () => {
  const ranked = CatalogueIndex.of([
    article('RED', { rank: 9, name: 'Tape' }),
    article('RED-2', { rank: 8, name: 'Plug' }),
    article('A-1', { rank: 7, name: 'Red bell' }),
    article('A-2', { rank: 6, name: 'Redder bell' }),
    article('A-3', { rank: 5, name: 'Bell' }),
  ])
  expect(codes({ term: 'red' }, ranked)).toEqual(['RED', 'RED-2', 'A-1', 'A-2'])
})

describe('as the trade types', () => {
  const shop = CatalogueIndex.of(
    [
      article('TU-700', {
        name: 'Road tube 700×23–32',
        modelName: 'Road tube',
        mc: 'TY',
        size: '700×23–32',
        properties: [{ name: 'Valve', value: 'Presta 42 mm' }],
      }),
      article('TU-29', {
        name: 'Trail tube 29"',
        modelName: 'Trail tube',
        mc: 'TY',
        size: '29"',
        properties: [{ name: 'Valve', value: 'Schrader' }],
      }),
      article('TY-25', {
        name: 'Race tyre 25-622',
        modelName: 'Race tyre',
        mc: 'TY',
        size: '25-622',
      }),
      article('BO-1', { name: 'Team bottle', modelName: 'Team bottle', mc: 'BO' }),
      article('BC-1', { name: 'Wire bottle cage', modelName: 'Wire bottle cage', mc: 'BO' }),
      article('RD-M', {
        name: 'Fjord 54',
        modelName: 'Fjord',
        mc: 'RD',
        category: 'bike',
        size: '54',
        modelYear: 2054,
      }),
      article('LO-1', { name: 'Citadel U-lock', modelName: 'Citadel U-lock', mc: 'LO' }),
      article('HE-1', { name: 'Kinderhelm', modelName: 'Kinderhelm', mc: 'HE', size: 'M' }),
      article('ST-90', {
        name: 'Seven stem 90 mm',
        modelName: 'Seven stem',
        mc: 'HB',
        size: '90 mm',
      }),
      article('DE-1', {
        name: 'Tempo rear derailleur',
        modelName: 'Tempo rear derailleur',
        mc: 'DE',
      }),
      article('XX-1', { name: 'Seatpost 27.2', modelName: 'Seatpost', mc: 'SA', sorg: '3000' }),
    ],
    {
      synonyms: [
        ['tube', 'inner tube'],
        ['rear derailleur', 'rear mech'],
        ['25-622', '700x25'],
        ['helm', 'casque'],
      ],
      categories: [
        ['RD', 'bike', 'Road bikes'],
        ['TY', 'paa', 'Tyres & tubes'],
        ['LO', 'paa', 'Security'],
      ].map(([mcid, type, wording]) => ({
        mcid: mcid!,
        type: type!,
        wording: wording!,
        sorg: '1000',
      })),
    },
  )
  test.each([
    ['inner tube', ['TU-700', 'TU-29']],
    ['innertubes 29', ['TU-29']],
    ['tubes', ['TU-700', 'TU-29']],
    ['tubes and tyres', ['TU-700', 'TU-29', 'TY-25']],
    ['Tyres & tubes', ['TU-700', 'TU-29', 'TY-25']],
    ['700x25', ['TY-25']],
    ['rear mech', ['DE-1']],
    ['derailer', ['DE-1']],
    ['bottle', ['BO-1', 'BC-1']],
    ['bottlecage', ['BC-1']],
    ['cage bottle', ['BC-1']],
    ['ulock', ['LO-1']],
    ['u lock', ['LO-1']],
    ['security', ['LO-1']],
    ['helm m', ['HE-1']],
    ['casque', ['HE-1']],
    ['road bike', ['RD-M']],
    ['road bikes 54', ['RD-M']],
    ['bike', ['RD-M']],
    ['fjord xl', ['RD-M']],
    ['stem 90mm', ['ST-90']],
    ['90 mm stem', ['ST-90']],
    ['presta tube', ['TU-700']],
    ['seat post', []],
  ])('%s', (term, expected) => {
    expect(codes({ term }, shop)).toEqual(expected)
  })

  test('what was left out is said', () => {
    expect(ask({ term: 'fjord xl' }, shop).leftOut).toEqual(['xl'])
    expect(ask({ term: 'fjord 54' }, shop).leftOut).toEqual([])
  })

  test('what another sales organisation sells changes nothing', () => {
    const theirs = { term: 'seat post', sorgs: ['1000', '3000'] }
    expect(codes(theirs, shop)).toEqual(['XX-1'])
    expect(codes({ term: 'seatpots', sorgs: ['3000'] }, shop)).toEqual(['XX-1'])
  })

  test('an index of some sales organisations finds what one of all finds for them', () => {
    const words = [
      'brake',
      'brakes',
      'gravl',
      'tyre',
      'tyer',
      '54',
      'xl',
      'corsa',
      'disc brake',
      'discbrake',
      'inner tube',
      'wheel',
      'c-1',
      'brake set',
      'sprocket',
    ]
    const some = fc.constantFrom(...words)
    const terms = {
      synonyms: [
        ['tube', 'inner tube'],
        ['cassette', 'sprocket'],
      ],
      categories: [
        { mcid: 'TY', type: 'paa', wording: 'Tyres & wheels', sorg: '1000' },
        { mcid: 'BR', type: 'paa', wording: 'Disc brakes', sorg: '2000' },
      ],
    }
    const anyArticle = fc.record({
      name: fc.constantFrom(
        'Gravel tyre',
        'Brake',
        'Discbrake set',
        'Tube',
        'Cassette XL',
        'Wheel 54',
      ),
      mc: fc.constantFrom('TY', 'BR', null),
      sorg: fc.constantFrom('1000', '2000'),
    })
    fc.assert(
      fc.property(
        fc.array(anyArticle, { maxLength: 9 }),
        fc.array(some, { minLength: 1, maxLength: 3 }),
        (fields, typed) => {
          const all = fields.map((one, n) =>
            article(`C-${n}`, { ...one, modelName: one.name, model: `M${n % 4}` }),
          )
          const question = { sorgs: ['1000'], term: typed.join(' ') }
          const both = [all, all.filter(({ sorg }) => sorg === '1000')].map((articles_) => {
            const of = CatalogueIndex.of(articles_, terms)
            const { positions, leftOut } = of.find(question)
            return [leftOut, ...[...positions].map((position) => of.text('code', position))]
          })
          expect(both[0]).toEqual(both[1])
        },
      ),
      { numRuns: 500 },
    )
  })

  test('other synonyms are used at once', () => {
    const other = CatalogueIndex.of([article('TU-1', { name: 'Tube', modelName: 'Tube' })])
    expect(codes({ term: 'camera' }, other)).toEqual([])
    other.useTerms({ synonyms: [['tube', 'camera']], categories: [] })
    expect(codes({ term: 'camera' }, other)).toEqual(['TU-1'])
  })

  test('a code that is typed suggests each article, a name one of each model', () => {
    const suggest = (term: string) =>
      index.suggest(term, { sorgs: ['1000'] }, 4).map((position) => index.text('code', position))
    expect(suggest('bk-5')).toEqual(['BK-56-RED', 'BK-56-BLU', 'BK-54-RED'])
    expect(suggest('ridge')).toEqual(['BK-56-RED'])
  })
})

test('grouped, a model stands for its articles', () => {
  const { positions, articles: behind } = ask({ grouped: true, category: 'bike' })
  expect([[...positions].map((position) => index.text('model', position)), behind]).toEqual([
    ['RIDGE'],
    3,
  ])
  expect(index.factsOf(index.positionsOfModel('RIDGE'))).toEqual({
    inStock: 1,
    least: 900,
    most: 950,
  })
  expect(index.factsOf([])).toEqual({ inStock: 0, least: null, most: null })
})

test('a filter’s own counts say what another choice would give, the others’ what is left', () => {
  const { facets } = ask({ sizes: ['56'] })
  const of = (name: string) =>
    Object.fromEntries(
      facets.find((facet) => facet.name === name)!.values.map(({ value, count }) => [value, count]),
    )
  expect(of('SIZE')).toEqual({ 54: 1, 56: 2 })
  expect(of('COLOUR')).toEqual({ Red: 1, Blue: 1 })
  expect(of('CATEGORY')).toEqual({ bike: 2 })
  expect(of('STOCK')).toEqual({ true: 1 })
})

test('a merchandise category’s own counts ignore the chosen one, those of parts too; all others’ are of it', () => {
  const chosen = ask({ mc: 'TY', inStock: true }).facets
  const of = (name: string) =>
    Object.fromEntries(
      chosen.find((facet) => facet.name === name)!.values.map(({ value, count }) => [value, count]),
    )
  expect([of('MC'), of('CATEGORY'), of('BRAND'), of('STOCK')]).toEqual([
    { TY: 2 },
    { paa: 2, bike: 1 },
    { Corsa: 2 },
    { true: 2 },
  ])
  const nothing = ask({ mc: 'XX', brands: ['Corsa'] }).facets
  expect(nothing.find(({ name }) => name === 'MC')!.values).toEqual([{ value: 'TY', count: 2 }])
})

test('an article of two organisations is one entry', () => {
  const twins = CatalogueIndex.of([
    article('T', { id: 900, mc: 'TY' }),
    { ...article('T', { id: 900, sorg: '2000', mc: 'TY' }), rank: 0 },
  ])
  expect(twins.countsByCategory(['1000', '2000'])).toEqual(new Map([['paa/TY', 1]]))
  expect(ask({}, twins).positions).toHaveLength(1)
  expect(twins.positionsOfId(900)).toHaveLength(2)
})

test('suggestions are one a model, the best fit first', () => {
  const suggest = (term: string, sorgs: string[], category: string | null = null) =>
    index.suggest(term, { sorgs, category }, 4).map((position) => index.text('code', position))
  expect(suggest('ridge', ['1000'])).toEqual(['BK-56-RED'])
  expect(suggest('gravel', ['1000'])).toEqual(['TY-1'])
  expect(suggest('gravel', ['1000', '2000'], 'bike')).toEqual([])
})

test('things are found by id, slug, model, code and category', () => {
  const [position] = index.positionsOfSlug('ty-1')
  expect([index.text('code', position!), index.id(position!)]).toEqual(['TY-1', articles[3]!.id])
  expect(index.positionsOfModel('RIDGE')).toHaveLength(3)
  expect(index.positionsOfCode('4006381333931').map((one) => index.text('code', one))).toEqual([
    'BK-54-RED',
  ])
  expect([
    index.positionsOfSlug('none'),
    index.positionsOfModel('none'),
    index.positionsOfCode('none'),
    index.positionsOfId(0),
  ]).toEqual([[], [], [], []])
  expect([
    index.countsByCategory(['1000', '2000']),
    index.countsByCategory(['2000']),
    index.countsByCategory([]),
  ]).toEqual([new Map([['paa/TY', 2]]), new Map([['paa/TY', 1]]), new Map()])
})

describe('made in steps', () => {
  const pick = fc.constantFrom
  const anyArticle = fc
    .record({
      id: fc.integer({ min: 1, max: 12 }),
      name: pick('Gravel tyre', 'Gravel tyré', 'Brake', 'Ünder 😀 bike', 'Brake lever'),
      brand: pick('Corsa', 'Ünit'),
      category: pick('bike', 'paa'),
      mc: pick(null, 'TY', 'BR'),
      model: pick('M1', 'M2'),
      size: pick(null, '54', 'XL'),
      colour: pick(null, 'Red'),
      modelYear: pick(null, 2026, 2027),
      rank: fc.integer({ min: 0, max: 3 }),
      ean: pick(null, '4006381333931', '12345670'),
      retail: pick(0, 5, 7.5),
      blocked: fc.boolean(),
      inStock: fc.boolean(),
      codeDisplay: pick(undefined, 'D-1'),
      properties: pick<{ name: string; value: string }[]>(
        [],
        [{ name: 'Drive', value: 'E-bike' }],
        [
          { name: 'Frame', value: 'Carbon' },
          { name: 'Use', value: 'gravel' },
        ],
      ),
    })
    .map((fields) =>
      article(`C-${fields.id}`, {
        ...fields,
        codeDisplay: fields.codeDisplay ?? `C-${fields.id}`,
        modelName: 'M',
        serie: null,
      }),
    )
  const some = fc.uniqueArray(anyArticle, { selector: ({ id: one }) => one, maxLength: 12 })

  test('an index is the same, byte by byte, as one made at once', () => {
    fc.assert(
      fc.property(some, some, (before, changed) => {
        const gone = new Set(changed.map(({ id: one }) => one))
        const old = CatalogueIndex.of(before).parts
        const stepped = rebuildIndex(old, (position) => gone.has(old.ids[position]!), changed)
        const once = rebuildIndex(null, () => false, [
          ...before.filter(({ id: one }) => !gone.has(one)),
          ...changed,
        ])
        expect(Buffer.from(encodeIndex(stepped)).equals(Buffer.from(encodeIndex(once)))).toBe(true)
      }),
      { numRuns: 100 },
    )
  })
})

import { afterEach, describe, expect, test } from 'vitest'
import { photo, sha256Of } from '../../../tests/support/photo.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { tempDir, tusOf } from '../../../tests/support/upload.ts'
import { startWork } from '../../../tests/support/work.ts'
import { goods } from '../../../tests/support/world.ts'
import { maxAttributes } from '#domain/article/attribute-sheet.ts'
import { importFeeds } from '../../import/import-feeds.ts'
import { recordSource } from '../../import/source.ts'

const dataDir = tempDir('upload-area')
const here = serverForTests(['product', 'dealer'], {
  start: { settings: { dataDir } },
  fill: (database) =>
    database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, async (tx) => {
      await tx.query(
        `UPDATE article SET properties = '[{"name":"Holes","value":"32"},{"name":"Finish","value":"Black"}]', code_display = 'P 1' WHERE code = $1`,
        [goods.part],
      )
    }),
})
const rows = <Row = Record<string, unknown>>(sql: string, args: unknown[] = []) =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query<Row>(sql, args),
  )
afterEach(async () => {
  await rows('DELETE FROM article_attribute')
  await rows('DELETE FROM file_use')
})

interface Given {
  articleCode: string
  sorg: string
  attribute?: { name: string; value: string }
}
const inputs = {
  updateProductAttributes: 'ProductAttributeInput',
  deleteProducts: 'ProductKeyInput',
  restoreProducts: 'ProductKeyInput',
}
async function upload(
  operation: keyof typeof inputs,
  products: Given[],
  { check = false, as = here.product } = {},
) {
  const { data, errors } = await as.ask(
    `mutation($p: [${inputs[operation]}!]!, $check: Boolean) { ${operation}(products: $p, check: $check) { results { articleCode name change before code field } userErrors { code } } }`,
    { p: products, check },
  )
  expect(errors).toBeUndefined()
  return data[operation]
}
const part = (name: string, value: string, articleCode: string = goods.part): Given => ({
  articleCode,
  sorg: '2000',
  attribute: { name, value },
})
const set = async (...products: Given[]) =>
  (await upload('updateProductAttributes', products)).results.map(
    ({ change, code }: { change: string | null; code: string | null }) => code ?? change,
  )
const logged = (action: string) =>
  rows('SELECT target, before, after FROM audit_log WHERE action = $1 ORDER BY id DESC LIMIT 1', [
    action,
  ])

describe('attributes', () => {
  const onPage = async () => {
    const [article] = await rows<{ slug: string }>('SELECT slug FROM article WHERE code = $1', [
      goods.part,
    ])
    const { data } = await here.dealer.ask(
      `{ productDetailsV2(slug: "${article!.slug}") { product { properties { name value } } } }`,
    )
    return data.productDetailsV2.product.properties.map(
      ({ name, value }: { name: string; value: string }) => `${name}=${value}`,
    )
  }
  const found = async (search: string) =>
    (
      await here.dealer.ask(
        `query($s: String) { products(search: $s, view: ITEM) { entries { product { article_code } } } }`,
        { s: search },
      )
    ).data.products.entries.map(
      ({ product }: { product: { article_code: string } }) => product.article_code,
    )

  test('stand on the article’s page beside those of the ERP, and find the article', async () => {
    expect(await found('dynamo')).toEqual([])
    expect(
      await set(part('Wiring', 'Hub dynamo'), part('holes', '36'), part('Rim', 'Tubeless')),
    ).toEqual(['ADDED', 'CHANGED', 'ADDED'])
    expect(await onPage()).toEqual([
      'holes=36',
      'Finish=Black',
      'Wiring=Hub dynamo',
      'Rim=Tubeless',
    ])
    expect(await found('dynamo')).toEqual([goods.part])
    expect(await set(part('WIRING', ''), part('Rim', 'Hookless'))).toEqual(['REMOVED', 'CHANGED'])
    expect(await onPage()).toEqual(['holes=36', 'Finish=Black', 'Rim=Hookless'])
    expect(await found('dynamo')).toEqual([])
  })

  test('reach devices that keep the catalogue', async () => {
    const changedIn = async () =>
      (
        await rows<{ changed_in: number }>(
          'SELECT c.changed_in FROM article_change c JOIN article a ON a.id = c.article_id WHERE a.code = $1',
          [goods.part],
        )
      )[0]!.changed_in
    await set(part('Rim', 'Tubeless'))
    const first = await changedIn()
    await set(part('Rim', ''))
    expect(await changedIn()).toBeGreaterThan(first)
  })

  test('each row has a result of its own, and what is wrong with one stops no other', async () => {
    expect(
      (
        await upload('updateProductAttributes', [
          part('Rim', 'Tubeless'),
          part('rim', 'Hookless'),
          part('Rim', 'x', 'NO-SUCH'),
          { ...part('Rim', 'x'), sorg: '9999' },
          { ...part('Rim', 'x'), sorg: '1000' },
          part('', 'x'),
          part('Rim', 'v'.repeat(201), goods.bolt),
          part('Finish', ''),
          part('Colour', ''),
          part('Rim', 'x', goods.gone),
          part('Spokes', 'Round', 'p 1'),
        ])
      ).results,
    ).toEqual(
      [
        { change: 'ADDED' },
        { code: 'twice', field: 'articleCode' },
        { articleCode: 'NO-SUCH', name: null, code: 'unknown_article', field: 'articleCode' },
        { name: null, code: 'unknown_sorg', field: 'sorg' },
        { code: 'not_sold_here', field: 'sorg' },
        { name: null, code: 'required', field: 'name' },
        { articleCode: goods.bolt, name: null, code: 'too_long', field: 'value' },
        { code: 'of_erp', field: 'name' },
        { code: 'no_attribute', field: 'name' },
        { articleCode: goods.gone, name: null, code: 'unknown_article', field: 'articleCode' },
        { articleCode: 'p 1', change: 'ADDED' },
      ].map((row) => ({
        articleCode: goods.part,
        name: 'Name PART-1',
        change: null,
        before: null,
        code: null,
        field: null,
        ...row,
      })),
    )
    expect(
      await rows('SELECT article_code, name, value FROM article_attribute ORDER BY id'),
    ).toEqual([
      { article_code: goods.part, name: 'Rim', value: 'Tubeless' },
      { article_code: goods.part, name: 'Spokes', value: 'Round' },
    ])
  })

  test('a check changes nothing and says the value until then', async () => {
    await set(part('Rim', 'Tubeless'))
    const { results } = await upload(
      'updateProductAttributes',
      [part('Rim', 'Hookless'), part('Holes', '36'), part('Finish', 'Black')],
      { check: true },
    )
    expect(
      results.map(({ change, before }: { change: string; before: string }) => [change, before]),
    ).toEqual([
      ['CHANGED', 'Tubeless'],
      ['CHANGED', '32'],
      ['UNCHANGED', 'Black'],
    ])
    expect(await rows('SELECT value FROM article_attribute')).toEqual([{ value: 'Tubeless' }])
  })

  test('more than 75 rows and more attributes than an article may have are refused', async () => {
    const many = Array.from({ length: 75 }, (_, n) => part(`Name ${n}`, 'x'))
    expect(await upload('updateProductAttributes', [...many, part('One more', 'x')])).toEqual({
      results: [],
      userErrors: [{ code: 'too_many_rows' }],
    })
    const codes = await set(...many)
    expect(codes.filter((code) => code === 'ADDED')).toHaveLength(maxAttributes)
    expect(codes.at(-1)).toBe('too_many_attributes')
    expect(await set(part('Name 0', 'y'), part('Name 74', 'y'))).toEqual([
      'CHANGED',
      'too_many_attributes',
    ])
  })

  test('an import of the article leaves them, and the audit log has both values', async () => {
    await set(part('Holes', '36'), part('Rim', 'Tubeless'))
    expect(await logged('article-attributes.updated')).toEqual([
      {
        target: `2000/${goods.part}`,
        before: { [`2000/${goods.part}`]: { Holes: '32', Rim: null } },
        after: { [`2000/${goods.part}`]: { Holes: '36', Rim: 'Tubeless' } },
      },
    ])
    await importFeeds(
      here.database,
      'aa',
      recordSource({
        articles: () => [
          {
            code: goods.part,
            name: 'Name PART-1',
            brand: 'Brand',
            category: 'paa',
            code_display: 'P 1',
            properties: 'Holes=28 | Finish=Black',
          },
        ],
      }),
      { delta: true },
    )
    expect(await onPage()).toEqual(['Holes=36', 'Finish=Black', 'Rim=Tubeless'])
  })

  test('people with areas change articles of their own sales organisations alone', async () => {
    await here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
      tx.query(
        `INSERT INTO user_area (tenant_id, of_user, sorg) SELECT 'aa', id, '1000' FROM app_user WHERE username = 'product'`,
      ),
    )
    expect(await set(part('Rim', 'Tubeless'))).toEqual(['unknown_sorg'])
    await rows(
      `DELETE FROM user_area WHERE of_user = (SELECT id FROM app_user WHERE username = 'product')`,
    )
    expect(await set(part('Rim', 'Tubeless'))).toEqual(['ADDED'])
  })
})

describe('deleting articles', () => {
  const bolt = { articleCode: goods.bolt, sorg: '2000' }
  const codes = async (operation: 'deleteProducts' | 'restoreProducts', ...products: Given[]) =>
    (await upload(operation, products)).results.map(
      ({ change, code }: { change: string | null; code: string | null }) => code ?? change,
    )
  const sold = async () => {
    const { data } = await here.dealer.ask(
      `query($s: String) { products(search: $s, view: ITEM) { total } }`,
      { s: goods.bolt },
    )
    return data.products.total
  }
  const assortment = () =>
    rows(`SELECT s.* FROM article_sorg s JOIN article a ON a.id = s.article_id WHERE a.code = $1`, [
      goods.bolt,
    ])

  test('a check deletes nothing', async () => {
    expect(await upload('deleteProducts', [bolt], { check: true })).toMatchObject({
      results: [{ name: 'Name BOLT-1', change: 'REMOVED', code: null }],
    })
    expect(await assortment()).toHaveLength(1)
  })

  test('deleted articles leave the catalogue, whatever the feed says, and come back as they were', async () => {
    await rows(
      `UPDATE article_sorg SET order_quota = 7 WHERE article_id = (SELECT id FROM article WHERE code = $1)`,
      [goods.bolt],
    )
    const before = await assortment()
    expect(await sold()).toBe(1)
    expect(
      await codes(
        'deleteProducts',
        { ...bolt, articleCode: 'bolt-1' },
        bolt,
        { ...bolt, articleCode: 'NO-SUCH' },
        { ...bolt, sorg: '1000' },
        { ...bolt, sorg: '' },
      ),
    ).toEqual(['REMOVED', 'twice', 'unknown_article', 'not_sold_here', 'required'])
    expect(await sold()).toBe(0)
    expect(await codes('deleteProducts', bolt)).toEqual(['not_sold_here'])
    const { data } = await here.product.ask(
      '{ removedProducts { articleCode sorg name removedBy } }',
    )
    expect(data.removedProducts).toEqual([
      { articleCode: goods.bolt, sorg: '2000', name: 'Name BOLT-1', removedBy: 'Name of product' },
    ])
    expect(await logged('article.removed')).toEqual([
      { target: '2000/BOLT-1', before: { articles: ['2000/BOLT-1'] }, after: null },
    ])

    const report = await importFeeds(
      here.database,
      'aa',
      recordSource({ assortment: () => [{ article: goods.bolt, sorg: '2000' }] }),
      { delta: true },
    )
    expect(report.files[0]).toMatchObject({ inserted: 0, updated: 0 })
    expect(await assortment()).toEqual([])

    expect(await codes('restoreProducts', bolt, { articleCode: goods.part, sorg: '2000' })).toEqual(
      ['RESTORED', 'not_deleted'],
    )
    expect(await assortment()).toEqual(before)
    expect(await sold()).toBe(1)
    expect(await logged('article.restored')).toEqual([
      { target: '2000/BOLT-1', before: null, after: { articles: ['2000/BOLT-1'] } },
    ])
  })

  test('more than 75 rows at once are refused', async () => {
    const many = Array.from({ length: 76 }, () => bolt)
    for (const operation of ['deleteProducts', 'restoreProducts'] as const)
      expect(await upload(operation, many)).toEqual({
        results: [],
        userErrors: [{ code: 'too_many_rows' }],
      })
  })
})

describe('pictures by article code', () => {
  const order = async () =>
    (
      await rows<{ name: string }>(
        `SELECT f.name FROM file_use u JOIN file f ON f.id = u.file_id WHERE u.owner = $1 ORDER BY u.position, f.id`,
        [goods.part],
      )
    ).map(({ name }) => name)
  const send = async (name: string, place: number | undefined, seed: number) =>
    (
      await tusOf(here.product).send({
        kind: 'article-picture',
        use: 'article-picture',
        owner: goods.part,
        name,
        ...(place !== undefined && { place }),
        content: await photo({ seed, noisy: false }),
      })
    ).answer

  test('names find articles by either code, in any case, with how many pictures they have', async () => {
    await send('a.jpg', undefined, 1)
    const { data } = await here.product.ask(
      '{ pictureTargets(codes: ["part-1", "P 1", "BOLT-1", "BOLT-1_2", "GONE-1", ""]) { asked article_code pictures } }',
    )
    expect(data.pictureTargets).toEqual([
      { asked: 'part-1', article_code: goods.part, pictures: 1 },
      { asked: 'P 1', article_code: goods.part, pictures: 1 },
      { asked: 'BOLT-1', article_code: goods.bolt, pictures: 0 },
    ])
    const { errors } = await here.product.ask(
      'query($codes: [String!]!) { pictureTargets(codes: $codes) { asked } }',
      { codes: Array.from({ length: 2_001 }, (_, n) => `C-${n}`) },
    )
    expect(errors![0]!.extensions!.code).toBe('TOO_LARGE')
  })

  test('a picture sent to a place replaces the one that is there; to an empty one it is the last', async () => {
    for (const [n, name] of ['a.jpg', 'b.jpg', 'c.jpg'].entries())
      await send(name, undefined, n + 2)
    expect((await send('B.jpg', 1, 9)).statusCode).toBe(204)
    expect(await order()).toEqual(['a.jpg', 'B.jpg', 'c.jpg'])
    await send('A.jpg', 0, 10)
    await send('d.jpg', 9, 11)
    expect(await order()).toEqual(['A.jpg', 'B.jpg', 'c.jpg', 'd.jpg'])
    expect(await logged('file.detached')).toMatchObject([{ target: goods.part }])
  })

  test('a picture comes back when the one in its place turns out to be damaged', async () => {
    const work = startWork(here.database, { settings: { dataDir } })
    const send = async (name: string, place: number, content: Buffer) =>
      (
        await tusOf(here.product).send({
          kind: 'article-picture',
          use: 'article-picture',
          owner: goods.part,
          name,
          place,
          content,
        })
      ).answer
    await send('a.jpg', 0, await photo({ seed: 30 }))
    await send('b.jpg', 1, await photo({ seed: 31 }))
    await work.drain()
    await send('cut.jpg', 0, (await photo({ seed: 32 })).subarray(0, 5_000))
    expect(await order()).toEqual(['cut.jpg', 'b.jpg'])
    await work.drain()
    expect(await order()).toEqual(['a.jpg', 'b.jpg'])
  })

  test('the state of one’s own uploads is told, and nobody else’s', async () => {
    const good = await tusOf(here.product).send({
      kind: 'article-picture',
      content: await photo({ noisy: false }),
    })
    const bad = await tusOf(here.product).send({
      kind: 'article-picture',
      content: Buffer.from('no picture'),
    })
    const states = async (as: typeof here.product) =>
      (
        await as.ask('query($ids: [ID!]!) { uploadedFiles(ids: $ids) { id state refusal } }', {
          ids: [good.id, bad.id, 'no-id'],
        })
      ).data.uploadedFiles
    expect(await states(here.product)).toEqual(
      expect.arrayContaining([
        { id: good.id, state: 'STORED', refusal: null },
        { id: bad.id, state: 'REFUSED', refusal: 'format_not_accepted' },
      ]),
    )
    await rows('UPDATE file SET created_by = NULL')
    expect(await states(here.product)).toEqual([])
  })

  test('a full article takes a picture in place of another one, and no further', async () => {
    for (let n = 0; n < 24; n += 1) {
      const id = crypto.randomUUID()
      await rows(
        `INSERT INTO file (id, tenant_id, kind, state, name, bytes, sha256) VALUES ($1, 'aa', 'article-picture', 'ready', $2, 1, '')`,
        [id, `${n}.jpg`],
      )
      await rows(
        `INSERT INTO file_use (tenant_id, used_as, owner, file_id, position) VALUES ('aa', 'article-picture', $1, $2, $3)`,
        [goods.part, id, n],
      )
    }
    expect((await send('more.jpg', undefined, 20)).headers['upload-refusal']).toBe(
      'too_many_pictures',
    )
    expect((await send('last.jpg', 23, 21)).statusCode).toBe(204)
    expect((await order()).at(-1)).toBe('last.jpg')
    expect(await order()).toHaveLength(24)
  })

  test('a place is a number below 24, of an article’s picture', async () => {
    const content = await photo({ noisy: false })
    const create = (change: object) =>
      tusOf(here.product).create({
        kind: 'article-picture',
        use: 'article-picture',
        owner: goods.part,
        content,
        sha256: sha256Of(content),
        ...change,
      })
    expect((await create({ place: 24 })).statusCode).toBe(400)
    expect((await create({ place: -1 })).statusCode).toBe(400)
    expect((await create({ place: 0, use: '', owner: '' })).statusCode).toBe(400)
    expect((await create({ place: 0 })).statusCode).toBe(201)
  })
})

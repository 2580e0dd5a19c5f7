import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { photo } from '../../../tests/support/photo.ts'
import type { Session } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { tempDir, tusOf } from '../../../tests/support/upload.ts'
import { startWork } from '../../../tests/support/work.ts'

const now = new Date('2026-11-25T10:00:00Z')
const dataDir = tempDir('marketing')
const here = serverForTests(['content', 'dealer', 'dealerz', 'finance'], {
  start: { clock: () => now, settings: { dataDir } } as never,
})
const sql = <Row>(text: string, args: unknown[] = []) =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query<Row>(text, args),
  )

let market: string
beforeAll(async () => {
  const [row] = await sql<{ id: number }>(
    `INSERT INTO content_target_market (tenant_id, market_name) VALUES ('aa', 'Road dealers') RETURNING id`,
  )
  market = String(row!.id)
  await sql(`INSERT INTO user_target_market (tenant_id, of_user, market) VALUES ('aa', $1, $2)`, [
    here.world.users.dealer,
    row!.id,
  ])
})

const errors = 'userErrors { code field }'
const valid = { validFrom: '2026-11-01T00:00', validTo: '2036-01-01T00:00' }

const upload = async (name = 'logo.jpg', who = here.content) => {
  const { id, answer } = await tusOf(who).send({
    kind: 'content-file',
    content: await photo(),
    name,
  })
  expect(answer.statusCode).toBe(204)
  return id
}

const addCategory = async (change: object) =>
  (
    await here.content.ask(
      `mutation($c: MarketingMaterialCategoryInput!) { createMarketingMaterialCategory(marketingMaterialCategory: $c) { marketingMaterialCategory { id revision } ${errors} } }`,
      { c: { type: 'brand-assets', title: 'Logos', ...valid, ...change } },
    )
  ).data.createMarketingMaterialCategory
const idOfCategory = async (change: object): Promise<string> =>
  (await addCategory(change)).marketingMaterialCategory.id

const add = async (rows: object[]) =>
  (
    await here.content.ask(
      `mutation($m: [MarketingMaterialInput!]!) { createMarketingMaterials(marketingMaterials: $m) { marketingMaterials { id title route files { id oriFileUrl thumbnailUrl } } ${errors} } }`,
      { m: rows.map((row) => ({ title: 'Logo', ...valid, ...row })) },
    )
  ).data.createMarketingMaterials

const titlesIn = async (who: Session, args: string) =>
  (
    await who.ask(`{ marketingMaterials(${args}) { unread rows { title } } }`)
  ).data.marketingMaterials.rows.map(({ title }) => title)
const categoriesOf = async (who: Session, args: string) =>
  (
    await who.ask(
      `{ marketingMaterialCategories(${args}) { rows { id title totalChildren totalMaterials unread } } }`,
    )
  ).data.marketingMaterialCategories.rows
const status = async (who: Session, url: string) =>
  (await who.send({ method: 'GET', url })).statusCode

describe('categories', () => {
  test('are a tree, with addresses, the way to them and what is below', async () => {
    const root = await idOfCategory({ title: 'Tree' })
    const child = await idOfCategory({ title: 'Print', parent: root })
    const { data } = await here.dealer.ask(
      `query($id: ID!, $root: ID!) { child: marketingMaterialCategory(id: $id) { route parentId parent { title } breadcrumb { title route } }
        root: marketingMaterialCategory(id: $root) { totalChildren children { title sorting } } }`,
      { id: child, root },
    )
    expect(data).toEqual({
      child: {
        route: `/marketing-material/brand-assets/${child}`,
        parentId: root,
        parent: { title: 'Tree' },
        breadcrumb: [{ title: 'Tree', route: `/marketing-material/brand-assets/${root}` }],
      },
      root: { totalChildren: 1, children: [{ title: 'Print', sorting: 0 }] },
    })
    const rooted = await categoriesOf(here.dealer, 'root: true, type: "brand-assets", limit: 50')
    expect(rooted.map(({ title }) => title)).not.toContain('Print')
  })

  test.each([
    [{ title: '' }, 'required', 'title'],
    [{ type: 'flyers' }, 'required', 'type'],
    [{ parent: '9999' }, 'unknown_parent', 'parent'],
    [{ layout: '9999' }, 'unknown_layout', 'layout'],
    [{ file: '0198c0de-0000-7000-8000-00000000ffff' }, 'unknown_file', 'file'],
    [{ markets: ['x'] }, 'unknown_market', 'markets'],
    [{ validTo: valid.validFrom }, 'to_before_from', 'to'],
  ])('%j is refused', async (change, code, field) => {
    expect((await addCategory(change)).userErrors).toEqual([{ code, field }])
  })

  test('are put in order among their own alone', async () => {
    const root = await idOfCategory({ title: 'Ordered' })
    const [a, b, c] = [
      await idOfCategory({ title: 'a', parent: root }),
      await idOfCategory({ title: 'b', parent: root }),
      await idOfCategory({ title: 'c', parent: root }),
    ]
    const order = async (ids: unknown[]) =>
      (
        await here.content.ask(
          `mutation($ids: [ID!]!) { orderMarketingMaterialCategories(ids: $ids) { ${errors} } }`,
          { ids },
        )
      ).data.orderMarketingMaterialCategories.userErrors
    expect(await order([c, a])).toEqual([])
    const rows = await categoriesOf(here.content, `parent: "${root}"`)
    expect(rows.map(({ title }) => title)).toEqual(['c', 'a', 'b'])
    expect(await order([b, root])).toEqual([{ code: 'not_siblings', field: 'ids' }])
  })

  test('are deleted when empty, and come back below a parent that is there', async () => {
    const root = await idOfCategory({ title: 'Old' })
    const child = await idOfCategory({ title: 'Older', parent: root })
    const change = async (
      name: 'deleteMarketingMaterialCategory' | 'restoreMarketingMaterialCategory',
      id: string,
    ) =>
      (await here.content.ask(`mutation($id: ID!) { ${name}(id: $id) { ${errors} } }`, { id }))
        .data[name].userErrors
    expect(await change('deleteMarketingMaterialCategory', root)).toEqual([
      { code: 'in_use', field: null },
    ])
    expect(await change('deleteMarketingMaterialCategory', child)).toEqual([])
    expect(await change('deleteMarketingMaterialCategory', root)).toEqual([])
    expect(await change('restoreMarketingMaterialCategory', child)).toEqual([
      { code: 'parent_deleted', field: null },
    ])
    expect(await change('restoreMarketingMaterialCategory', root)).toEqual([])
    expect(await change('restoreMarketingMaterialCategory', child)).toEqual([])
    const actions = await sql<{ action: string }>(
      `SELECT action FROM audit_log WHERE target = $1 AND action LIKE 'marketing-category.%' ORDER BY id`,
      [root],
    )
    expect(actions.map(({ action }) => action)).toEqual([
      'marketing-category.created',
      'marketing-category.deleted',
      'marketing-category.restored',
    ])
  })
})

describe('material', () => {
  test('is published in bulk, all or none, with a refusal for each row', async () => {
    const category = await idOfCategory({ title: 'Bulk' })
    const file = await upload()
    const before = await titlesIn(here.content, `category: "${category}"`)
    const refused = await add([
      { category, title: 'Fine', files: [file] },
      { category, title: '', files: [file] },
      { category: '9999', title: 'Lost', files: [file] },
      { category, title: 'Bare', files: [] },
    ])
    expect(refused.userErrors).toEqual([
      { code: 'required', field: '1.title' },
      { code: 'unknown_category', field: '2.category' },
      { code: 'required', field: '3.files' },
    ])
    expect(await titlesIn(here.content, `category: "${category}"`)).toEqual(before)
    const saved = await add(
      ['One', 'Two', 'Three'].map((title) => ({ category, title, files: [file] })),
    )
    expect(saved.userErrors).toEqual([])
    expect(saved.marketingMaterials[0]!.route).toBe(
      `/marketing-material/brand-assets/${category}/image/${saved.marketingMaterials[0]!.id}`,
    )
    expect(await titlesIn(here.dealer, `category: "${category}", limit: 9999`)).toEqual([
      'One',
      'Two',
      'Three',
    ])
  })

  test('names the article it shows, with the address of its page while it is sold', async () => {
    const category = await idOfCategory({ title: 'Bikes' })
    const file = await upload()
    const [article] = await sql<{ code: string; category: string; slug: string }>(
      'SELECT code, category, slug FROM article WHERE active ORDER BY id LIMIT 1',
    )
    const { code } = article!
    const refused = await add([{ category, files: [file], product: 'none such' }])
    expect(refused.userErrors).toEqual([{ code: 'unknown_article', field: '0.product' }])
    const { marketingMaterials } = await add([{ category, files: [file], product: code }])
    const shown = async () =>
      (
        await here.dealer.ask(
          'query($id: ID!) { marketingMaterial(id: $id) { product productRoute } }',
          { id: marketingMaterials[0]!.id },
        )
      ).data.marketingMaterial
    expect(await shown()).toEqual({
      product: code,
      productRoute: `/catalog/${article!.category}/${article!.slug}`,
    })
    await sql('UPDATE article SET active = false WHERE code = $1', [code])
    expect((await shown()).productRoute).toBeNull()
    await sql('UPDATE article SET active = true WHERE code = $1', [code])
  })

  test('of a category comes whole, and otherwise by fifty', async () => {
    const category = await idOfCategory({ title: 'Many' })
    await sql(
      `INSERT INTO content_item (tenant_id, kind, type, title, category_id, sorting, "from", "to")
       SELECT 'aa', 'material', 'brand-assets', 'Many ' || n, $1, n, '2026-01-01', '2036-01-01' FROM generate_series(1, 120) n`,
      [Number(category)],
    )
    expect(await titlesIn(here.dealer, `category: "${category}", limit: 9999`)).toHaveLength(120)
    expect(await titlesIn(here.dealer, 'limit: 9999')).toHaveLength(50)
  })

  test('is for the markets of its category and all above, with its files and pictures', async () => {
    const root = await idOfCategory({
      title: 'Road',
      markets: [market],
      file: await upload('c.jpg'),
    })
    const child = await idOfCategory({ title: 'Road print', parent: root })
    const { marketingMaterials } = await add([
      {
        category: child,
        title: 'Road logo',
        files: [await upload()],
        placeholder: await upload('p.jpg'),
      },
    ])
    await startWork(here.database, { settings: { dataDir } }).drain()
    const [{ id, files } = { id: '', files: [] }] = marketingMaterials
    const one = async (who: Session) =>
      (
        await who.ask(
          'query($id: ID!) { marketingMaterial(id: $id) { title placeholder { thumbnailUrl } breadcrumb { title } } }',
          { id },
        )
      ).data.marketingMaterial
    const seen = await one(here.dealer)
    expect(seen).toMatchObject({
      title: 'Road logo',
      breadcrumb: [{ title: 'Road' }, { title: 'Road print' }],
    })
    expect(await one(here.dealerz)).toBeNull()
    const { data } = await here.dealer.ask(
      'query($id: ID!) { marketingMaterialCategory(id: $id) { file { thumbnailUrl } } }',
      { id: root },
    )
    const urls = [
      ...['', '/hi', '/med', '/low', '/thumb'].map((size) => `${files[0]!.oriFileUrl}${size}`),
      seen.placeholder.thumbnailUrl,
      data.marketingMaterialCategory.file.thumbnailUrl,
    ]
    for (const url of urls)
      expect([await status(here.dealer, url), await status(here.dealerz, url)]).toEqual([200, 404])
    expect(await status(here.finance, urls[0]!)).toBe(404)
    const sized = await here.dealer.send({ method: 'GET', url: urls[3]! })
    expect(sized.headers['content-disposition']).toContain('logo-low.webp')
    expect(await categoriesOf(here.dealerz, `parent: "${root}"`)).toEqual([])
    // The category above is over: so is all below it.
    await sql('UPDATE marketing_category SET "to" = $1 WHERE id = $2', [now, Number(root)])
    expect([await one(here.dealer), await status(here.dealer, urls[0]!)]).toEqual([null, 404])
    expect(await one(here.content)).toMatchObject({ title: 'Road logo' })
  })

  test('is unread until it is opened, in each category above it', async () => {
    const root = await idOfCategory({ title: 'Unread' })
    const child = await idOfCategory({ title: 'Unread below', parent: root })
    const file = await upload()
    const { marketingMaterials } = await add([
      { category: child, title: 'a', files: [file] },
      { category: child, title: 'b', files: [file] },
    ])
    const unread = async () =>
      (
        await here.dealer.ask('query($id: ID!) { marketingMaterialCategory(id: $id) { unread } }', {
          id: root,
        })
      ).data.marketingMaterialCategory.unread
    expect(await unread()).toBe(2)
    await here.dealer.ask(
      `mutation($id: ID!) { markMarketingMaterialRead(id: $id) { marketingMaterial { isRead } ${errors} } }`,
      { id: marketingMaterials[0]!.id },
    )
    expect(await unread()).toBe(1)
    expect(await titlesIn(here.dealer, `category: "${child}", unreadOnly: true`)).toEqual(['b'])
  })

  test('is changed, moved to the end of another category, ordered, deleted and restored', async () => {
    const category = await idOfCategory({ title: 'From' })
    const other = await idOfCategory({ title: 'To', type: 'product-lineup' })
    const file = await upload()
    const { marketingMaterials } = await add([
      { category, title: 'a', files: [file] },
      { category: other, title: 'b', files: [file] },
    ])
    const { id } = marketingMaterials[0]!
    const update = await here.content.ask(
      `mutation($id: ID!, $m: MarketingMaterialInput!) { updateMarketingMaterial(id: $id, marketingMaterial: $m) { marketingMaterial { type subtitle body } ${errors} } }`,
      {
        id,
        m: {
          ...valid,
          category: other,
          title: 'a',
          subtitle: 'On white',
          body: '<p onclick="x()">Use it</p>',
          files: [file],
        },
      },
    )
    expect(update.data.updateMarketingMaterial.marketingMaterial).toEqual({
      type: 'product-lineup',
      subtitle: 'On white',
      body: '<p>Use it</p>',
    })
    expect(await titlesIn(here.dealer, `category: "${other}"`)).toEqual(['b', 'a'])
    await here.content.ask(
      `mutation($ids: [ID!]!) { orderMarketingMaterials(ids: $ids) { ${errors} } }`,
      { ids: [id] },
    )
    expect(await titlesIn(here.dealer, `category: "${other}"`)).toEqual(['a', 'b'])
    const change = async (name: 'deleteMarketingMaterial' | 'restoreMarketingMaterial') =>
      (await here.content.ask(`mutation($id: ID!) { ${name}(id: $id) { ${errors} } }`, { id }))
        .data[name].userErrors
    expect(await change('deleteMarketingMaterial')).toEqual([])
    expect(await titlesIn(here.dealer, `category: "${other}"`)).toEqual(['b'])
    await sql('UPDATE content_item SET deleted_at = $1 WHERE id = $2', [
      '2026-08-27T09:59:59Z',
      Number(id),
    ])
    expect(await change('restoreMarketingMaterial')).toEqual([{ code: 'too_late', field: null }])
    await sql('UPDATE content_item SET deleted_at = $1 WHERE id = $2', [now, Number(id)])
    expect(await change('restoreMarketingMaterial')).toEqual([])
  })
})

describe('the archive', () => {
  const zip = async (who: Session, query: string) => {
    const answer = await who.send({ method: 'GET', url: `/server/marketing-material/zip?${query}` })
    return answer.statusCode === 200
      ? Object.keys(unzipSync(await buffer(Readable.from([answer.rawPayload]))))
      : answer.statusCode
  }

  test('has the files of a selection or a category, in the size that was asked for', async () => {
    const category = await idOfCategory({ title: 'Zip', markets: [market] })
    const { marketingMaterials } = await add([
      { category, title: 'a', files: [await upload('Logo.jpg')] },
      { category, title: 'b', files: [await upload('logo.JPG')] },
    ])
    const ids = marketingMaterials.map(({ id }) => id)
    // While the sizes of a picture are being made, the original stands in for them.
    expect(await zip(here.dealer, `ids=${ids[1]}&size=low`)).toEqual(['logo.JPG'])
    await startWork(here.database, { settings: { dataDir } }).drain()
    expect(await zip(here.dealer, `category=${category}`)).toEqual(['Logo.jpg', 'logo (2).JPG'])
    expect(await zip(here.dealer, `ids=${ids[1]}&size=low`)).toEqual(['logo-low.webp'])
    expect(await zip(here.dealer, `ids=${ids.join(',')}&size=huge`)).toBe(400)
    expect(await zip(here.dealerz, `ids=${ids.join(',')}`)).toBe(404)
    expect(await zip(here.finance, `category=${category}`)).toBe(403)
    expect(await zip(here.dealer, `ids=${Array.from({ length: 501 }, () => '1').join(',')}`)).toBe(
      400,
    )
  })
})

test('a plain client sends material with its files in one request', async () => {
  const category = await idOfCategory({ title: 'Multipart' })
  const form = new FormData()
  form.set(
    'operations',
    JSON.stringify({
      query: `mutation($m: [MarketingMaterialInput!]!) { createMarketingMaterials(marketingMaterials: $m) { marketingMaterials { files { fileName } } ${errors} } }`,
      variables: { m: [{ ...valid, category, title: 'Sent', files: [null], placeholder: null }] },
    }),
  )
  form.set(
    'map',
    JSON.stringify({ 0: ['variables.m.0.files.0'], 1: ['variables.m.0.placeholder'] }),
  )
  const picture = new Blob([new Uint8Array(await photo())])
  form.set('0', picture, 'first.jpg')
  form.set('1', picture, 'card.jpg')
  const request = new Request('http://x', { method: 'POST', body: form })
  const answer = await here.content.send({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  } as never)
  expect(answer.json().data.createMarketingMaterials).toEqual({
    marketingMaterials: [{ files: [{ fileName: 'first.jpg' }] }],
    userErrors: [],
  })
})

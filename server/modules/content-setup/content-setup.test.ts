import { expect, test } from 'vitest'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { addContent, contentIds } from '../../../tests/support/content-ground.ts'
import { neutralConfig } from '../../tenants.ts'

const here = serverForTests(['admin', 'content'], {
  config: { features: { ...neutralConfig.features, NEWS: true } },
  fill: (database, { tenantId }) => addContent(database, tenantId),
})
const sql = (text: string, params: unknown[] = []) =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query(text, params),
  )

const layout = {
  type: 'news',
  description: 'Bare',
  placeholderOnCard: true,
  titleOnCard: true,
  subtitleOnCard: false,
  releasedonOnCard: false,
  resolutionOnCard: false,
  gotopdpOnCard: false,
}
const saveLayout = async (part: object, id?: string) =>
  (
    await here.admin.ask(
      'mutation($id: ID, $layout: ContentLayoutInput!) { saveContentLayout(id: $id, contentLayout: $layout) { contentLayout { id contents } userErrors { field code } } }',
      { id, layout: { ...layout, ...part } },
    )
  ).data.saveContentLayout
const saveMarket = async (part: object, id?: string) =>
  (
    await here.admin.ask(
      'mutation($id: ID, $market: TargetMarketInput!) { saveTargetMarket(id: $id, targetMarket: $market) { targetMarket { id readers } userErrors { field code } } }',
      { id, market: { marketName: 'Germany', source: '', brand: '', ...part } },
    )
  ).data.saveTargetMarket
const remove = async (name: 'ContentLayout' | 'TargetMarket', id: string) =>
  (
    await here.admin.ask(`mutation($id: ID!) { delete${name}(id: $id) { userErrors { code } } }`, {
      id,
    })
  ).data[`delete${name}`].userErrors

test('a layout acts on the content that has it, and stays while it has', async () => {
  const made = await saveLayout({})
  expect(made.userErrors).toEqual([])
  const { id } = made.contentLayout!
  expect((await saveLayout({ description: 'bare' })).userErrors).toEqual([
    { field: 'description', code: 'name_taken' },
  ])
  await sql('UPDATE content_item SET layout_id = $1 WHERE id = $2', [Number(id), contentIds.news])
  const shown = async () =>
    (
      await here.content.ask(
        'query($id: ID!) { news(id: $id) { layout { description titleOnCard subtitleOnCard } } }',
        { id: String(contentIds.news) },
      )
    ).data.news?.layout
  expect(await shown()).toEqual({ description: 'Bare', titleOnCard: true, subtitleOnCard: false })
  expect((await saveLayout({ titleOnCard: false }, id)).contentLayout).toEqual({ id, contents: 1 })
  expect(await shown()).toMatchObject({ titleOnCard: false })
  expect((await saveLayout({ type: 'sales_document' }, id)).userErrors).toEqual([
    { field: 'type', code: 'type_fixed' },
  ])
  expect(await remove('ContentLayout', id)).toEqual([{ code: 'used_by_content' }])
  await sql('UPDATE content_item SET layout_id = NULL')
  await sql('UPDATE marketing_category SET layout_id = $1', [Number(id)])
  expect(await remove('ContentLayout', id)).toEqual([{ code: 'used_by_categories' }])
  await sql('UPDATE marketing_category SET layout_id = NULL')
  expect(await remove('ContentLayout', id)).toEqual([])
})

test('a target market is offered to those who write, and stays while users or content have it', async () => {
  const made = await saveMarket({ brand: 'Polygon' })
  expect(made.userErrors).toEqual([])
  const { id } = made.targetMarket!
  expect((await saveMarket({ marketName: 'GERMANY' })).userErrors).toEqual([
    { field: 'marketName', code: 'name_taken' },
  ])
  const { data } = await here.content.ask(
    '{ contentTargetMarkets { rows { marketName source brand } } }',
  )
  expect(data.contentTargetMarkets.rows).toEqual([
    { marketName: 'Germany', source: null, brand: 'Polygon' },
  ])
  await sql('INSERT INTO user_target_market (tenant_id, of_user, market) VALUES ($1, $2, $3)', [
    'aa',
    here.world.users.dealer,
    Number(id),
  ])
  expect((await saveMarket({ source: 'Import' }, id)).targetMarket).toEqual({ id, readers: 1 })
  expect(await remove('TargetMarket', id)).toEqual([{ code: 'used_by_users' }])
  await sql('DELETE FROM user_target_market')
  await sql('UPDATE sales_document_group SET markets = $1', [[Number(id)]])
  expect(await remove('TargetMarket', id)).toEqual([{ code: 'used_by_content' }])
  await sql(`UPDATE sales_document_group SET markets = '{}'`)
  expect(await remove('TargetMarket', id)).toEqual([])
})

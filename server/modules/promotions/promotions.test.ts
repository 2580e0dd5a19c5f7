import { beforeEach, describe, expect, test } from 'vitest'
import { goods } from '../../../tests/support/world.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'

const here = serverForTests(['dealer', 'admin'])
const sql = <Row>(text: string, params: unknown[] = []) =>
  here.database.within({ tenantId: here.world.tenantId, user: 'any', customers: 'all' }, (tx) =>
    tx.query<Row>(text, params),
  )

interface Offer {
  articleCode?: string
  brand?: string
  mc?: string
  value?: string
  type?: string
  minQty?: number
  maxQty?: number
  active?: boolean
}
interface Terms {
  category?: string
  sorg?: string
  priceGroup?: string
  from?: string
  to?: string
}
const promote = async (
  offers: Offer[],
  { category, sorg, priceGroup, from = '2020-01-01', to = '2999-12-31' }: Terms = {},
) => {
  await sql(
    `INSERT INTO promotion (tenant_id, code, name, badge, tagline, locations, product_category, sorg, price_group, valid_from, valid_to)
    VALUES ($1, 'SPRING', 'Spring sale', '-10 %', 'Fresh air', '{home,catalog}', $2, $3, $4, $5, $6)`,
    [here.world.tenantId, category ?? null, sorg ?? null, priceGroup ?? null, from, to],
  )
  for (const [
    n,
    { articleCode, brand, mc, value = '-10', type = '%', minQty = 1, maxQty, active = true },
  ] of offers.entries()) {
    await sql(
      `INSERT INTO promotion_detail (tenant_id, promotion, position, article_code, brand, mc, value, type, min_qty, max_qty, active) VALUES ($1, 'SPRING', $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        here.world.tenantId,
        n + 1,
        articleCode ?? null,
        brand ?? null,
        mc ?? null,
        value,
        type,
        minQty,
        maxQty ?? null,
        active,
      ],
    )
  }
}
beforeEach(async () => {
  await sql('DELETE FROM promotion_detail')
  await sql('DELETE FROM promotion')
  await sql('DELETE FROM discount')
})

/** Returns the unit price in the cart for a quantity, and the offer behind it. */
async function priced(qty: number, article: string = goods.part, sorg = '2000') {
  const { data } = await here.dealer.ask(
    `mutation($p: [CartProductInput!]!) { updateProductsInCart(products: $p) { cart { lines { id unitPrice product { price { discount { salesDealNo promotion badge description } } } } } userErrors { code } } }`,
    { p: [{ article_code: article, sorg, qty }] },
  )
  const line = data.updateProductsInCart.cart.lines.find(({ id }) => id === `${sorg}/${article}`)!
  return [
    line.unitPrice,
    line.product.price.discount.map(({ salesDealNo }) => salesDealNo).join(' '),
  ]
}

describe('an offer of a promotion', () => {
  test.each<[string, Offer[], Terms, number, [string, string]]>([
    ['for the article', [{ articleCode: goods.part }], {}, 1, ['45.0000', 'SPRING/1']],
    ['for another article', [{ articleCode: goods.bolt }], {}, 1, ['50.0000', '']],
    ['for the brand', [{ brand: 'Brand' }], {}, 1, ['45.0000', 'SPRING/1']],
    ['for another brand', [{ brand: 'Other' }], {}, 1, ['50.0000', '']],
    ['for the merchandise category', [{ mc: 'MC-paa' }], {}, 1, ['45.0000', 'SPRING/1']],
    [
      'for the brand within another category',
      [{ brand: 'Brand', mc: 'MC-bike' }],
      {},
      1,
      ['50.0000', ''],
    ],
    [
      'for the article of another brand',
      [{ articleCode: goods.part, brand: 'Other' }],
      {},
      1,
      ['50.0000', ''],
    ],
    ['for nothing at all', [{}], {}, 1, ['50.0000', '']],
    [
      'in money',
      [{ articleCode: goods.part, value: '-7.5', type: 'USD' }],
      {},
      1,
      ['42.5000', 'SPRING/1'],
    ],
    [
      'below its smallest quantity',
      [{ articleCode: goods.part, minQty: 3 }],
      {},
      2,
      ['50.0000', 'SPRING/1'],
    ],
    [
      'at its largest quantity',
      [{ articleCode: goods.part, minQty: 3, maxQty: 5 }],
      {},
      5,
      ['45.0000', 'SPRING/1'],
    ],
    [
      'beyond it',
      [{ articleCode: goods.part, minQty: 3, maxQty: 5 }],
      {},
      6,
      ['50.0000', 'SPRING/1'],
    ],
    [
      'two that fit: the cheaper',
      [
        { brand: 'Brand', value: '-5' },
        { articleCode: goods.part, value: '-20' },
      ],
      {},
      1,
      ['40.0000', 'SPRING/1 SPRING/2'],
    ],
    ['that is taken back', [{ articleCode: goods.part, active: false }], {}, 1, ['50.0000', '']],
    ['of another product category', [{ brand: 'Brand' }], { category: 'bike' }, 1, ['50.0000', '']],
    ['of another sales organisation', [{ brand: 'Brand' }], { sorg: '1000' }, 1, ['50.0000', '']],
    [
      'of the customer’s price group',
      [{ brand: 'Brand' }],
      { priceGroup: 'P1' },
      1,
      ['45.0000', 'SPRING/1'],
    ],
    ['of another price group', [{ brand: 'Brand' }], { priceGroup: 'P9' }, 1, ['50.0000', '']],
    ['that is over', [{ brand: 'Brand' }], { to: '2020-12-31' }, 1, ['50.0000', '']],
    ['that is yet to come', [{ brand: 'Brand' }], { from: '2999-01-01' }, 1, ['50.0000', '']],
  ])('%s', async (_, offers, terms, qty, expected) => {
    await promote(offers, terms)
    expect(await priced(qty)).toEqual(expected)
  })

  test('beside a deal: the cheaper of both, never their sum', async () => {
    await promote([{ articleCode: goods.part, value: '-8' }])
    await sql(
      `INSERT INTO discount (tenant_id, article_id, sorg, sales_deal_no, description, discount, type, term, qty, valid_from, valid_to)
      VALUES ($1, $2, '2000', 'V1', 'Volume', -5, '%', '>=', 1, '2020-01-01', '2999-12-31'), ($1, $2, '2000', 'V2', 'Volume', -12, '%', '>=', 10, '2020-01-01', '2999-12-31')`,
      [here.world.tenantId, here.world.articles[goods.part]],
    )
    expect([await priced(1), await priced(10)]).toEqual([
      ['46.0000', 'V1 V2 SPRING/1'],
      ['44.0000', 'V1 V2 SPRING/1'],
    ])
  })
})

test('the list has what runs today, with its offers where they are asked for', async () => {
  await promote([{ brand: 'Brand', minQty: 2, maxQty: 9 }])
  const { data } = await here.dealer.ask(
    '{ promotions(withDetailOffer: true, productCategory: paa) { code name badge tagline locations details { brand value type condition { minQty maxQty } } } }',
  )
  expect(data.promotions).toEqual([
    {
      code: 'SPRING',
      name: 'Spring sale',
      badge: '-10 %',
      tagline: 'Fresh air',
      locations: ['home', 'catalog'],
      details: [
        { brand: 'Brand', value: '-10.0000', type: '%', condition: { minQty: 2, maxQty: 9 } },
      ],
    },
  ])
  expect((await here.dealer.ask('{ promotions { details { value } } }')).data.promotions).toEqual([
    { details: [] },
  ])
})

test('freight benefits of the areas asked about say whether they are reached', async () => {
  await sql(
    `INSERT INTO freight_benefit (tenant_id, sorg, warehouse_area, target_qty, is_home_warehouse, discount_amount, active)
    VALUES ($1, '2000', 'North', 10, true, 25, true), ($1, '2000', 'North', 20, true, 60, true), ($1, '2000', 'South', 5, false, 10, true), ($1, '2000', 'North', 5, true, 5, false)`,
    [here.world.tenantId],
  )
  const { data } = await here.dealer.ask(
    '{ cartFreightBenefits(qtyByWarehouseArea: [{ warehouseArea: "North", qty: 12 }]) { warehouseArea targetQty isHomeWarehouse discountAmount reached } }',
  )
  expect(data.cartFreightBenefits).toEqual([
    {
      warehouseArea: 'North',
      targetQty: 10,
      isHomeWarehouse: true,
      discountAmount: '25.0000',
      reached: true,
    },
    {
      warehouseArea: 'North',
      targetQty: 20,
      isHomeWarehouse: true,
      discountAmount: '60.0000',
      reached: false,
    },
  ])
})

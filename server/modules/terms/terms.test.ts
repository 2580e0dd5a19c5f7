import { expect, test } from 'vitest'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { goods } from '../../../tests/support/world.ts'

let now = Date.now()
const here = serverForTests(['admin', 'dealer'], {
  start: { settings: { sandboxPay: true }, clock: () => new Date(now) },
})
const sql = <Row>(text: string, params: unknown[] = []) =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query<Row>(text, params),
  )

type Kind = 'SalesOrganisation' | 'PaymentMethod' | 'ShipmentRate' | 'FreightStep'

/** Saves a record as the administrator; without an id a new one. */
async function save(kind: Kind, input: object, id?: string) {
  const field = kind.replace(/^./, (letter) => letter.toLowerCase())
  const { data } = await here.admin.ask(
    `mutation($id: ID, $input: ${kind}Input!) { save${kind}(id: $id, ${field}: $input) { ${field} { id } userErrors { field code } } }`,
    { id, input },
  )
  const { userErrors, ...saved } = data[`save${kind}`]
  return { userErrors, saved: Object.values(saved)[0] }
}
const remove = async (kind: Kind, id: string) =>
  (
    await here.admin.ask(`mutation($id: ID!) { delete${kind}(id: $id) { userErrors { code } } }`, {
      id,
    })
  ).data[`delete${kind}`].userErrors
const refusal = (field: string, code: string) => [{ field, code }]

const bolts = { article_code: goods.bolt, sorg: '2000', qty: 5 }
const offeredRates = async () =>
  (
    await here.dealer.ask(
      'query($items: [CartItemInput!]) { customerShipmentRates(cartItems: $items) { id sorg desc input rate { rate currency } } }',
      { items: [bolts] },
    )
  ).data.customerShipmentRates as { id: string; desc: string; rate: { rate: string } }[]

const rate = {
  sorg: '2000',
  code: 'STD',
  type: 'standard',
  description: 'Parcel',
  input: false,
  rate: '7,50',
  basis: 'pieces',
  steps: [
    { from: '5', rate: '12' },
    { from: '10', rate: '20' },
  ],
  customerGroups: [] as string[],
  sorting: 0,
  active: true,
}

test('a changed shipment rate is what checkout asks for at once, by its steps and for its groups', async () => {
  expect((await save('ShipmentRate', rate, '2000:STD')).userErrors).toEqual([])
  const parcel = async () => (await offeredRates()).find(({ id }) => id === 'STD')
  expect(await parcel()).toMatchObject({ desc: 'Parcel', rate: { rate: '12', currency: 'USD' } })
  await save('ShipmentRate', { ...rate, customerGroups: ['Silver'] }, '2000:STD')
  expect(await parcel()).toBeUndefined()
  await save('ShipmentRate', { ...rate, customerGroups: ['Gold'] }, '2000:STD')
  expect(await parcel()).toBeDefined()
  await save('ShipmentRate', { ...rate, active: false }, '2000:STD')
  expect(await parcel()).toBeUndefined()
  const own = { ...rate, code: 'EXP', description: 'Express', basis: null, steps: [] }
  expect((await save('ShipmentRate', own)).saved).toEqual({ id: '2000:EXP' })
  expect((await offeredRates()).map(({ desc }) => desc)).toContain('Express')
})

test('a shipment rate has a code of its own in a sales organisation that exists', async () => {
  const kind = 'ShipmentRate'
  expect((await save(kind, rate)).userErrors).toEqual(refusal('code', 'name_taken'))
  expect((await save(kind, { ...rate, code: 'OTHER' }, '2000:STD')).userErrors).toEqual(
    refusal('code', 'name_fixed'),
  )
  expect((await save(kind, { ...rate, sorg: '9' })).userErrors).toEqual(
    refusal('sorg', 'unknown_sorg'),
  )
  expect((await save(kind, { ...rate, rate: '1.2345' }, '2000:STD')).userErrors).toEqual(
    refusal('rate', 'too_many_decimals'),
  )
})

const method = {
  sorg: '2000',
  module: 'order',
  code: 'CARD',
  type: 'Credit Card',
  description: 'By card',
  instruction: '',
  gatewayId: '',
  discount: '0.02',
  onCredit: false,
  expiryHours: 24,
  customerGroups: ['Gold'],
  sorting: 0,
  active: true,
}

test('a payment method is offered at once: to its groups, while it is in use, if its service is set up', async () => {
  const offered = async () =>
    (
      await here.dealer.ask(
        '{ payments(sorg: "2000", module: "order") { id paymentMerchants { paymentDiscount instruction } expiryHours } }',
      )
    ).data.payments as { id: string }[]
  expect((await save('PaymentMethod', method)).userErrors).toEqual([])
  expect(await offered()).toContainEqual({
    id: 'CARD',
    paymentMerchants: [{ paymentDiscount: '0.0200', instruction: null }],
    expiryHours: 24,
  })
  const change = (part: object) => save('PaymentMethod', { ...method, ...part }, '2000:order:CARD')
  const isOffered = async () => (await offered()).some(({ id }) => id === 'CARD')
  await change({ customerGroups: ['Silver'] })
  expect(await isOffered()).toBe(false)
  await change({ active: false })
  expect(await isOffered()).toBe(false)
  await change({ gatewayId: 'stripe' })
  expect(await isOffered()).toBe(false)
  const { data } = await here.admin.ask('{ paymentMethod(id: "2000:order:CARD") { offered } }')
  expect(data.paymentMethod).toEqual({ offered: false })
  await change({})
  expect(await isOffered()).toBe(true)
  expect((await change({ module: 'invoice' })).userErrors).toEqual(
    refusal('gatewayId', 'gateway_needed'),
  )
})

test('what an open order has, whoever placed it, cannot be deleted', async () => {
  await sql(
    `INSERT INTO sales_order (tenant_id, customer_id, order_no, sorg, status, currency, total, shipment_id, payment_id, created_at)
     VALUES ('aa', $1, 'OPEN-1', '2000', 'placed', 'USD', 1, 'STD', 'CARD', now())`,
    [here.world.customers.Z],
  )
  const used = [{ code: 'used_by_orders' }]
  expect(await remove('ShipmentRate', '2000:STD')).toEqual(used)
  expect(await remove('PaymentMethod', '2000:order:CARD')).toEqual(used)
  await sql(`UPDATE sales_order SET status = 'shipped' WHERE order_no = 'OPEN-1'`)
  expect(await remove('ShipmentRate', '2000:STD')).toEqual([])
  expect(await remove('PaymentMethod', '2000:order:CARD')).toEqual([])
})

test('a discount on the freight holds from its quantity on, and more pieces never bring less', async () => {
  await sql(
    `UPDATE stock SET warehouse_area = 'W1' WHERE article_id = (SELECT id FROM article WHERE code = $1)`,
    [goods.bolt],
  )
  const off = async () =>
    (
      await here.dealer.ask(
        'query($items: [CartItemInput!]) { cartFreight(cartItems: $items) { off steps { targetQty reached } } }',
        { items: [bolts] },
      )
    ).data.cartFreight
  const step = {
    sorg: '2000',
    warehouseArea: 'W1',
    targetQty: 5,
    isHomeWarehouse: true,
    discountAmount: '3',
    active: true,
  }
  const made = await save('FreightStep', step)
  expect(made).toEqual({ saved: { id: '2000:5:W1' }, userErrors: [] })
  expect(await off()).toEqual([{ off: '3', steps: [{ targetQty: 5, reached: true }] }])
  expect((await save('FreightStep', step)).userErrors).toEqual(refusal('targetQty', 'step_taken'))
  const more = { ...step, targetQty: 10, discountAmount: '2' }
  expect((await save('FreightStep', more)).userErrors).toEqual(
    refusal('discountAmount', 'discount_falls'),
  )
  const later = await save('FreightStep', { ...step, targetQty: 8 }, '2000:5:W1')
  expect(later.saved).toEqual({ id: '2000:8:W1' })
  expect(await off()).toEqual([{ off: '0', steps: [{ targetQty: 8, reached: false }] }])
  expect(await remove('FreightStep', '2000:8:W1')).toEqual([])
})

const sorg = {
  sorg: '3000',
  name: 'Wheels',
  merchantName: 'Wheels',
  companyCode: '30',
  companyName: 'Wheels Ltd',
  currency: 'EUR',
  exactQtyCheck: false,
  availableStockCheck: false,
  allowPayInvoice: true,
  url1: '',
  url2: '',
  url3: '',
}

test('a sales organisation is made, kept while something refers to it, and deleted', async () => {
  const kind = 'SalesOrganisation'
  expect((await save(kind, sorg)).userErrors).toEqual([])
  const { data } = await here.admin.ask(
    '{ termChoices { sorgs { sorg currency } customerGroups paymentServices } }',
  )
  expect(data.termChoices).toEqual({
    sorgs: [
      { sorg: '1000', currency: 'USD' },
      { sorg: '2000', currency: 'USD' },
      { sorg: '3000', currency: 'EUR' },
    ],
    customerGroups: ['Gold'],
    paymentServices: ['sandbox'],
  })
  expect((await save(kind, { ...sorg, currency: 'CHF' }, '3000')).userErrors).toEqual([])
  const rateThere = { ...rate, sorg: '3000', code: 'NEW' }
  expect((await save('ShipmentRate', rateThere)).userErrors).toEqual([])
  expect(await remove('SalesOrganisation', '3000')).toEqual([{ code: 'used_by_terms' }])
  await remove('ShipmentRate', '3000:NEW')
  expect(await remove('SalesOrganisation', '3000')).toEqual([])
  expect(await remove('SalesOrganisation', '1000')).toEqual([{ code: 'used_by_customers' }])
})

test('the currency of a sales organisation stays while prices are in it', async () => {
  const of2000 = { ...sorg, sorg: '2000', currency: 'CHF' }
  expect((await save('SalesOrganisation', of2000, '2000')).userErrors).toEqual(
    refusal('currency', 'currency_fixed'),
  )
})

test('what a merchant checks acts in the cart, and its pages are shown at checkout', async () => {
  const of2000 = {
    ...sorg,
    sorg: '2000',
    merchantName: 'Parts and more',
    currency: 'USD',
    url1: 'https://parts.example/terms',
  }
  await save('SalesOrganisation', of2000, '2000')
  // Other requests know a tenant for some seconds.
  now += 6_000
  const { data } = await here.dealer.ask(
    '{ merchantConfigs { sorg merchantName availableStockCheck url1 } }',
  )
  expect(data.merchantConfigs).toContainEqual({
    sorg: '2000',
    merchantName: 'Parts and more',
    availableStockCheck: false,
    url1: 'https://parts.example/terms',
  })
})

import { describe, expect, test } from 'vitest'
import { ociFields, readOciRequest } from './oci.ts'

const url = 'https://shop.example/oci?session=1'

describe('a form that opens the catalogue', () => {
  test('is read, whichever case its names are in', () =>
    expect(
      readOciRequest([
        ['USERNAME', 'till'],
        ['password', ' pnr_secret '],
        ['hook_url', url],
        ['~OkCode', 'ADDI'],
        ['~target', 'shop-frame'],
        ['~Caller', 'CTLG'],
      ]),
    ).toEqual({
      secret: 'pnr_secret',
      returnUrl: url,
      okCode: 'ADDI',
      caller: 'CTLG',
      target: 'shop-frame',
    }))

  test('may leave out all but the address', () =>
    expect(readOciRequest([['HOOK_URL', url]])).toEqual({
      secret: '',
      returnUrl: url,
      okCode: 'ADDI',
      caller: 'CTLG',
      target: '_top',
    }))

  test('keeps no word that is none', () =>
    expect(
      readOciRequest([
        ['HOOK_URL', url],
        ['~TARGET', '"><script>'],
      ])!.target,
    ).toBe('_top'))

  test.each(['', 'http://shop.example/', 'javascript:alert(1)', 'https://a:b@shop.example/'])(
    'with %s as address is refused',
    (address) => expect(readOciRequest([['HOOK_URL', address]])).toBeNull(),
  )
})

const item = {
  article: 'CH-11',
  name: 'Chain for eleven sprockets, with a quick link',
  quantity: 3,
  unitPrice: '10.5000',
  currency: 'EUR',
  uom: 'PCE',
  brand: 'Corvane',
  ean: '4006381333931',
  category: 'chains',
  note: null,
}
const setup = { okCode: 'ADDI', caller: 'CTLG', target: '_top' }

test('a cart is written line by line, from number one on', () => {
  const fields = ociFields(setup, [item, { ...item, article: 'B', ean: null, note: 'for Ann' }])
  expect(Object.fromEntries(fields)).toEqual({
    '~OkCode': 'ADDI',
    '~CALLER': 'CTLG',
    '~TARGET': '_top',
    'NEW_ITEM-DESCRIPTION[1]': 'Chain for eleven sprockets, with a quick',
    'NEW_ITEM-QUANTITY[1]': '3.000',
    'NEW_ITEM-UNIT[1]': 'PCE',
    'NEW_ITEM-PRICE[1]': '10.500',
    'NEW_ITEM-PRICEUNIT[1]': '1',
    'NEW_ITEM-CURRENCY[1]': 'EUR',
    'NEW_ITEM-VENDORMAT[1]': 'CH-11',
    'NEW_ITEM-EXT_PRODUCT_ID[1]': 'CH-11',
    'NEW_ITEM-EXT_CATEGORY_ID[1]': 'chains',
    'NEW_ITEM-MANUFACTMAT[1]': '4006381333931',
    'NEW_ITEM-LONGTEXT_1:132[]': 'Chain for eleven sprockets, with a quick link',
    'NEW_ITEM-DESCRIPTION[2]': 'Chain for eleven sprockets, with a quick',
    'NEW_ITEM-QUANTITY[2]': '3.000',
    'NEW_ITEM-UNIT[2]': 'PCE',
    'NEW_ITEM-PRICE[2]': '10.500',
    'NEW_ITEM-PRICEUNIT[2]': '1',
    'NEW_ITEM-CURRENCY[2]': 'EUR',
    'NEW_ITEM-VENDORMAT[2]': 'B',
    'NEW_ITEM-EXT_PRODUCT_ID[2]': 'B',
    'NEW_ITEM-EXT_CATEGORY_ID[2]': 'chains',
    'NEW_ITEM-LONGTEXT_2:132[]': 'Chain for eleven sprockets, with a quick link\nfor Ann',
  })
})

test.each([
  ['10', '10.000', '1'],
  ['0.125', '0.125', '1'],
  ['0.0625', '0.625', '10'],
  ['1234567.8901', '12345678.901', '10'],
])('a price of %s is %s for %s', (unitPrice, price, unit) => {
  const fields = new Map(ociFields(setup, [{ ...item, unitPrice }]))
  expect([fields.get('NEW_ITEM-PRICE[1]'), fields.get('NEW_ITEM-PRICEUNIT[1]')]).toEqual([
    price,
    unit,
  ])
})

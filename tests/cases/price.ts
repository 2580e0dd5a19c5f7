import type { DiscountLine } from '#domain/ordering/price.ts'

/** A line of a deal. */
export const line = (
  discount: string,
  term: '>=' | '<=',
  qty: number,
  { deal = 'D1', type = '%' } = {},
): DiscountLine => ({ salesDealNo: deal, discount, qty, uom: 'EA', term, type })
export const fromTen = [line('-5', '>=', 10)]
const tenToTwenty = [line('-5', '>=', 10), line('-5', '<=', 20)]
export const ladder = [line('-5', '>=', 10), line('-8', '>=', 50, { deal: 'D2' })]

/** Unit prices: masks, dealer price, lines of deals, quantity, unit price. */
export const unitPrices: [
  what: string,
  dealer: string,
  lines: DiscountLine[],
  qty: number,
  price: string,
][] = [
  ['without a deal is the dealer price', '100', [], 1, '100.0000'],
  ['stays so below the threshold', '100', fromTen, 9, '100.0000'],
  ['falls at the threshold', '100', fromTen, 10, '95.0000'],
  ['needs all terms of its deal', '100', tenToTwenty, 21, '100.0000'],
  ['holds up to the last quantity', '100', tenToTwenty, 20, '95.0000'],
  ['is the cheapest of the bands that hold, never their sum', '100', ladder, 50, '92.0000'],
  ['adds a signed amount', '100', [line('-7.5', '>=', 2, { type: 'A' })], 2, '92.5000'],
  ['may rise by a surcharge', '100', [line('3', '>=', 1, { type: 'A' })], 1, '103.0000'],
  [
    'takes no surcharge while a cheaper band holds',
    '100',
    [line('3', '>=', 1, { type: 'A' }), line('-1', '>=', 1, { deal: 'D2' })],
    1,
    '99.0000',
  ],
  ['is never below nothing', '10', [line('-25', '>=', 1, { type: 'A' })], 1, '0.0000'],
  ['keeps four decimals, half up', '0.3333', [line('-50', '>=', 1)], 1, '0.1667'],
  ['is exact where a float is not', '0.07', [line('-10', '>=', 1)], 1, '0.0630'],
  ['takes a percentage with decimals', '100', [line('-12.5', '>=', 1)], 1, '87.5000'],
  ['takes all of it off', '100', [line('-100', '>=', 1)], 1, '0.0000'],
  ['takes no more than all of it off', '100', [line('-150', '>=', 1)], 1, '0.0000'],
  [
    'takes an amount in the tenant’s currency for an amount, not for a percentage',
    '200',
    [line('-5', '>=', 1, { type: 'EUR' })],
    1,
    '195.0000',
  ],
  [
    'takes the larger of an amount and a percentage, on a cheap article the amount',
    '20',
    [line('-10', '>=', 1), line('-5', '>=', 1, { deal: 'D2', type: 'USD' })],
    1,
    '15.0000',
  ],
  [
    'and on a dear one the percentage',
    '200',
    [line('-10', '>=', 1), line('-5', '>=', 1, { deal: 'D2', type: 'USD' })],
    1,
    '180.0000',
  ],
  [
    'is the same whatever the order of the deals',
    '200',
    [line('-5', '>=', 1, { deal: 'D2', type: 'USD' }), line('-10', '>=', 1)],
    1,
    '180.0000',
  ],
  ['takes a price without decimals as it is', '12500', [line('-3', '>=', 1)], 1, '12125.0000'],
  ['rises at the end of a band', '100', [line('-5', '>=', 5), line('-5', '<=', 9)], 10, '100.0000'],
  [
    'holds at exactly one quantity',
    '100',
    [line('-20', '>=', 12), line('-20', '<=', 12)],
    12,
    '80.0000',
  ],
  [
    'and at no neighbour of it',
    '100',
    [line('-20', '>=', 12), line('-20', '<=', 12)],
    13,
    '100.0000',
  ],
  [
    'prefers the cheaper of two bands that overlap',
    '100',
    [line('-5', '>=', 5), line('-9', '>=', 8), line('-9', '<=', 10)],
    9,
    '91.0000',
  ],
  [
    'falls back to the other where the cheaper ends',
    '100',
    [line('-5', '>=', 5), line('-9', '>=', 8), line('-9', '<=', 10)],
    11,
    '95.0000',
  ],
  [
    'does not mix the terms of two deals with one discount',
    '100',
    [line('-5', '>=', 10), line('-5', '<=', 3, { deal: 'D2' })],
    2,
    '95.0000',
  ],
  [
    'nor those of a percentage and an amount of one deal',
    '100',
    [line('-5', '>=', 10), line('-5', '<=', 3, { type: 'USD' })],
    12,
    '95.0000',
  ],
  ['of a free article stays nothing', '0', [line('-5', '>=', 1)], 1, '0.0000'],
  [
    'of a free article may rise by a surcharge',
    '0',
    [line('2', '>=', 1, { type: 'USD' })],
    1,
    '2.0000',
  ],
  ['rises by a percentage', '100', [line('2', '>=', 1), line('2', '<=', 2)], 2, '102.0000'],
  [
    'no longer beyond the small quantities that it is for',
    '100',
    [line('2', '>=', 1), line('2', '<=', 2)],
    3,
    '100.0000',
  ],
  ['knows a limit without a beginning', '100', [line('-5', '<=', 3)], 3, '95.0000'],
  ['and its end', '100', [line('-5', '<=', 3)], 4, '100.0000'],
  [
    'holds from the first piece where no term says more',
    '80',
    [line('-25', '>=', 1)],
    1,
    '60.0000',
  ],
  [
    'knows the band in which the quantity lies, of several',
    '100',
    [
      line('-2', '>=', 2, { deal: 'D1' }),
      line('-4', '>=', 4, { deal: 'D2' }),
      line('-6', '>=', 6, { deal: 'D3' }),
    ],
    5,
    '96.0000',
  ],
  [
    'is the last of them beyond all',
    '100',
    [
      line('-2', '>=', 2, { deal: 'D1' }),
      line('-4', '>=', 4, { deal: 'D2' }),
      line('-6', '>=', 6, { deal: 'D3' }),
    ],
    60,
    '94.0000',
  ],
  [
    'takes the narrowest of repeated terms',
    '100',
    [line('-5', '>=', 10), line('-5', '>=', 12)],
    11,
    '100.0000',
  ],
  [
    'holds never where a deal begins behind its end',
    '100',
    [line('-5', '>=', 10), line('-5', '<=', 9)],
    9,
    '100.0000',
  ],
  [
    'keeps four decimals of an amount',
    '1',
    [line('-0.0001', '>=', 1, { type: 'USD' })],
    1,
    '0.9999',
  ],
  ['rounds a percentage of a small price half up', '0.0005', [line('-50', '>=', 1)], 1, '0.0003'],
  [
    'of a dear article is exact to the last decimal',
    '99999.9999',
    [line('-0.01', '>=', 1)],
    1,
    '99989.9999',
  ],
  ['holds at the largest quantity of all', '10', [line('-5', '>=', 99_999)], 99_999, '9.5000'],
  ['does not at one less', '10', [line('-5', '>=', 99_999)], 99_998, '10.0000'],
  [
    'prefers the cheaper of two amounts of one deal',
    '100',
    [line('-5', '>=', 1, { type: 'USD' }), line('-9', '>=', 1, { type: 'USD' })],
    1,
    '91.0000',
  ],
  [
    'between two bands is the dealer price',
    '100',
    [line('-5', '<=', 5), line('-8', '>=', 10, { deal: 'D2' })],
    7,
    '100.0000',
  ],
  ['takes nothing off by nothing', '100', [line('0', '>=', 1)], 1, '100.0000'],
]

/** Line totals: dealer price, quantity, the currency's decimals, amount. */
export const subtotals: [dealer: string, qty: number, precision: number, amount: string][] = [
  ['33.3333', 3, 2, '100.00'],
  ['0.3333', 3, 2, '1.00'],
  ['0.005', 1, 2, '0.01'],
  ['0.0049', 1, 2, '0.00'],
  ['12500.5', 1, 0, '12501'],
  ['0.1', 99_999, 2, '9999.90'],
]

/** Returns a promotion's detail as the rule sees it: a deal. */
export const offer = (
  code: string,
  at: number,
  value: string,
  from: number,
  to: number | null = null,
  type = '%',
) => ({
  salesDealNo: `${code}/${at}`,
  promotion: code,
  detail: [
    line(value, '>=', from, { deal: `${code}/${at}`, type }),
    ...(to === null ? [] : [line(value, '<=', to, { deal: `${code}/${at}`, type })]),
  ],
})
export const volume = {
  salesDealNo: 'V1',
  promotion: null,
  detail: ladder.map((one) => ({ ...one, salesDealNo: 'V1' })),
}

export interface Deal {
  salesDealNo: string
  promotion: string | null
  detail: DiscountLine[]
}

/** Unit price of a piece at 100 among deals and promotions: deals, quantity, unit price, deal in force. */
export const promotionPrices: [
  what: string,
  deals: Deal[],
  qty: number,
  price: string,
  inForce: string | null,
][] = [
  [
    'that offers less than the deal stands back',
    [volume, offer('SPRING', 1, '-3', 1)],
    10,
    '95.0000',
    'V1',
  ],
  [
    'that offers more goes before the deal',
    [volume, offer('SPRING', 1, '-10', 1)],
    10,
    '90.0000',
    'SPRING/1',
  ],
  ['is never added to a deal', [volume, offer('SPRING', 1, '-5', 1)], 10, '95.0000', 'V1'],
  ['holds where no deal does', [volume, offer('SPRING', 1, '-3', 1)], 9, '97.0000', 'SPRING/1'],
  ['holds from its smallest quantity on', [offer('SPRING', 1, '-10', 3)], 2, '100.0000', null],
  ['and at it', [offer('SPRING', 1, '-10', 3)], 3, '90.0000', 'SPRING/1'],
  ['ends behind its largest', [offer('SPRING', 1, '-10', 3, 6)], 7, '100.0000', null],
  ['gives way to the deal there', [volume, offer('SPRING', 1, '-20', 3, 12)], 13, '95.0000', 'V1'],
  [
    'with two offers of one value keeps their quantities apart',
    [offer('SPRING', 1, '-10', 1, 5), offer('SPRING', 2, '-10', 10, 20)],
    3,
    '90.0000',
    'SPRING/1',
  ],
  [
    'of which the second begins later',
    [offer('SPRING', 1, '-10', 1, 5), offer('SPRING', 2, '-10', 10, 20)],
    15,
    '90.0000',
    'SPRING/2',
  ],
  [
    'and neither holds between',
    [offer('SPRING', 1, '-10', 1, 5), offer('SPRING', 2, '-10', 10, 20)],
    7,
    '100.0000',
    null,
  ],
  [
    'of the brand and one of the article: the cheaper',
    [offer('BRAND', 1, '-5', 1), offer('ARTICLE', 1, '-7', 1)],
    1,
    '93.0000',
    'ARTICLE/1',
  ],
  [
    'in money meets one in percent',
    [offer('MONEY', 1, '-8', 1, null, 'USD'), offer('SPRING', 1, '-7', 1)],
    1,
    '92.0000',
    'MONEY/1',
  ],
  [
    'as cheap as another: the first that is named',
    [offer('A', 1, '-5', 1), offer('B', 1, '-5', 1)],
    1,
    '95.0000',
    'A/1',
  ],
  [
    'that is dearer than the dealer price holds where nothing cheaper does',
    [offer('FEE', 1, '2', 1)],
    1,
    '102.0000',
    'FEE/1',
  ],
  ['that takes all off gives it away', [offer('GIFT', 1, '-100', 1)], 1, '0.0000', 'GIFT/1'],
  [
    'with a step of its own for more pieces',
    [offer('STEP', 1, '-5', 1, 4), offer('STEP', 2, '-10', 5)],
    5,
    '90.0000',
    'STEP/2',
  ],
]

import { expect, test } from 'vitest'
import { pageKind } from './merchant-page.ts'

test.each([
  ['https://shop.example/1000/terms', 'terms'],
  ['https://shop.example/terms/delivery', 'delivery'],
  ['https://shop.example/general-conditions', 'terms'],
  ['https://shop.example/de/AGB/', 'terms'],
  ['https://shop.example/return_policy', 'returns'],
  ['https://shop.example/terms?page=delivery', 'terms'],
  ['https://shipping.example/', null],
  ['https://shop.example/midterms', null],
  ['no address', null],
])('%s is about %s', (url, kind) => {
  expect(pageKind(url)).toBe(kind)
})

import { expect, test } from 'vitest'
import type { IndexedArticle } from './catalogue-index.ts'
import { type ArticleOrder, ordersOf } from './catalogue-order.ts'

const article = (code: string, change: Partial<IndexedArticle>) => ({ code, name: 'Same', rank: 0, blocked: false, retail: 1, modelYear: null, ...change }) as IndexedArticle
const articles = [
  article('A', { rank: 3, name: 'Cog', retail: 5, modelYear: 2025 }), article('B', { rank: 1, blocked: true, retail: 5 }), article('C', { rank: 2, retail: 9, modelYear: 2026 }), article('D', { rank: 2, name: 'Axle' }),
]
test.each<[ArticleOrder, string]>([
  ['RECOMMENDED', 'CDAB'], ['NAME', 'DABC'], ['NAME_DESC', 'BCAD'], ['PRICE', 'DBAC'], ['PRICE_DESC', 'CBAD'], ['NEWEST', 'CABD'], ['CODE', 'ABCD'],
])('%s: %s', (order, expected) => {
  expect([...ordersOf(articles)[order]].map((position) => articles[position]!.code).join('')).toBe(expected)
})

import { bonusPrograms } from '#domain/bonus/bonus.ts'
import type { Column, Feed } from '../feed.ts'
import { choice, decimal, text } from '../cells/kinds.ts'

const program: Column = {
  name: 'program',
  kind: choice(...bonusPrograms),
  required: true,
  doc: 'Bonus programme',
}
const quarter: Column = {
  name: 'quarter',
  kind: text(6),
  required: true,
  doc: 'Quarter, as 2026Q1',
}

export const bonusPoints: Feed = {
  name: 'bonus-points',
  doc: 'Points of articles in a bonus programme. Empty points earn nothing.',
  table: 'bonus_point',
  key: ['program', 'article_code'],
  missing: 'keep',
  columns: [
    program,
    { name: 'article_code', kind: text(40), required: true, doc: 'Code of the article' },
    { name: 'purchase_point', kind: decimal(), doc: 'Points for a piece that a dealer buys' },
    {
      name: 'sale_point',
      kind: decimal(),
      doc: 'Points for a piece that a dealer reports as sold',
    },
    { name: 'class', kind: text(40), doc: 'Class of the article in the programme' },
  ],
}

export const bonusValues: Feed = {
  name: 'bonus-values',
  doc: 'Money that a point is worth in a quarter; without a row the quarter earns nothing.',
  table: 'bonus_value',
  key: ['program', 'quarter'],
  missing: 'keep',
  columns: [
    program,
    quarter,
    {
      name: 'purchase_value',
      kind: decimal(),
      required: true,
      doc: 'Money for a point of purchases',
    },
    {
      name: 'sale_value',
      kind: decimal(),
      required: true,
      doc: 'Money for a point of retail sales',
    },
  ],
}

export const bonusResults: Feed = {
  name: 'bonus-results',
  doc: 'Verification and payment on time of a customer’s quarter.',
  table: 'bonus_result',
  key: ['customer_id', 'program', 'quarter'],
  missing: 'keep',
  columns: [
    {
      name: 'customer',
      kind: text(20),
      required: true,
      reference: 'customer',
      to: 'customer_id',
      doc: 'Code (r3) of the customer',
    },
    program,
    quarter,
    {
      name: 'verification',
      kind: decimal(),
      doc: 'Percent of what was earned that is verified; empty: not verified yet',
    },
    {
      name: 'on_time_payment',
      kind: decimal({ signed: true }),
      fallback: '0',
      doc: 'Bonus for paying on time',
    },
  ],
}

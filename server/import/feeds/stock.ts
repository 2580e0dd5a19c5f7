import type { Feed } from '../feed.ts'
import { day, text, whole } from '../cells/kinds.ts'

export const stock: Feed = {
  name: 'stock',
  doc: 'What is in the warehouse.',
  table: 'stock',
  key: ['article_id', 'sorg', 'warehouse_area'],
  conflict: ['article_id', 'sorg', 'warehouse_area'],
  missing: 'zero',
  revives: true,
  stamped: true,
  columns: [
    {
      name: 'article',
      kind: text(40),
      required: true,
      reference: 'article',
      to: 'article_id',
      doc: 'Article code',
    },
    {
      name: 'sorg',
      kind: text(10),
      required: true,
      reference: 'sorg',
      to: 'sorg',
      doc: 'Sales organisation',
    },
    {
      name: 'warehouse_area',
      kind: text(20),
      fallback: '',
      doc: 'Area of the warehouse; empty when there is one',
    },
    { name: 'available', kind: whole(), required: true, doc: 'Pieces that can be ordered' },
    { name: 'ready_to_ship', kind: whole(), fallback: '0', doc: 'Pieces that can leave today' },
    { name: 'custorder', kind: whole(), fallback: '0', doc: "Pieces on customers' orders" },
  ],
}

export const arrivals: Feed = {
  name: 'arrivals',
  catalogue: true,
  doc: 'What comes next.',
  table: 'next_arrival',
  key: ['article_id', 'sorg', 'date'],
  conflict: ['article_id', 'sorg', 'date'],
  missing: 'zero',
  subject: ['article_id', 'sorg'],
  outdated: 't.date < $2::date',
  columns: [
    {
      name: 'article',
      kind: text(40),
      required: true,
      reference: 'article',
      to: 'article_id',
      doc: 'Article code',
    },
    {
      name: 'sorg',
      kind: text(10),
      required: true,
      reference: 'sorg',
      to: 'sorg',
      doc: 'Sales organisation',
    },
    { name: 'date', kind: day, required: true, doc: 'Day of arrival' },
    { name: 'qty', kind: whole(), required: true, doc: 'Pieces' },
  ],
}

import type { Feed } from '../feed.ts'
import { flag, text, whole } from '../cells/kinds.ts'

export const frameBrands: Feed = {
  name: 'frame-brands',
  doc: 'Brands whose frames dealers can report as sold.',
  table: 'frame_brand',
  key: ['brand'],
  missing: 'keep',
  columns: [
    { name: 'brand', kind: text(60), required: true, doc: 'Brand, as articles have it' },
    { name: 'registrable', kind: flag, fallback: '1', doc: '0: its frames cannot be reported' },
  ],
}

export const pdiPoints: Feed = {
  name: 'pdi-points',
  doc: 'Points of the inspection before delivery. An inspection keeps the points it was made with.',
  table: 'pdi_point',
  key: ['id'],
  missing: 'keep',
  columns: [
    { name: 'id', kind: text(40), required: true, doc: 'Code of the point' },
    { name: 'description', kind: text(200), required: true, doc: 'What is inspected' },
    { name: 'merchandise', kind: text(40), doc: 'Merchandise category it is for; empty: all' },
    { name: 'sorting', kind: whole(0, 10_000), fallback: '0', doc: 'Its place in the list' },
    { name: 'required', kind: flag, fallback: '1', doc: '0: it may stay open' },
  ],
}

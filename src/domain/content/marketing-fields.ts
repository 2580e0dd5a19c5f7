import * as v from 'valibot'
import { rules } from '../portal/validation.ts'
import {
  endsLater,
  itemPerLine,
  layout,
  line,
  markets,
  minute,
  published,
  title,
} from './content-fields.ts'
import { marketingTypes } from './marketing-tree.ts'

/** Most pieces of material that are published at once. */
export const maxBulk = 100

/** Most pieces of material in one archive. */
export const maxZip = 500

/** Fields of a marketing category; without a parent it is at the top of its type. */
export const MarketingCategoryFields = v.pipe(
  v.object({
    type: v.picklist(marketingTypes, 'required'),
    title,
    parent: v.string(),
    showChilds: v.boolean(),
    itemPerLine,
    layout,
    /** Id of its picture; empty: none. */
    file: v.string(),
    from: minute,
    to: minute,
    markets,
  }),
  v.forward(v.partialCheck([['from'], ['to']], endsLater, 'to_before_from'), ['to']),
)

/** Fields of marketing material: at least one file, in a category. */
export const MarketingMaterialFields = v.pipe(
  v.object({
    ...published,
    category: v.pipe(v.string(), rules.required),
    subtitle: line(200),
    files: v.pipe(published.files, v.minLength(1, 'required')),
    /** Id of the picture of its card; empty: the first file. */
    placeholder: v.string(),
    /** Code of the article it shows; empty: none. */
    product: line(60),
  }),
  v.forward(v.partialCheck([['from'], ['to']], endsLater, 'to_before_from'), ['to']),
)

/** Fields of several pieces of material with one file each; what is not a title they have in common. */
export const BulkFields = v.pipe(
  v.object({
    category: v.pipe(v.string(), rules.required),
    rows: v.pipe(
      v.array(v.object({ id: v.string(), title: line(200) })),
      v.minLength(1, 'required'),
      v.maxLength(maxBulk, 'too_many'),
      v.check((rows) => rows.every((row) => row.title !== ''), 'title_missing'),
    ),
    itemPerLine,
    layout,
    from: minute,
    to: minute,
    markets,
  }),
  v.forward(v.partialCheck([['from'], ['to']], endsLater, 'to_before_from'), ['to']),
)

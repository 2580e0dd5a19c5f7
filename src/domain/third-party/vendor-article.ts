import * as v from 'valibot'
import { cellCount, ProductFields } from './product-sheet.ts'

const { articleCode, description, price } = ProductFields.entries

/** A whole number, as typed in a form or as sent. */
const whole = (least: number) =>
  v.pipe(
    v.union([v.number(), v.string()]),
    v.transform((given) => (typeof given === 'string' ? cellCount(given.trim()) : given)),
    v.integer('valid_number'),
    v.minValue(least, 'valid_number'),
    v.maxValue(10_000_000, 'valid_number'),
  )

/** An article of a vendor as a form has it: every field is given. */
export const VendorArticleFields = v.object({
  vendor: v.pipe(v.string(), v.nonEmpty('required')),
  articleCode,
  description,
  price,
  salesUnit: ProductFields.entries.salesUnit.wrapped,
  uomConverter: whole(1),
  stock: whole(0),
  itemStatus: ProductFields.entries.itemStatus.wrapped,
  imageUrl: ProductFields.entries.imageUrl.wrapped,
  pictureId: v.string(),
})
export type VendorArticleFields = v.InferOutput<typeof VendorArticleFields>

import * as v from 'valibot'
import { rules } from '../portal/validation.ts'
import { readWords } from '../users/user-fields.ts'

const line = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most, 'too_long'))
const needed = (most: number) => v.pipe(line(most), rules.required)

/** Fields of a vendor as the office gives them. */
export const VendorFields = v.object({
  code: v.pipe(needed(20), v.regex(/^[A-Za-z0-9_.-]*$/, 'valid_code')),
  name: needed(80),
  email: v.pipe(line(200), rules.email),
  orderEmails: v.pipe(v.array(v.pipe(needed(200), rules.email)), v.maxLength(10, 'too_many')),
  address: line(300),
  sorgs: v.pipe(v.array(needed(10)), v.maxLength(100, 'too_many')),
  active: v.boolean(),
  people: v.pipe(v.array(needed(120)), v.maxLength(500, 'too_many')),
})
export type VendorFields = v.InferOutput<typeof VendorFields>

/** The form of a vendor, where the addresses for orders are one text. */
export const VendorForm = v.pipe(
  v.looseObject({ orderEmails: v.string() }),
  v.transform((values) => ({ ...values, orderEmails: readWords(values.orderEmails) })),
  VendorFields,
)

/** Returns the addresses that a vendor's new orders go to. */
export const orderAddresses = ({
  email,
  orderEmails,
}: {
  email: string | null
  orderEmails: readonly string[]
}): readonly string[] => (orderEmails.length > 0 || !email ? orderEmails : [email])

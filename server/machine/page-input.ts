import * as v from 'valibot'

/** Largest page of a list, in rows. */
const largestPage = 1_000

/** Query of a list that is read by pages. */
export const PageQuery = v.strictObject({
  after: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(400),
      v.description('`next` of the page before; the beginning when left out'),
    ),
  ),
  limit: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,4}$/, 'whole_number'),
      v.description(`Rows of a page, 1 to ${largestPage}; 200 when left out`),
    ),
  ),
})

/** Rows of a page that was asked for. */
export const limitOf = ({ limit }: { limit?: string | undefined }): number =>
  Math.min(largestPage, Math.max(1, Number(limit ?? 200)))

/** Writes the place behind a page's last row. */
export const cursorOf = (values: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url')

/** Reads a cursor of `length` texts. @returns undefined for one that was not made here */
export function valuesOf(cursor: string, length: number): string[] | undefined {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(values) &&
      values.length === length &&
      values.every((value) => typeof value === 'string')
      ? values
      : undefined
  } catch {
    return undefined
  }
}

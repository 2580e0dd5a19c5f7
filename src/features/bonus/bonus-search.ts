import * as v from 'valibot'
import { listSearch, listVariables } from '#data/list-search.ts'

const year = v.pipe(v.string(), v.regex(/^20\d\d$/))

/** Address of the overview: a year; without one it is the current year. */
export const yearSearch = v.object({
  year: v.fallback(
    v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String), year)),
    undefined,
  ),
})

/** Address of a programme: a year, a quarter as `2026Q1`, and which lines are shown. */
export const programSearch = listSearch({
  filters: {
    year,
    quarter: v.pipe(v.string(), v.regex(/^20\d\dQ[1-4]$/)),
    lines: v.picklist(['sales']),
  },
})
export type ProgramSearch = v.InferOutput<typeof programSearch>

/** The year that an address means. */
export const yearOf = ({ year: asked }: { year?: string | undefined }): number =>
  asked ? Number(asked) : new Date().getFullYear()

/** Variables of a programme's lists. */
export function programVariables(
  { year: _, lines: __, sort: ___, ...search }: ProgramSearch,
  of: number,
) {
  const { quarter, ...rest } = listVariables(search)
  return { ...rest, year: of, ...(quarter?.startsWith(String(of)) && { quarter }) }
}

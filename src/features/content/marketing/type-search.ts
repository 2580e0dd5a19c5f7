import * as v from 'valibot'
import { listSearch } from '#data/list-search.ts'

/** Address of one kind of marketing material; `show=new`: only what this person has not opened. */
export const typeSearch = listSearch({ filters: { show: v.picklist(['new']) } })
export type TypeSearch = v.InferOutput<typeof typeSearch>

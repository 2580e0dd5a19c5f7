import { done, refusedAll } from '../../answers.ts'
import type { RequestContext } from '../../context.ts'
import type { MutationResolvers, QueryResolvers } from '../../resolver-types.gen.ts'
import { readAreaCustomers, readAreaRows, readAreas, readCategories } from './area-store.ts'
import { updateCategories } from './update-categories.ts'

export const Query: QueryResolvers<RequestContext> = {
  salesAreaMaps: (_, { onlySalesArea }, request) =>
    request.alone(async (own) => {
      const areas = await readAreas(own)
      return onlySalesArea ? areas.filter(({ customers }) => customers > 0) : areas
    }),
  salesAreaCategories: (_, __, request) => readCategories(request),
  salesAreaCustomers: (_, __, request) =>
    request.alone(async (own) => readAreaCustomers(own, await readAreaRows(own))),
}

export const Mutation: MutationResolvers<RequestContext> = {
  async updateSalesMapAreaCategories(_, { salesMaps }, request) {
    const errors = await updateCategories(request, salesMaps)
    const areas = await readAreas(request)
    return errors.length > 0
      ? refusedAll(errors, { salesAreaMaps: areas })
      : done('The categories are saved', { salesAreaMaps: areas })
  },
}

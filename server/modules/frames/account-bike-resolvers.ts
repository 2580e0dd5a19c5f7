import { AccountBikeChange } from '#domain/frames/account-bike.ts'
import { frameNumberOf } from '#domain/frames/frame-number.ts'
import { done, refused, refusedAll } from '../../answers.ts'
import { customerOf, type RequestContext } from '../../context.ts'
import { check } from '../../failure.ts'
import type { MutationResolvers, QueryResolvers } from '../../resolver-types.gen.ts'
import {
  accountBikePage,
  changeAccountBike,
  readAccountBike,
  uploadAccountBikes,
} from './account-bikes.ts'

export const Query: QueryResolvers<RequestContext> = {
  accountPolygonBikesDatas: (_, asked, request) =>
    accountBikePage(request, customerOf(request).id, asked),
  accountPolygonBikesData: (_, { id }, request) =>
    readAccountBike(request, customerOf(request).id, frameNumberOf(id)),
}

export const Mutation: MutationResolvers<RequestContext> = {
  async uploadAccountPolygonbikes(_, { bikes, check: onlyCheck }, request) {
    const results = await uploadAccountBikes(request, bikes, onlyCheck === true)
    return results
      ? done('The bicycles are looked through', { results })
      : refused('too_many_rows', 'bikes', { results: [] })
  },

  async updateAccountPolygonBikes(_, { id, bike, seen }, request) {
    const checked = check(AccountBikeChange, bike)
    if (!checked.ok) return refusedAll(checked.errors, { accountBike: null })
    const customer = customerOf(request)
    const frameNumber = frameNumberOf(id)
    const refusal = await changeAccountBike(request, customer, {
      frameNumber,
      bike: checked.value,
      seen,
    })
    if (refusal) return refusedAll([refusal], { accountBike: null })
    const accountBike = await readAccountBike(request, customer.id, frameNumber)
    return done('The bicycle is changed', { accountBike })
  },
}

import { maxCartLines } from '#domain/cart/cart-limits.ts'
import { customerOf, type Request } from '../../context.ts'
import { failure } from '../../failure.ts'
import type { QueryResolvers } from '../../resolver-types.gen.ts'
import { readComing } from './incoming-store.ts'

export const Query: QueryResolvers<Request> = {
  async alreadyComing(_, { articleCodes, exceptCart = null }, request) {
    if (articleCodes.length > maxCartLines)
      throw failure('TOO_LARGE', { field: 'articleCodes', limit: maxCartLines })
    const rows = await readComing(request, customerOf(request).id, articleCodes, exceptCart)
    return rows.map((row) => ({ ...row, exceptCart }))
  },
}

import { freightBenefits } from '#domain/ordering/freight.ts'
import { customerOf, type RequestContext } from '../../context.ts'
import { failure } from '../../failure.ts'
import type { QueryResolvers } from '../../resolver-types.gen.ts'
import { readBenefits, readDetails, readPromotions } from './promotion-store.ts'

const maxAreas = 100

export const Query: QueryResolvers<RequestContext> = {
  async promotions(_, { productCategory, withDetailOffer }, request) {
    const promotions = await readPromotions(request, productCategory ?? null)
    const details = withDetailOffer
      ? await readDetails(
          request,
          promotions.map(({ code }) => code),
        )
      : []
    return promotions.map((promotion) => ({
      ...promotion,
      details: details
        .filter((detail) => detail.promotion === promotion.code)
        .map(({ minQty, maxQty, ...detail }) => ({ ...detail, condition: { minQty, maxQty } })),
    }))
  },
  async cartFreightBenefits(_, { qtyByWarehouseArea }, request) {
    customerOf(request)
    if (qtyByWarehouseArea.length > maxAreas)
      throw failure('TOO_LARGE', { field: 'qtyByWarehouseArea', limit: maxAreas })
    return freightBenefits(
      await readBenefits(
        request,
        qtyByWarehouseArea.map(({ warehouseArea }) => warehouseArea),
      ),
      qtyByWarehouseArea,
    )
  },
}

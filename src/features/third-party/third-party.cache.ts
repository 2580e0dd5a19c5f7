import { refreshLists } from '#data/list-cache.ts'

export const updates = refreshLists({
  checkoutThirdPartyV2: ['productThirdParties', 'orderThirdParties'],
  updateStatusOrderItemThirdParty: ['productThirdParties'],
  uploadProductThirdParties: ['productThirdParties'],
  uploadStockThirdParties: ['productThirdParties'],
})

import { refreshLists } from '#data/list-cache.ts'

export const updates = refreshLists({
  checkoutThirdPartyV2: ['productThirdParties', 'orderThirdParties'],
  updateStatusOrderItemThirdParty: ['productThirdParties'],
  saveThirdPartyArticle: ['productThirdParties'],
  deleteThirdPartyArticle: ['productThirdParties'],
  uploadProductThirdParties: ['productThirdParties'],
  uploadStockThirdParties: ['productThirdParties'],
})

import { refreshLists } from '#data/list-cache.ts'

export const updates = refreshLists({
  markNewsRead: ['newsList'],
  markMarketingMaterialRead: ['marketingMaterialCategories', 'marketingMaterialCategory'],
})

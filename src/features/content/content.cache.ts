import { refreshLists } from '#data/list-cache.ts'

export const updates = refreshLists({
  markNewsRead: ['newsList', 'unreadContent'],
  markSalesDocumentRead: ['unreadContent'],
  markMarketingMaterialRead: [
    'unreadContent',
    'marketingMaterialCategories',
    'marketingMaterialCategory',
  ],
})

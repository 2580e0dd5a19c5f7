import { refreshLists } from '#data/list-cache.ts'

const announcements = ['announcements', 'announcement', 'activeUserAreaAnnouncements']
const banners = ['banners', 'banner', 'activeUserAreaBanners']
const news = ['newsList', 'news']
const marketing = [
  'marketingMaterials',
  'marketingMaterial',
  'marketingMaterialCategories',
  'marketingMaterialCategory',
]
const documents = ['salesDocuments', 'salesDocument', 'salesDocumentGroups']

const layouts = ['contentLayouts', 'layouts', ...news, ...marketing, ...documents]
const markets = ['targetMarkets', 'contentTargetMarkets', 'createData', 'editData']

/** Lists that a change of content makes old. */
export const updates = refreshLists({
  createAnnouncement: announcements,
  updateAnnouncement: announcements,
  deleteAnnouncement: announcements,
  restoreAnnouncement: announcements,
  createBanner: banners,
  updateBanner: banners,
  deleteBanner: banners,
  restoreBanner: banners,
  orderBanners: banners,
  createNews: news,
  updateNews: news,
  deleteNews: news,
  restoreNews: news,
  createSalesDocument: documents,
  updateSalesDocument: documents,
  deleteSalesDocument: documents,
  restoreSalesDocument: documents,
  createSalesDocumentGroup: documents,
  updateSalesDocumentGroup: documents,
  deleteSalesDocumentGroup: documents,
  createMarketingMaterial: marketing,
  createMarketingMaterials: marketing,
  updateMarketingMaterial: marketing,
  deleteMarketingMaterial: marketing,
  restoreMarketingMaterial: marketing,
  orderMarketingMaterials: marketing,
  createMarketingMaterialCategory: marketing,
  updateMarketingMaterialCategory: marketing,
  deleteMarketingMaterialCategory: marketing,
  restoreMarketingMaterialCategory: marketing,
  orderMarketingMaterialCategories: marketing,
  saveContentLayout: layouts,
  deleteContentLayout: layouts,
  saveTargetMarket: markets,
  deleteTargetMarket: markets,
})

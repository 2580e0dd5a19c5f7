import { contentIds } from '../support/content-ground.ts'
import type { Operation } from './operation.ts'

const span = 'dateFrom: "2026-11-25T08:00", dateTo: "2026-12-01T00:00"'
const valid = 'validFrom: "2026-11-25T08:00", validTo: "2026-12-01T00:00"'
const refusals = 'userErrors { code }'

const announcement = `{ title: "x", content: "<p>x</p>", ${span} }`
const banner = `{ title: "x", file: "0198c0de-0000-7000-8000-0000000000bb", ${span} }`
const news = `{ title: "x", body: "<p>x</p>", ${valid} }`
const document = `{ type: "sales", title: "x", body: "<p>x</p>", group: "${contentIds.group}", ${valid} }`
const category = `{ type: "brand-assets", title: "x", ${valid} }`
const material = `{ category: "${contentIds.category}", title: "x", files: ["0198c0de-0000-7000-8000-0000000000bb"], ${valid} }`
const group = '{ name: "Manuals" }'

const creates = (name: string, argument: string, input: string): Operation => ({
  document: `mutation { ${name}(${argument}: ${input}) { ${refusals} } }`,
})
const updates = (name: string, id: number, argument: string, input: string): Operation => ({
  document: `mutation { ${name}(id: "${id}", ${argument}: ${input}) { ${refusals} } }`,
})
const one = (name: string, id: number): Operation => ({
  document: `mutation { ${name}(id: "${id}") { ${refusals} } }`,
})

/** Calls of announcements, banners, news and sales documents. */
export const contentOperations: Record<string, Operation> = {
  announcements: { document: '{ announcements { count rows { title } } }' },
  announcement: { document: `{ announcement(id: "${contentIds.announcement}") { title } }` },
  userAreaAnnouncement: {
    document: `{ userAreaAnnouncement(id: "${contentIds.announcement}") { title } }`,
  },
  createAnnouncement: creates('createAnnouncement', 'announcement', announcement),
  updateAnnouncement: updates(
    'updateAnnouncement',
    contentIds.announcement,
    'announcement',
    announcement,
  ),
  deleteAnnouncement: one('deleteAnnouncement', contentIds.announcement),
  restoreAnnouncement: one('restoreAnnouncement', contentIds.deletedAnnouncement),
  banners: { document: '{ banners { count rows { title } } }' },
  bannerSorgs: { document: '{ bannerSorgs { sorg } }' },
  banner: { document: `{ banner(id: "${contentIds.banner}") { title } }` },
  createBanner: creates('createBanner', 'banner', banner),
  updateBanner: updates('updateBanner', contentIds.banner, 'banner', banner),
  deleteBanner: one('deleteBanner', contentIds.banner),
  restoreBanner: one('restoreBanner', contentIds.deletedBanner),
  orderBanners: {
    document: `mutation { orderBanners(ids: ["${contentIds.banner}"]) { ${refusals} } }`,
  },
  contentTargetMarkets: { document: '{ contentTargetMarkets { count } }' },
  layouts: { document: '{ layouts { description } }' },
  contentSearch: { document: '{ contentSearch(search: "x") { count rows { title } } }' },
  newsList: { document: '{ newsList { count unread rows { title } } }' },
  news: { document: `{ news(id: "${contentIds.news}") { title } }` },
  createNews: creates('createNews', 'news', news),
  updateNews: updates('updateNews', contentIds.news, 'news', news),
  deleteNews: one('deleteNews', contentIds.news),
  restoreNews: one('restoreNews', contentIds.deletedNews),
  unreadContent: { document: '{ unreadContent { list count } }' },
  markSalesDocumentRead: one('markSalesDocumentRead', contentIds.document),
  markNewsRead: one('markNewsRead', contentIds.news),
  salesDocuments: { document: '{ salesDocuments { count rows { title } } }' },
  salesDocument: { document: `{ salesDocument(id: "${contentIds.document}") { title } }` },
  createSalesDocument: creates('createSalesDocument', 'salesDocument', document),
  updateSalesDocument: updates(
    'updateSalesDocument',
    contentIds.document,
    'salesDocument',
    document,
  ),
  deleteSalesDocument: one('deleteSalesDocument', contentIds.document),
  restoreSalesDocument: one('restoreSalesDocument', contentIds.deletedDocument),
  salesDocumentGroups: { document: '{ salesDocumentGroups { count rows { name } } }' },
  salesDocumentGroup: { document: `{ salesDocumentGroup(id: "${contentIds.group}") { name } }` },
  createSalesDocumentGroup: creates('createSalesDocumentGroup', 'salesDocumentGroup', group),
  updateSalesDocumentGroup: updates(
    'updateSalesDocumentGroup',
    contentIds.group,
    'salesDocumentGroup',
    group,
  ),
  deleteSalesDocumentGroup: one('deleteSalesDocumentGroup', contentIds.group),
  marketingMaterialCategories: {
    document: '{ marketingMaterialCategories { count rows { title children { title } } } }',
  },
  marketingMaterialCategory: {
    document: `{ marketingMaterialCategory(id: "${contentIds.category}") { title } }`,
  },
  createMarketingMaterialCategory: creates(
    'createMarketingMaterialCategory',
    'marketingMaterialCategory',
    category,
  ),
  updateMarketingMaterialCategory: updates(
    'updateMarketingMaterialCategory',
    contentIds.category,
    'marketingMaterialCategory',
    category,
  ),
  deleteMarketingMaterialCategory: one('deleteMarketingMaterialCategory', contentIds.emptyCategory),
  restoreMarketingMaterialCategory: one(
    'restoreMarketingMaterialCategory',
    contentIds.deletedCategory,
  ),
  orderMarketingMaterialCategories: {
    document: `mutation { orderMarketingMaterialCategories(ids: ["${contentIds.category}"]) { ${refusals} } }`,
  },
  marketingMaterials: { document: '{ marketingMaterials { count unread rows { title } } }' },
  marketingMaterial: {
    document: `{ marketingMaterial(id: "${contentIds.material}") { title } }`,
  },
  createMarketingMaterial: creates('createMarketingMaterial', 'marketingMaterial', material),
  createMarketingMaterials: creates(
    'createMarketingMaterials',
    'marketingMaterials',
    `[${material}]`,
  ),
  updateMarketingMaterial: updates(
    'updateMarketingMaterial',
    contentIds.material,
    'marketingMaterial',
    material,
  ),
  deleteMarketingMaterial: one('deleteMarketingMaterial', contentIds.material),
  restoreMarketingMaterial: one('restoreMarketingMaterial', contentIds.deletedMaterial),
  orderMarketingMaterials: {
    document: `mutation { orderMarketingMaterials(ids: ["${contentIds.material}"]) { ${refusals} } }`,
  },
  markMarketingMaterialRead: one('markMarketingMaterialRead', contentIds.material),
}

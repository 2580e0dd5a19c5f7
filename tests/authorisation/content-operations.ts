import type { Operation } from './operation.ts'

const span = 'dateFrom: "2026-11-25T08:00", dateTo: "2026-12-01T00:00"'
const valid = 'validFrom: "2026-11-25T08:00", validTo: "2026-12-01T00:00"'
/** Id that nothing has. */
const none = '999999999'
const refusals = 'userErrors { code }'

const announcement = `{ title: "x", content: "<p>x</p>", ${span} }`
const banner = `{ title: "x", file: "0198c0de-0000-7000-8000-0000000000bb", ${span} }`
const news = `{ title: "x", body: "<p>x</p>", ${valid} }`
const document = `{ type: "sales", title: "x", body: "<p>x</p>", ${valid} }`
const group = '{ name: "Manuals" }'

const creates = (name: string, argument: string, input: string): Operation => ({
  document: `mutation { ${name}(${argument}: ${input}) { ${refusals} } }`,
})
const updates = (name: string, argument: string, input: string): Operation => ({
  document: `mutation { ${name}(id: "${none}", ${argument}: ${input}) { ${refusals} } }`,
})
const ofNone = (name: string): Operation => ({
  document: `mutation { ${name}(id: "${none}") { ${refusals} } }`,
})

/** Calls of announcements, banners, news and sales documents. */
export const contentOperations: Record<string, Operation> = {
  announcements: { document: '{ announcements { count rows { title } } }' },
  announcement: { document: `{ announcement(id: "${none}") { title } }` },
  createAnnouncement: creates('createAnnouncement', 'announcement', announcement),
  updateAnnouncement: updates('updateAnnouncement', 'announcement', announcement),
  deleteAnnouncement: ofNone('deleteAnnouncement'),
  restoreAnnouncement: ofNone('restoreAnnouncement'),
  banners: { document: '{ banners { count rows { title } } }' },
  bannerSorgs: { document: '{ bannerSorgs { sorg } }' },
  banner: { document: `{ banner(id: "${none}") { title } }` },
  createBanner: creates('createBanner', 'banner', banner),
  updateBanner: updates('updateBanner', 'banner', banner),
  deleteBanner: ofNone('deleteBanner'),
  restoreBanner: ofNone('restoreBanner'),
  orderBanners: { document: `mutation { orderBanners(ids: ["${none}"]) { ${refusals} } }` },
  contentTargetMarkets: { document: '{ contentTargetMarkets { count } }' },
  layouts: { document: '{ layouts { description } }' },
  newsList: { document: '{ newsList { count unread rows { title } } }' },
  news: { document: `{ news(id: "${none}") { title } }` },
  createNews: creates('createNews', 'news', news),
  updateNews: updates('updateNews', 'news', news),
  deleteNews: ofNone('deleteNews'),
  restoreNews: ofNone('restoreNews'),
  markNewsRead: ofNone('markNewsRead'),
  salesDocuments: { document: '{ salesDocuments { count rows { title } } }' },
  salesDocument: { document: `{ salesDocument(id: "${none}") { title } }` },
  createSalesDocument: creates('createSalesDocument', 'salesDocument', document),
  updateSalesDocument: updates('updateSalesDocument', 'salesDocument', document),
  deleteSalesDocument: ofNone('deleteSalesDocument'),
  restoreSalesDocument: ofNone('restoreSalesDocument'),
  salesDocumentGroups: { document: '{ salesDocumentGroups { count rows { name } } }' },
  salesDocumentGroup: { document: `{ salesDocumentGroup(id: "${none}") { name } }` },
  createSalesDocumentGroup: creates('createSalesDocumentGroup', 'salesDocumentGroup', group),
  updateSalesDocumentGroup: updates('updateSalesDocumentGroup', 'salesDocumentGroup', group),
  deleteSalesDocumentGroup: ofNone('deleteSalesDocumentGroup'),
}

import type { Database } from '../../server/db/database.ts'

/** Ids of the content that `addContent` adds: of what is there, and of what is deleted. */
export const contentIds = {
  announcement: 901,
  banner: 902,
  news: 903,
  document: 904,
  group: 905,
  deletedAnnouncement: 911,
  deletedBanner: 912,
  deletedNews: 913,
  deletedDocument: 914,
  category: 906,
  material: 907,
  emptyCategory: 908,
  deletedCategory: 916,
  deletedMaterial: 917,
} as const

const span = `'2026-11-01', '2036-11-01'`

/** Adds one of each kind of content, and a deleted one, under ids that tests know. The document is in the group. */
export const addContent = (database: Database, tenantId: string): Promise<void> =>
  database.within({ tenantId, user: 'any', customers: 'all' }, async (tx) => {
    const ids = contentIds
    await tx.query(
      `INSERT INTO announcement (id, tenant_id, type, title, content, "from", "to", deleted_at) OVERRIDING SYSTEM VALUE
       VALUES ($1, $3, 'home_page', 'Here', '', ${span}, NULL), ($2, $3, 'home_page', 'Gone', '', ${span}, now())`,
      [ids.announcement, ids.deletedAnnouncement, tenantId],
    )
    await tx.query(
      `INSERT INTO banner (id, tenant_id, banner_file, "from", "to", deleted_at) OVERRIDING SYSTEM VALUE
       VALUES ($1, $3, 'here.svg', ${span}, NULL), ($2, $3, 'gone.svg', ${span}, now())`,
      [ids.banner, ids.deletedBanner, tenantId],
    )
    await tx.query(
      `INSERT INTO sales_document_group (id, tenant_id, name) OVERRIDING SYSTEM VALUE VALUES ($1, $2, 'Used')`,
      [ids.group, tenantId],
    )
    await tx.query(
      `INSERT INTO content_item (id, tenant_id, kind, type, title, group_id, "from", "to", deleted_at) OVERRIDING SYSTEM VALUE
       VALUES ($1, $6, 'news', '', 'Here', NULL, ${span}, NULL), ($2, $6, 'news', '', 'Gone', NULL, ${span}, now()),
         ($3, $6, 'document', 'sales', 'Here', $5, ${span}, NULL), ($4, $6, 'document', 'sales', 'Gone', NULL, ${span}, now())`,
      [ids.news, ids.deletedNews, ids.document, ids.deletedDocument, ids.group, tenantId],
    )
    await tx.query(
      `INSERT INTO marketing_category (id, tenant_id, type, title, "from", "to", deleted_at) OVERRIDING SYSTEM VALUE
       VALUES ($1, $4, 'brand-assets', 'Here', ${span}, NULL), ($2, $4, 'brand-assets', 'Empty', ${span}, NULL), ($3, $4, 'brand-assets', 'Gone', ${span}, now())`,
      [ids.category, ids.emptyCategory, ids.deletedCategory, tenantId],
    )
    await tx.query(
      `INSERT INTO content_item (id, tenant_id, kind, type, title, category_id, "from", "to", deleted_at) OVERRIDING SYSTEM VALUE
       VALUES ($1, $4, 'material', 'brand-assets', 'Here', $3, ${span}, NULL), ($2, $4, 'material', 'brand-assets', 'Gone', $3, ${span}, now())`,
      [ids.material, ids.deletedMaterial, ids.category, tenantId],
    )
  })

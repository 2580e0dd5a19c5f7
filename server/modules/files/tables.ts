import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, tenantId, wordIndex, wordsSql } from '../../db/columns.ts'

/** Uploaded files; their content is in the file store, under `sha256`. */
export const file = pgTable(
  'file',
  {
    tenantId: tenantId(),
    /** Chosen by the sender, so that an upload sent again is the same one. */
    id: uuid('id').notNull(),
    /** A name of `fileKinds` (src/domain/files/file-kinds.ts). */
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    /** As the content says; empty until it has come. */
    mime: text('mime').notNull().default(''),
    bytes: integer('bytes').notNull(),
    /** SHA-256, hexadecimal; as announced until the content has come, then as counted. */
    sha256: text('sha256').notNull().default(''),
    /** Hash of what is kept, where a photo's place was looked for and taken out; null: what was sent is kept. */
    keptSha256: text('kept_sha256'),
    /** uploading, stored (sizes of the picture are being made), ready, refused. */
    state: text('state').notNull().default('uploading'),
    refusal: text('refusal'),
    /** Pixels of a picture, turned upright. */
    width: integer('width'),
    height: integer('height'),
    /** Target of the complete file; empty: a later operation names it. */
    usedAs: text('used_as').notNull().default(''),
    owner: text('owner').notNull().default(''),
    /** Place among the owner's pictures, from 0; the picture there is replaced. Null: it comes last. */
    place: integer('place'),
    /** The picture it has taken the place of; that one comes back if this one turns out to be damaged. */
    replaced: uuid('replaced'),
    /** Person who uploaded it; null: it came with a feed. */
    createdBy: integer('created_by'),
    createdAt: instant('created_at').notNull().defaultNow(),
    completedAt: instant('completed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index().on(t.tenantId, t.sha256),
    index().on(t.tenantId, t.state, t.createdAt),
  ],
)

/** Text of uploaded PDFs of content, for searches, and which of them have a picture. */
export const pdfText = pgTable(
  'pdf_text',
  {
    tenantId: tenantId(),
    fileId: uuid('file_id').notNull(),
    /** Text of its first pages, on one line; empty: it has none, or cannot be read. */
    text: text('text').notNull(),
    /** A picture of its first page is in the file store, as that of a picture's size `thumb`. */
    pictured: boolean('pictured').notNull(),
    words: wordIndex('words').generatedAlwaysAs(sql.raw(wordsSql('text'))),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.fileId] }),
    foreignKey({
      columns: [t.tenantId, t.fileId],
      foreignColumns: [file.tenantId, file.id],
    }).onDelete('cascade'),
    index().using('gin', t.words),
  ],
)

/** Uses of a file. A file without a row here is deleted after a day. */
export const fileUse = pgTable(
  'file_use',
  {
    tenantId: tenantId(),
    /** article-picture, brand, visit-photo, content, vendor-picture. */
    usedAs: text('used_as').notNull(),
    /** Article code; logo, login or icon. */
    owner: text('owner').notNull(),
    fileId: uuid('file_id').notNull(),
    /** Order among the owner's files, from 0; gaps do not matter. */
    position: integer('position').notNull().default(0),
    /** Came with the feed `article-pictures`, which may take it back. */
    fromFeed: boolean('from_feed').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.usedAs, t.owner, t.fileId] }),
    index().on(t.tenantId, t.fileId),
  ],
)

/** Rows of the feed `article-pictures`: which picture an article has at which place, and how fetching it went. */
export const articlePictureSource = pgTable(
  'article_picture_source',
  {
    tenantId: tenantId(),
    articleCode: text('article_code').notNull(),
    position: integer('position').notNull(),
    /** Name of a file that came with the feed, or an https address; the other one is empty. */
    file: text('file').notNull().default(''),
    address: text('address').notNull().default(''),
    active: boolean('active').notNull().default(true),
    /** The file that was made of it, and the name or address it was made of. */
    fileId: uuid('file_id'),
    madeOf: text('made_of').notNull().default(''),
    /** Why the last try failed. */
    error: text('error'),
    triedAt: instant('tried_at'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.articleCode, t.position] })],
)

import type { Tx } from '../../db/database.ts'
import { type ContentFileRow, contentFile, filesSql } from './content-files.ts'
import { sanitiseHtml } from './html/sanitise-html.ts'

export interface NewAnnouncement {
  type: string
  title: string
  content: string
  url?: string | null
  from: string
  to: string
  markets?: readonly number[]
}

/** Stores an announcement; its HTML is cleaned here, so that no caller can forget it. @returns its id */
export async function addAnnouncement(
  tx: Tx,
  tenantId: string,
  { type, title, content, url, from, to, markets = [] }: NewAnnouncement,
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    `INSERT INTO announcement (tenant_id, type, title, url, content, "from", "to", markets) VALUES ($1, $2, $3, $4, $5, $6, $7, $8::int[]) RETURNING id`,
    [tenantId, type, title, url ?? null, sanitiseHtml(content), from, to, markets],
  )
  return row!.id
}

/** True for content without a market, or for a market of the user in parameter $2. */
const readable = `(markets = '{}' OR markets && ARRAY(SELECT market FROM user_target_market WHERE of_user = $2))`

/** True for content that is valid at $1. */
const valid = `deleted_at IS NULL AND "from" <= $1 AND $1 < "to"`

interface ActiveAnnouncement {
  id: string
  type: string
  title: string
  url: string | null
  content: string
  files: ContentFileRow[]
}

/** Reads the announcements for a user at a moment, the newest first. @param id the only one wanted */
export async function activeAnnouncements(tx: Tx, at: Date, userId: number, id?: number) {
  const rows = await tx.query<ActiveAnnouncement>(
    `SELECT id::text AS id, type, title, url, content, ${filesSql(`'announcement:' || a.id`)} AS files
     FROM announcement a WHERE ${valid} AND ${readable} AND ($3::int IS NULL OR id = $3) ORDER BY "from" DESC, a.id DESC`,
    [at, userId, id ?? null],
  )
  return rows.map(({ files, ...row }) => ({ ...row, file: files.map(contentFile)[0] ?? null }))
}

/** Reads the announcements for everyone, complete, as the public address of a host answers them. */
export const announcementsOnHost = (tx: Tx, at: Date) =>
  tx.query(
    `SELECT id, type, title, url, content, json_build_object('date', a."from") AS "from", json_build_object('date', a."to") AS "to"
     FROM announcement a WHERE ${valid} AND markets = '{}' ORDER BY a."from" DESC, id DESC`,
    [at],
  )

/** The promotions of a moment for a person and the named sales organisations, the newest first. `url` is where a banner without a link leads. */
export const activeBanners = (tx: Tx, at: Date, userId: number, sorgs: readonly string[]) =>
  tx.query<{ bannerFile: string; title: string | null; link: string | null }>(
    `SELECT banner_file AS "bannerFile", title, coalesce(link, url) AS link FROM banner
     WHERE ${valid} AND ${readable} AND (sorg IS NULL OR sorg = ANY ($3::text[])) ORDER BY position, "from" DESC, id DESC`,
    [at, userId, sorgs],
  )

export interface BannerImage {
  contentType: string
  content: Buffer
}

/** The picture of a banner of this tenant; undefined where there is none of this name. */
export async function readBannerImage(tx: Tx, file: string): Promise<BannerImage | undefined> {
  const [row] = await tx.query<{ content_type: string; content: string }>(
    `SELECT content_type, encode(content, 'base64') AS content FROM banner_image WHERE file = $1`,
    [file],
  )
  return row && { contentType: row.content_type, content: Buffer.from(row.content, 'base64') }
}

/** Keeps the picture of a banner; one of the same name is replaced. */
export async function storeBannerImage(
  tx: Tx,
  tenantId: string,
  file: string,
  { contentType, content }: BannerImage,
): Promise<void> {
  await tx.query(
    `INSERT INTO banner_image (tenant_id, file, content_type, content) VALUES ($1, $2, $3, decode($4, 'base64'))
     ON CONFLICT (tenant_id, file) DO UPDATE SET content_type = EXCLUDED.content_type, content = EXCLUDED.content`,
    [tenantId, file, contentType, content.toString('base64')],
  )
}

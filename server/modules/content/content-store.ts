import type { Tx } from '../../db/database.ts'
import { sanitiseHtml } from './sanitise-html.ts'

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

/** Reads the announcements for a user at a moment, the newest first. */
export const activeAnnouncements = (tx: Tx, at: Date, userId: number) =>
  tx.query<{ id: number; type: string; title: string; url: string | null; content: string }>(
    `SELECT id, type, title, url, content FROM announcement WHERE ${valid} AND ${readable} ORDER BY "from" DESC, id DESC`,
    [at, userId],
  )

/** Reads one of the announcements that a user may read at a moment. */
export const activeAnnouncement = async (tx: Tx, at: Date, userId: number, id: number) =>
  (
    await tx.query<{
      id: number
      type: string
      title: string
      url: string | null
      content: string
    }>(
      `SELECT id, type, title, url, content FROM announcement WHERE ${valid} AND ${readable} AND id = $3`,
      [at, userId, id],
    )
  )[0]

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

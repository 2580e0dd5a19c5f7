import type { Tx } from '../../db/database.ts'
import { sanitiseHtml } from './sanitise-html.ts'

export interface NewAnnouncement { type: string; title: string; content: string; url?: string | null; from: string; to: string }

/** Stores an announcement; its HTML is cleaned here, so that no caller can forget it. @returns its id */
export async function addAnnouncement(tx: Tx, tenantId: string, { type, title, content, url, from, to }: NewAnnouncement): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    `INSERT INTO announcement (tenant_id, type, title, url, content, "from", "to") VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
    [tenantId, type, title, url ?? null, sanitiseHtml(content), from, to])
  return row!.id
}

/** What is announced at a moment, the newest first. */
export const activeAnnouncements = (tx: Tx, at: Date) =>
  tx.query<{ title: string; content: string }>('SELECT title, content FROM announcement WHERE $1 BETWEEN "from" AND "to" ORDER BY "from" DESC, id DESC', [at])

/** The same with everything about them, as the address for a host answers (document 1 section 7). */
export const announcementsOnHost = (tx: Tx, at: Date) =>
  tx.query(
    `SELECT id, type, title, url, content, json_build_object('date', a."from") AS "from", json_build_object('date', a."to") AS "to"
     FROM announcement a WHERE $1 BETWEEN a."from" AND a."to" ORDER BY a."from" DESC, id DESC`, [at])

/** The promotions of a moment for the named sales organisations, the newest first. */
export const activeBanners = (tx: Tx, at: Date, sorgs: readonly string[]) =>
  tx.query<{ bannerFile: string; link: string | null }>(
    `SELECT banner_file AS "bannerFile", link FROM banner WHERE $1 BETWEEN "from" AND "to" AND (sorg IS NULL OR sorg = ANY ($2::text[]))
     ORDER BY "from" DESC, id DESC`, [at, sorgs])

export interface BannerImage { contentType: string; content: Buffer }

/** The picture of a banner of this tenant; undefined where there is none of this name. */
export async function readBannerImage(tx: Tx, file: string): Promise<BannerImage | undefined> {
  const [row] = await tx.query<{ content_type: string; content: string }>(
    `SELECT content_type, encode(content, 'base64') AS content FROM banner_image WHERE file = $1`, [file])
  return row && { contentType: row.content_type, content: Buffer.from(row.content, 'base64') }
}

/** Keeps the picture of a banner; one of the same name is replaced. */
export async function keepBannerImage(tx: Tx, tenantId: string, file: string, { contentType, content }: BannerImage): Promise<void> {
  await tx.query(
    `INSERT INTO banner_image (tenant_id, file, content_type, content) VALUES ($1, $2, $3, decode($4, 'base64'))
     ON CONFLICT (tenant_id, file) DO UPDATE SET content_type = EXCLUDED.content_type, content = EXCLUDED.content`,
    [tenantId, file, contentType, content.toString('base64')])
}

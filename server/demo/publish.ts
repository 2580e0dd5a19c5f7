import { addDays, type Day } from '#domain/time/day.ts'
import type { Database, Tx } from '../db/database.ts'
import { addAnnouncement, storeBannerImage } from '../modules/content/content-store.ts'
import { addPayments } from './payments.ts'
import { drawPromo } from './promo.ts'
import { addQuotes } from './quotes.ts'
import { demoSynonyms } from './synonyms.ts'
import type { BannerSpec, TenantSpec } from './tenant-spec.ts'

const span = (today: Day, { fromDay, toDay }: { fromDay: number; toDay: number }) => ({
  from: `${addDays(today, fromDay)}T00:00:00Z`,
  to: `${addDays(today, toDay)}T23:59:59Z`,
})

async function addBanner(
  tx: Tx,
  { id, config }: TenantSpec,
  banner: BannerSpec,
  today: Day,
): Promise<void> {
  const { file, title, line, link } = banner
  const { from, to } = span(today, banner)
  const svg = drawPromo((config.accent ?? '#1f6feb').slice(1), title, line)
  await storeBannerImage(tx, id, file, { contentType: 'image/svg+xml', content: Buffer.from(svg) })
  await tx.query(
    `INSERT INTO banner (tenant_id, link, banner_file, title, "from", "to") VALUES ($1, $2, $3, $4, $5, $6)`,
    [id, link, file, title, from, to],
  )
}

/** Puts up a demo tenant's announcements, promotions, synonyms, quotes and payments; those that are up already stay as they are. */
export async function publish(database: Database, spec: TenantSpec, today: Day): Promise<void> {
  await database.within({ tenantId: spec.id, user: 'any', customers: 'all' }, async (tx) => {
    const titles = await tx.query<{ title: string }>('SELECT title FROM announcement')
    for (const { title, content, ...days } of spec.announcements) {
      if (titles.some((known) => known.title === title)) continue
      await addAnnouncement(tx, spec.id, {
        type: 'home_page',
        title,
        content,
        ...span(today, days),
      })
    }
    const files = await tx.query<{ file: string }>('SELECT banner_file AS file FROM banner')
    for (const banner of spec.banners)
      if (!files.some(({ file }) => file === banner.file)) await addBanner(tx, spec, banner, today)
    await tx.query(
      'INSERT INTO search_synonym (tenant_id, words) SELECT $1, unnest($2::text[]) ON CONFLICT DO NOTHING',
      [spec.id, demoSynonyms[spec.language]],
    )
    await addQuotes(tx, spec, today)
    await addPayments(tx, spec, today)
  })
}

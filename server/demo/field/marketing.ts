import { createHash } from 'node:crypto'
import type { MarketingType } from '#domain/content/marketing-tree.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import type { Database, Tx } from '../../db/database.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { type FileStore, originalKey } from '../../modules/files/file-store.ts'
import type { TenantSpec } from '../tenant-spec.ts'
import { drawBike, drawLogoSheet, drawPoster } from './marketing-pictures.ts'
import { type MarketingWords, marketingWords, type Titled } from './marketing-words.ts'

interface Picture {
  name: string
  content: Buffer
}

interface Bike {
  code: string
  name: string
  picture: string
}

interface Entry {
  title: string
  subtitle: string
  body?: string
  product?: string
  files: readonly Picture[]
}

interface Category {
  type: MarketingType
  title: string
  layout: number
  entries: readonly Entry[]
  below?: readonly Category[]
}

interface Writing {
  tx: Tx
  store: FileStore
  tenantId: string
  today: Day
}

/** Bikes of the catalogue, one of each model. @param kind first letters of the keys of their drawings */
const readBikes = (tx: Tx, kind: string) =>
  tx.query<Bike>(
    `SELECT b.code, b.name, b.picture FROM (SELECT DISTINCT ON (model) code, model_name AS name, picture FROM article
       WHERE category = 'bike' AND active AND picture LIKE $1 || '%' ORDER BY model, code) b ORDER BY b.code LIMIT 4`,
    [kind],
  )

/** Stores a picture for an owner. A job makes its sizes, as for an uploaded one. */
async function addFile(
  { tx, store, tenantId }: Writing,
  owner: string,
  { name, content }: Picture,
  position: number,
): Promise<void> {
  const sha256 = createHash('sha256').update(content).digest('hex')
  await store.put(originalKey(tenantId, sha256), content, 'image/jpeg')
  const [file] = await tx.query<{ id: string }>(
    `INSERT INTO file (tenant_id, id, kind, name, mime, bytes, sha256, state, width, height, completed_at)
     VALUES ($1, gen_random_uuid(), 'content-file', $2, 'image/jpeg', $3, $4, 'stored', 1600, 1200, now()) RETURNING id::text`,
    [tenantId, name, content.length, sha256],
  )
  await tx.query(
    `INSERT INTO file_use (tenant_id, used_as, owner, file_id, position) VALUES ($1, 'content', $2, $3, $4)`,
    [tenantId, owner, file!.id, position],
  )
  await enqueue(tx, 'picture', { tenantId, fileId: file!.id })
}

async function addEntry(
  at: Writing,
  { id, type, layout }: { id: number; type: MarketingType; layout: number },
  { title, subtitle, body, product, files }: Entry,
  sorting: number,
): Promise<void> {
  const { tx, tenantId, today } = at
  const [row] = await tx.query<{ id: number }>(
    `INSERT INTO content_item (tenant_id, kind, type, title, subtitle, body, category_id, article_code, sorting, layout_id, "from", "to")
     VALUES ($1, 'material', $2, $3, $4, $5, $6, $7, $8, $9, $10::date, $11::date) RETURNING id`,
    [
      tenantId,
      type,
      title,
      subtitle,
      body ?? '',
      id,
      product ?? null,
      sorting,
      layout,
      addDays(today, -5 - sorting * 12),
      addDays(today, 500),
    ],
  )
  for (const [n, file] of files.entries()) await addFile(at, `material:${row!.id}`, file, n)
}

async function addCategory(
  at: Writing,
  { type, title, layout, entries, below }: Category,
  sorting: number,
  parent: number | null = null,
): Promise<void> {
  const { tx, tenantId, today } = at
  const [row] = await tx.query<{ id: number }>(
    `INSERT INTO marketing_category (tenant_id, type, title, parent_id, layout_id, sorting, "from", "to")
     VALUES ($1, $2, $3, $4, $5, $6, $7::date, $8::date) RETURNING id`,
    [tenantId, type, title, parent, layout, sorting, addDays(today, -60), addDays(today, 700)],
  )
  const { id } = row!
  const cover = entries[0]?.files[0]
  if (cover) await addFile(at, `marketing-category:${id}`, cover, 0)
  for (const [n, entry] of entries.entries()) await addEntry(at, { id, type, layout }, entry, n)
  for (const [n, child] of (below ?? []).entries()) await addCategory(at, child, n, id)
}

interface Layouts {
  filesOnly: number
  allFacts: number
  withProduct: number
}

/** Adds the layouts of the demo's cards; those that are there stay. */
async function addLayouts(tx: Tx, tenantId: string, words: MarketingWords): Promise<Layouts> {
  const rows = await tx.query<{ id: number }>(
    `INSERT INTO content_layout (tenant_id, type, description, placeholder_on_card, title_on_card, subtitle_on_card, releasedon_on_card, resolution_on_card, gotopdp_on_card)
     VALUES ($1, 'marketing_material', $2, true, true, false, false, false, false), ($1, 'marketing_material', $3, true, true, true, true, true, false),
       ($1, 'marketing_material', $4, true, true, true, false, false, true)
     ON CONFLICT (tenant_id, type, description) DO UPDATE SET description = excluded.description RETURNING id`,
    [tenantId, words.filesOnly, words.allFacts, words.withProduct],
  )
  const [filesOnly, allFacts, withProduct] = rows.map(({ id }) => id)
  return { filesOnly: filesOnly!, allFacts: allFacts!, withProduct: withProduct! }
}

const entryOf = ([title, subtitle]: Titled, files: Picture[], body = ''): Entry => ({
  title,
  subtitle,
  body,
  files,
})

/** Logos and posters, drawn in the tenant's colour. */
async function brandAssets(
  { config, language }: TenantSpec,
  { filesOnly, allFacts }: Layouts,
  [road, mountain]: readonly (Bike | undefined)[],
): Promise<Category[]> {
  const words = marketingWords[language]
  const [, mark = '', hex = ''] = /logo-([a-z]+)_([0-9a-f]{6})/.exec(config.webLogo ?? '') ?? []
  const logo = async (name: string, look: { ground: string; ink?: string }) => ({
    name: `${mark}-${name}.jpg`,
    content: await drawLogoSheet(mark, hex, look),
  })
  const poster = async (name: string, bike: Bike | undefined) => ({
    name: `${name}.jpg`,
    content: await drawPoster(hex, bike?.picture ?? ''),
  })
  const colour = await logo('colour', { ground: 'ffffff' })
  const white = await logo('white', { ground: hex, ink: 'ffffff' })
  const dark = await logo('dark', { ground: '1c2530', ink: 'ffffff' })
  const type = 'brand-assets'
  const shop: Category = {
    type,
    title: words.shop,
    layout: filesOnly,
    entries: [entryOf(words.shopSign, [dark, colour])],
  }
  return [
    {
      type,
      title: words.logos,
      layout: allFacts,
      entries: [
        entryOf(words.logoColour, [colour], words.logoRule),
        entryOf(words.logoWhite, [white], words.logoRule),
      ],
      below: [shop],
    },
    {
      type,
      title: words.posters,
      layout: allFacts,
      entries: [
        entryOf(words.posterSeason, [await poster('season', road)]),
        entryOf(words.posterService, [await poster('service', mountain)]),
      ],
    },
  ]
}

/** Bikes of the catalogue as one category, each with its article. */
async function lineUp(title: string, layout: number, bikes: readonly Bike[]): Promise<Category> {
  const entries: Entry[] = []
  for (const { code, name, picture } of bikes)
    entries.push({
      title: name,
      subtitle: code,
      product: code,
      files: [{ name: `${code}.jpg`, content: await drawBike(picture) }],
    })
  return { type: 'product-lineup', title, layout, entries }
}

/** Publishes a small tree of marketing material in the tenant's language; once it is there it stays. @param today day it is counted from */
export async function addMarketing(
  database: Database,
  store: FileStore,
  spec: TenantSpec,
  today: Day,
): Promise<void> {
  const { id: tenantId, language } = spec
  const words = marketingWords[language]
  await database.within({ tenantId, user: 'any', customers: 'all' }, async (tx) => {
    if ((await tx.query('SELECT 1 FROM marketing_category LIMIT 1')).length > 0) return
    const layouts = await addLayouts(tx, tenantId, words)
    const [road, mountain] = [
      await readBikes(tx, 'bike-road'),
      await readBikes(tx, 'bike-mtb-full'),
    ]
    const tree = [
      ...(await brandAssets(spec, layouts, [road[0], mountain[0]])),
      await lineUp(words.roadBikes, layouts.withProduct, road),
      await lineUp(words.mountainBikes, layouts.withProduct, mountain),
    ]
    for (const [n, category] of tree.entries())
      await addCategory({ tx, store, tenantId, today }, category, n)
  })
}

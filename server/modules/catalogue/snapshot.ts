import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { encodeIndex, indexFormat } from '#domain/catalogue/catalogue-buffer.ts'
import { rebuildIndex } from '#domain/catalogue/catalogue-build.ts'
import {
  type CatalogueHead,
  encodeChunk,
  type ChunkHead,
} from '#domain/catalogue/catalogue-record.ts'
import { packSets } from '#domain/article/article-sets.ts'
import type { RequestContext } from '../../context.ts'
import { contract } from '../../schema.ts'
import { readSynonyms } from '../search-synonyms/synonym-store.ts'
import { readCategories } from './categories.ts'
import { readPicks } from './article-set-store.ts'
import { shortHash } from './snapshot-store.ts'
import type { ProductKeys } from './product-store.ts'
import { productsNow } from './product.ts'
import { recordOf } from './record.ts'
import { countArticles, keysAfter, readInStock, readMark, readOwnCodes } from './snapshot-store.ts'

/** The most articles in one answer. The embedded database has one connection: who orders meanwhile waits no longer than about a tenth of a second. */
export const chunkSize = { pglite: 500, postgres: 2_000 } as const
/** Articles compressed together: what a device must unpack to read one of them. */
const pageSize = 32
const small = promisify(gzip)

const contractHash = createHash('sha256').update(contract().join('\n')).digest('hex')
const hashOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 24)

/** Hashes everything that shapes a record, so that a device with another edition downloads it again. */
export const editionOf = (
  { tenant, sorgs, priceList, customer }: RequestContext,
  epoch: string,
): string =>
  hashOf([
    contractHash,
    indexFormat,
    epoch,
    tenant.config,
    tenant.sorgs,
    sorgs,
    priceList,
    customer?.id ?? null,
  ])

/** The state of a catalogue as this person may see it. @param known names of the own codes and picks the device has */
export async function headOf(
  request: RequestContext,
  known?: { ownCodes: string; picks: string },
): Promise<Omit<CatalogueHead, 'articles'>> {
  const { tx, tenant, sorgs, customer, user, today, clock } = request
  const { upto, epoch } = await readMark(tx)
  const { codes, hash } = await readOwnCodes(tx, customer?.id ?? null)
  const picks = packSets(await readPicks(request))
  const picksHash = shortHash(picks)
  return {
    edition: editionOf(request, epoch),
    sorgs,
    categories: await readCategories(tx, sorgs),
    synonyms: await readSynonyms(tx),
    ownCodes: hash === known?.ownCodes ? null : codes,
    ownCodesHash: hash,
    picks: picksHash === known?.picks ? null : picks,
    picksHash,
    homePage: user.permissions.includes('page.home-page'),
    timeZone: tenant.timeZone,
    maskStock: tenant.config.maskStock,
    forCustomer: customer !== null,
    since: upto,
    day: today,
    at: clock().toISOString(),
  }
}

/** Returns what a device needs to know before it downloads a catalogue. */
export const snapshotHead = async (request: RequestContext): Promise<CatalogueHead> => ({
  ...(await headOf(request)),
  articles: await countArticles(request.tx, request.sorgs),
})

/** Articles as records, in pages that never part an article from itself. */
export async function chunkOf<Head extends object>(
  request: RequestContext,
  keys: ProductKeys,
  head: Head & { last: number; done: boolean },
): Promise<Uint8Array> {
  const records = (await productsNow(request, keys)).map(recordOf)
  const pages: (typeof records)[] = []
  for (const record of records) {
    const page = pages.at(-1)
    if (page && (page.length < pageSize || page.at(-1)!.articleId === record.articleId))
      page.push(record)
    else pages.push([record])
  }
  const packed = await Promise.all(pages.map((page) => small(JSON.stringify(page))))
  const whole: Head & ChunkHead = {
    ...head,
    count: records.length,
    pages: pages.map((page, n) => ({
      first: page[0]!.articleId,
      last: page.at(-1)!.articleId,
      count: page.length,
      bytes: packed[n]!.length,
    })),
  }
  return encodeChunk(await small(JSON.stringify(whole)), packed)
}

/** The articles after an id: the whole catalogue in pieces, each of which may be asked for again. */
export async function articlesAfter(
  request: RequestContext,
  after: number,
  most: number,
): Promise<Uint8Array> {
  const { keys, done } = await keysAfter(request.tx, request.sorgs, after, most)
  return chunkOf(request, keys, { last: keys.ids.at(-1) ?? after, done })
}

/** The index as a device uses it, compressed: of these sales organisations alone, with the stock of now. */
export async function makeDeviceIndex(
  request: RequestContext,
): Promise<{ bytes: Uint8Array; since: number }> {
  const { tx, tenant, sorgs, catalogueRevision, catalogues } = request
  const { upto } = await readMark(tx)
  const { index } = await catalogues.of(tenant.id, catalogueRevision, tx)
  const own = rebuildIndex(index.parts, (position) => !sorgs.includes(index.sorg(position)), [])
  const stocked = await readInStock(tx)
  const { sorg } = own.columns
  own.ids.forEach((id, position) => {
    own.inStock[position] = stocked.has(`${sorg.table.at(sorg.codes[position]! - 1)}/${id}`) ? 1 : 0
  })
  const bytes = await small(Buffer.from(encodeIndex(own)))
  // What comes out of zlib may lie in a pool shared with others.
  return { bytes: new Uint8Array(bytes), since: upto }
}

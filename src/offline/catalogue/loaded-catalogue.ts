import { encodeIndex } from '#domain/catalogue/catalogue-buffer.ts'
import { rebuildIndex } from '#domain/catalogue/catalogue-build.ts'
import { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'
import { type ArticleSets, unpackSets } from '#domain/article/article-sets.ts'
import { indexedArticle } from '#domain/catalogue/catalogue-record.ts'
import { fingerOf } from '#domain/catalogue/indexed-article.ts'
import type { OwnCode } from '#domain/catalogue/catalogue-scores.ts'
import type { SearchTerms } from '#domain/search/search-lexicon.ts'
import type { CatalogueDatabase, CatalogueSet } from './catalogue-database.ts'
import { byArticle, type CatalogueRecord, openPage } from './chunks.ts'

const maxPages = 64

/** A catalogue in this worker's memory: its index; the articles stay on the disk, a few opened pages aside. */
export interface LoadedCatalogue {
  set: CatalogueSet
  index: CatalogueIndex
  codes: OwnCode[]
  /** Null: not known here. */
  picks: ArticleSets | null
  /** First article of each page on the disk, ascending. */
  firsts: number[]
  opened: Map<number, Map<number, CatalogueRecord[]>>
  /** Keys of orders, by order and day. */
  orderKeys: Map<string, Float64Array>
}

/** Articles that have changed, by id; none: it is gone. */
export type Changes = ReadonlyMap<number, readonly CatalogueRecord[]>

/** Reads a ready catalogue's index. A delta that was kept but not yet in it is put in. Undefined: there is none, or it is of another build. */
export async function loadCatalogue(
  database: CatalogueDatabase,
  set: CatalogueSet,
): Promise<LoadedCatalogue | undefined> {
  const [row, fresh, codes, keys] = await Promise.all([
    database.indexes.get(set.id),
    database.fresh.get(set.id),
    database.codes.get(set.id),
    database.pages.where('set').equals(set.id).primaryKeys(),
  ])
  const index = row && (await readIndex(row.file, set.head))
  if (!index) return undefined
  const held: LoadedCatalogue = {
    set,
    index,
    codes: codes?.codes ?? [],
    picks: codes?.picks ? unpackSets(codes.picks) : null,
    firsts: keys.map(([, first]) => first),
    opened: new Map(),
    orderKeys: new Map(),
  }
  const { parts } = held.index
  if (fresh?.retail.length === parts.count) {
    parts.retail.set(fresh.retail)
    parts.blocked.set(fresh.blocked)
    parts.inStock.set(fresh.inStock)
  }
  if ((fresh?.stamp ?? 0) !== set.stamp) {
    const changes = await database.changes.where('set').equals(set.id).toArray()
    await putChanges(
      database,
      held,
      new Map(
        changes.map(({ id, records }) => [
          id,
          records === null ? [] : (JSON.parse(records) as CatalogueRecord[]),
        ]),
      ),
    )
  }
  return held
}

async function readIndex(file: Blob, terms: SearchTerms): Promise<CatalogueIndex | undefined> {
  try {
    return CatalogueIndex.from(await file.arrayBuffer(), terms)
  } catch {
    return undefined
  }
}

/** Brings changes into the index, in place where no word has changed, and keeps it. */
export async function putChanges(
  database: CatalogueDatabase,
  held: LoadedCatalogue,
  changes: Changes,
): Promise<void> {
  const { set } = held
  held.orderKeys.clear()
  const rebuilt = takeChanges(held, changes)
  const { parts } = held.index
  const row = {
    set: set.id,
    stamp: set.stamp,
    retail: parts.retail.slice(),
    blocked: parts.blocked.slice(),
    inStock: parts.inStock.slice(),
  }
  await database.transaction('rw', [database.indexes, database.fresh], async () => {
    if (rebuilt) await database.indexes.put({ set: set.id, file: new Blob([rebuilt]) })
    await database.fresh.put(row)
  })
}

/** @returns the index's bytes when it had to be made anew */
function takeChanges(held: LoadedCatalogue, changes: Changes): ArrayBuffer | undefined {
  const { index } = held
  const { parts } = index
  const others = new Set<number>()
  for (const [id, records] of changes) {
    const positions = index.positionsOfId(id)
    const places = records.map((record) => {
      const article = indexedArticle(record)
      const position = positions.find(
        (one) => index.sorg(one) === record.sorg && parts.fingers[one] === fingerOf(article),
      )
      return { article, position }
    })
    if (
      positions.length !== records.length ||
      places.some(({ position }) => position === undefined)
    )
      others.add(id)
    else
      for (const { article, position } of places) {
        parts.retail[position!] = article.retail
        parts.blocked[position!] = Number(article.blocked)
        parts.inStock[position!] = Number(article.inStock)
      }
  }
  index.reorder()
  if (others.size === 0) return undefined
  const coming = [...others].flatMap((id) => (changes.get(id) ?? []).map(indexedArticle))
  const buffer = encodeIndex(
    rebuildIndex(parts, (position) => others.has(parts.ids[position]!), coming),
  )
  held.index = CatalogueIndex.from(buffer, held.set.head)
  return buffer
}

/** The records of articles as they are now, by id; read from the disk, each page once. */
export async function readRecords(
  database: CatalogueDatabase,
  held: LoadedCatalogue,
  ids: readonly number[],
): Promise<Map<number, CatalogueRecord[]>> {
  const { set, firsts, opened } = held
  const once = [...new Set(ids)]
  const changed = await database.changes.bulkGet(once.map((id): [string, number] => [set.id, id]))
  const found = new Map<number, CatalogueRecord[]>()
  const wanted = new Map<number, number[]>()
  once.forEach((id, n) => {
    const change = changed[n]
    if (change)
      return void found.set(
        id,
        change.records === null ? [] : (JSON.parse(change.records) as CatalogueRecord[]),
      )
    const first = firsts[lastUpTo(firsts, id)]
    if (first === undefined) return undefined
    const list = wanted.get(first)
    if (list) list.push(id)
    else wanted.set(first, [id])
    return undefined
  })
  const missing = [...wanted.keys()].filter((first) => !opened.has(first))
  const rows = await database.pages.bulkGet(
    missing.map((first): [string, number] => [set.id, first]),
  )
  await Promise.all(
    rows.map(async (row) => {
      if (row) opened.set(row.first, byArticle(await openPage(row.bytes)))
    }),
  )
  for (const [first, list] of wanted)
    for (const id of list) found.set(id, opened.get(first)?.get(id) ?? [])
  for (const first of [...opened.keys()].slice(0, Math.max(0, opened.size - maxPages)))
    opened.delete(first)
  return found
}

/** The place of the last number that is not above `wanted`; -1: there is none. */
function lastUpTo(numbers: readonly number[], wanted: number): number {
  let low = 0
  let high = numbers.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (numbers[middle]! <= wanted) low = middle + 1
    else high = middle
  }
  return low - 1
}

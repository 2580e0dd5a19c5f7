import { Dexie, type Table } from 'dexie'
import MiniSearch from 'minisearch'
import { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'
import type { SearchTerms } from '#domain/search/search-lexicon.ts'
import type { IndexRow } from '#offline/catalogue/catalogue-database.ts'

/** Searchable text of an article for the other search libraries. */
export interface Entry {
  id: number
  code: string
  ean: string
  text: string
}

export interface Timing {
  p50: number
  p95: number
  hit: number
}

const top = 20
const sorgs = ['1000', '2000']

/** Types each term letter by letter, from three letters on, and times each. `hit`: share of keystrokes that found something. */
async function typed(
  terms: readonly string[],
  search: (term: string) => number | Promise<number>,
): Promise<Timing> {
  const times: number[] = []
  let found = 0
  for (const term of terms) {
    for (let length = 3; length <= term.length; length++) {
      const from = performance.now()
      const count = await search(term.slice(0, length))
      times.push(performance.now() - from)
      if (count > 0) found++
    }
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!
  return { p50: at(0.5), p95: at(0.95), hit: found / times.length }
}

const options = {
  fields: ['code', 'ean', 'text'],
  storeFields: [],
  processTerm: (term: string) => term.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''),
}
const searchOptions = {
  prefix: true,
  combineWith: 'AND' as const,
  fuzzy: (term: string) => (term.length > 3 ? 1 : false),
}

let ours: CatalogueIndex | undefined
let mini: MiniSearch<Entry> | undefined
const database = new Dexie('bench') as Dexie & {
  entries: Table<{ id: number; words: string[] }, number>
}
database.version(1).stores({ entries: 'id, *words' })

const bytesOf = (path: string) => fetch(path).then((answer) => answer.arrayBuffer())
const wordsOf = ({ code, ean, text }: Entry) => [
  ...new Set([
    ean,
    ...(`${code} ${text}`
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/[a-z0-9]+/g) ?? []),
  ]),
]

const bench = {
  /** Puts our index where a device keeps it, reads it back and opens it. */
  async loadOurs() {
    const store = new Dexie('bench-index') as Dexie & { indexes: Table<IndexRow, string> }
    store.version(1).stores({ indexes: 'set' })
    await store.indexes.put({ set: 'one', file: new Blob([await bytesOf('/index.bin')]) })
    store.close()
    await store.open()
    const terms = (await (await fetch('/terms.json')).json()) as SearchTerms
    const read = performance.now()
    const buffer = await (await store.indexes.get('one'))!.file.arrayBuffer()
    const from = performance.now()
    ours = CatalogueIndex.from(buffer, terms)
    ours.suggest('abc', { sorgs }, top)
    return { readMs: from - read, openMs: performance.now() - from, bytes: buffer.byteLength }
  },
  searchOurs: (terms: string[]) =>
    typed(terms, (term) => ours!.suggest(term, { sorgs }, top).length),
  /** A whole list with its counts, as a screen asks for it. */
  listOurs: (terms: string[]) =>
    typed(terms, (term) => ours!.find({ sorgs, term, grouped: true }).positions.length),
  async loadMini() {
    const text = await (await fetch('/mini.json')).text()
    const from = performance.now()
    mini = MiniSearch.loadJSON<Entry>(text, options)
    return { openMs: performance.now() - from, bytes: text.length }
  },
  searchMini: (terms: string[]) =>
    typed(terms, (term) => mini!.search(term, searchOptions).slice(0, top).length),
  async fillDexie() {
    const entries = (await (await fetch('/entries.json')).json()) as Entry[]
    const from = performance.now()
    for (let at = 0; at < entries.length; at += 5_000)
      await database.entries.bulkPut(
        entries.slice(at, at + 5_000).map((entry) => ({ id: entry.id, words: wordsOf(entry) })),
      )
    return { openMs: performance.now() - from }
  },
  searchDexie: (terms: string[]) =>
    typed(terms, async (term) => {
      const words =
        term
          .toLowerCase()
          .normalize('NFD')
          .replace(/\p{M}/gu, '')
          .match(/[a-z0-9]+/g) ?? []
      const hits = await Promise.all(
        words.map((word) => database.entries.where('words').startsWith(word).primaryKeys()),
      )
      const [first = [], ...others] = hits.map((keys) => new Set(keys))
      return [...first].filter((key) => others.every((set) => set.has(key))).slice(0, top).length
    }),
}
export type Bench = typeof bench
Object.assign(globalThis, { bench })

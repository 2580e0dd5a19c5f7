import { rebuildAttributes } from './catalogue-attributes.ts'
import type { IndexSections } from './catalogue-buffer.ts'
import {
  codesFor,
  type ColumnName,
  columnNames,
  mergeTexts,
  rebuildColumn,
} from './catalogue-columns.ts'
import { ByteWriter } from './catalogue-bytes.ts'
import { StringTable } from './catalogue-strings.ts'
import { codesOfArticle, fingerOf, type IndexedArticle, wordsOfArticle } from './indexed-article.ts'

const text = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const inOrder = (a: IndexedArticle, b: IndexedArticle) =>
  a.rank - b.rank || text(a.code, b.code) || text(a.sorg, b.sorg)

/**
 * Moves of positions: `origin` of each new position, `moved` for each old one (-1: gone), `placed` for each added one.
 */
interface Moves {
  origin: Int32Array
  moved: Int32Array
  placed: Int32Array
}

function movesOf(
  old: IndexSections | null,
  isGone: (position: number) => boolean,
  added: readonly IndexedArticle[],
): Moves {
  const kept: number[] = []
  for (let position = 0; position < (old?.count ?? 0); position++)
    if (!isGone(position)) kept.push(position)
  const origin = new Int32Array(kept.length + added.length)
  const moved = new Int32Array(old?.count ?? 0).fill(-1)
  const placed = new Int32Array(added.length)
  const comesFirst = (coming: IndexedArticle, position: number) => {
    const rank = old!.ranks[position]!
    if (coming.rank !== rank) return coming.rank < rank
    const { code, sorg } = old!.columns
    const order =
      text(coming.code, code.table.at(code.codes[position]! - 1)) ||
      text(coming.sorg, sorg.table.at(sorg.codes[position]! - 1))
    return order < 0
  }
  let a = 0
  let b = 0
  for (let position = 0; position < origin.length; position++) {
    if (a === kept.length || (b < added.length && comesFirst(added[b]!, kept[a]!))) {
      origin[position] = ~b
      placed[b++] = position
    } else {
      origin[position] = kept[a]!
      moved[kept[a++]!] = position
    }
  }
  return { origin, moved, placed }
}

/** The positions of a word, ascending. */
export function postingsOf(
  { postingStarts, postings }: Pick<IndexSections, 'postingStarts' | 'postings'>,
  word: number,
): number[] {
  const positions: number[] = []
  let position = -1
  for (let at = postingStarts[word]!; at < postingStarts[word + 1]!;) {
    let byte = postings[at++]!
    let gap = byte & 127
    for (let shift = 7; byte > 127; shift += 7) {
      byte = postings[at++]!
      gap |= (byte & 127) << shift
    }
    positions.push((position += gap))
  }
  return positions
}

function rebuildWords(
  old: IndexSections | null,
  added: readonly IndexedArticle[],
  { moved, placed }: Moves,
) {
  const coming = new Map<string, number[]>()
  added.forEach((article, n) => {
    for (const word of wordsOfArticle(article)) {
      const list = coming.get(word)
      if (list) list.push(placed[n]!)
      else coming.set(word, [placed[n]!])
    }
  })
  const oldWords = old ? [...old.words.texts()] : []
  const newWords = [...coming.keys()].sort()
  const { texts, ofOne, ofOther } = mergeTexts(oldWords, newWords)
  const oldOf = new Int32Array(texts.length).fill(-1)
  const newOf = new Int32Array(texts.length).fill(-1)
  ofOne.forEach((at, n) => {
    oldOf[at] = n
  })
  ofOther.forEach((at, n) => {
    newOf[at] = n
  })
  const words: string[] = []
  const starts: number[] = [0]
  const writer = new ByteWriter()
  texts.forEach((word, at) => {
    const stays: number[] = []
    if (oldOf[at]! >= 0)
      for (const position of postingsOf(old!, oldOf[at]!))
        if (moved[position]! >= 0) stays.push(moved[position]!)
    const comes = newOf[at]! < 0 ? [] : coming.get(word)!
    const positions =
      stays.length && comes.length
        ? [...stays, ...comes].sort((a, b) => a - b)
        : stays.length
          ? stays
          : comes
    if (positions.length === 0) return
    words.push(word)
    let before = -1
    for (const position of positions) {
      writer.varint(position - before)
      before = position
    }
    starts.push(writer.length)
  })
  return {
    words: StringTable.of(words),
    postingStarts: Uint32Array.from(starts),
    postings: writer.done(),
  }
}

function rebuildCodes(
  old: IndexSections | null,
  added: readonly IndexedArticle[],
  { moved, placed, origin }: Moves,
) {
  const coming = added.flatMap((article, n) =>
    codesOfArticle(article).map((word) => ({ word, position: placed[n]! })),
  )
  coming.sort((a, b) => text(a.word, b.word) || a.position - b.position)
  const words: string[] = []
  const positions: number[] = []
  let b = 0
  const take = (word: string, position: number) => {
    words.push(word)
    positions.push(position)
  }
  let n = 0
  for (const word of old?.codes.texts() ?? []) {
    const position = moved[old!.codePositions[n++]!]!
    if (position < 0) continue
    for (
      ;
      b < coming.length &&
      (coming[b]!.word < word || (coming[b]!.word === word && coming[b]!.position < position));
      b++
    )
      take(coming[b]!.word, coming[b]!.position)
    take(word, position)
  }
  for (; b < coming.length; b++) take(coming[b]!.word, coming[b]!.position)
  const codePositions = codesFor(positions.length, origin.length)
  codePositions.set(positions)
  return { codes: StringTable.of(words), codePositions }
}

const valueOf = (article: IndexedArticle, name: ColumnName): string | null => {
  const value = article[name]
  return value === null || value === '' ? null : String(value)
}

/**
 * Rebuilds an index from an old one without the removed articles and with the added ones; a changed one is both.
 * Unchanged articles are not split into words again. The same articles make the same index, in whatever steps.
 */
export function rebuildIndex(
  old: IndexSections | null,
  isGone: (position: number) => boolean,
  articles: readonly IndexedArticle[],
): IndexSections {
  const added = [...articles].sort(inOrder)
  const moves = movesOf(old, isGone, added)
  const { origin } = moves
  const numbers = <T extends Int32Array | Uint32Array | Float64Array | Uint8Array>(
    into: T,
    from: T | undefined,
    of: (article: IndexedArticle) => number,
  ): T => {
    origin.forEach((at, position) => {
      into[position] = at >= 0 ? from![at]! : of(added[~at]!)
    })
    return into
  }
  const count = origin.length
  const columns = Object.fromEntries(
    columnNames.map((name) => [
      name,
      rebuildColumn(
        old?.columns[name] ?? null,
        origin,
        added.map((article) => valueOf(article, name)),
      ),
    ]),
  ) as IndexSections['columns']
  return {
    count,
    columns,
    ids: numbers(new Int32Array(count), old?.ids, ({ id }) => id),
    ranks: numbers(new Int32Array(count), old?.ranks, ({ rank }) => rank),
    fingers: numbers(new Uint32Array(count), old?.fingers, fingerOf),
    retail: numbers(new Float64Array(count), old?.retail, ({ retail }) => retail),
    blocked: numbers(new Uint8Array(count), old?.blocked, ({ blocked }) => Number(blocked)),
    inStock: numbers(new Uint8Array(count), old?.inStock, ({ inStock }) =>
      Number(inStock ?? false),
    ),
    attributes: rebuildAttributes(old?.attributes ?? null, origin, added),
    ...rebuildWords(old, added, moves),
    ...rebuildCodes(old, added, moves),
  }
}

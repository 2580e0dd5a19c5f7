import {
  chunkHeadOf,
  chunkPagesOf,
  type ChunkHead,
  type RecordFacts,
} from '#domain/catalogue/catalogue-record.ts'

/** Unpacks what the server has compressed. @throws TypeError for anything else */
export const inflate = (bytes: Uint8Array): Promise<ArrayBuffer> =>
  new Response(
    new Blob([bytes as Uint8Array<ArrayBuffer>])
      .stream()
      .pipeThrough(new DecompressionStream('gzip')),
  ).arrayBuffer()

const text = async (bytes: Uint8Array) => new TextDecoder().decode(await inflate(bytes))

/** A piece's head and its pages, still compressed. @throws Error for what is no whole piece */
export async function decodeChunk<Head extends ChunkHead>(
  piece: Uint8Array,
): Promise<{ head: Head; pages: Uint8Array[] }> {
  const { head: packed, rest } = chunkHeadOf(piece)
  const head = JSON.parse(await text(packed)) as Head
  return { head, pages: chunkPagesOf(head, rest) }
}

/** Record a device stores of an article: the contract's product with search facts. */
export type CatalogueRecord = RecordFacts & Record<string, unknown>

/** The articles of a page. */
export const openPage = async (page: Uint8Array): Promise<CatalogueRecord[]> =>
  JSON.parse(await text(page)) as CatalogueRecord[]

/** Records by the id of their article. */
export function byArticle(records: readonly CatalogueRecord[]): Map<number, CatalogueRecord[]> {
  const found = new Map<number, CatalogueRecord[]>()
  for (const record of records) {
    const list = found.get(record.articleId)
    if (list) list.push(record)
    else found.set(record.articleId, [record])
  }
  return found
}

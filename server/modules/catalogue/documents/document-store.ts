import {
  documentTypes,
  type DocumentFormat,
  type DocumentType,
} from '#domain/article/article-documents.ts'
import type { Tx } from '../../../db/database.ts'

/** A document as the contract has it. */
export interface ArticleDocument {
  id: string
  type: DocumentType
  title: string
  language: string | null
  size: number
  format: string
}

interface Linked extends ArticleDocument {
  article: string
  model: string
}

/** The documents of articles by article code, in one statement: each article's own and its model's, each once; an article without any is missing. */
export async function readDocuments(
  tx: Tx,
  articles: readonly { article_code: string; model: string }[],
): Promise<Map<string, ArticleDocument[]>> {
  if (articles.length === 0) return new Map()
  // Most links name models alone: without the "<> ''" the planner takes one article code for all of them, and reads them all.
  const rows = await tx.query<Linked>(
    `SELECT l.article_code AS article, l.model, d.code AS id, d.type, d.title, d.language, d.bytes AS size, d.format
     FROM (
       SELECT own.* FROM unnest($1::text[]) AS wanted(code) JOIN article_document_link own ON own.article_code = wanted.code AND own.article_code <> ''
       UNION ALL SELECT every.* FROM unnest($2::text[]) AS wanted(code) JOIN article_document_link every ON every.model = wanted.code AND every.model <> '') l
     JOIN article_document d ON d.tenant_id = l.tenant_id AND d.code = l.document AND d.active
     WHERE l.active
     ORDER BY array_position($3::text[], d.type), d.title, d.language NULLS FIRST, d.code`,
    [
      articles.map(({ article_code }) => article_code),
      [...new Set(articles.map(({ model }) => model))],
      documentTypes,
    ],
  )
  const linked = new Map<string, Linked[]>()
  for (const row of rows) {
    // A link names an article or a model, and one may be called like the other.
    const about = row.article === '' ? `model ${row.model}` : `article ${row.article}`
    const list = linked.get(about)
    if (list) list.push(row)
    else linked.set(about, [row])
  }
  const places = new Map(rows.map((row, place) => [row, place]))
  return new Map(
    articles.flatMap(({ article_code, model }) => {
      const own = [
        ...(linked.get(`article ${article_code}`) ?? []),
        ...(linked.get(`model ${model}`) ?? []),
      ].sort((a, b) => places.get(a)! - places.get(b)!)
      const once = new Map(
        own.map(({ article: _, model: __, ...document }) => [document.id, document]),
      )
      return once.size > 0 ? [[article_code, [...once.values()]] as const] : []
    }),
  )
}

/** A document's file. */
export interface DocumentFile {
  title: string
  format: DocumentFormat
  hash: string
  content: Buffer
}

/**
 * The file of a document about an article that one of the sales organisations has; undefined: there is no such document, or
 * it is about nothing that is sold there.
 * @param known hash of the content that the asking browser has: then `content` is empty
 */
export async function readDocumentFile(
  tx: Tx,
  code: string,
  sorgs: readonly string[],
  known: string | undefined,
): Promise<DocumentFile | undefined> {
  const [row] = await tx.query<Omit<DocumentFile, 'content'> & { content: string | null }>(
    `SELECT d.title, f.format, f.hash, CASE WHEN f.hash = $3 THEN NULL ELSE encode(f.content, 'base64') END AS content
     FROM article_document d JOIN article_document_file f ON f.tenant_id = d.tenant_id AND f.name = d.file
     WHERE d.code = $1 AND d.active AND EXISTS (
       SELECT 1 FROM article_document_link l
       JOIN article a ON a.tenant_id = l.tenant_id AND a.active AND (a.code = l.article_code OR a.model = l.model)
       JOIN article_sorg s ON s.article_id = a.id AND s.sorg = ANY ($2::text[])
       WHERE l.document = d.code AND l.active)`,
    [code, sorgs, known ?? ''],
  )
  return row && { ...row, content: Buffer.from(row.content ?? '', 'base64') }
}

/** A file as a feed brings it. `format` as its first bytes say. */
export interface NewFile {
  name: string
  hash: string
  format: DocumentFormat
  content: Uint8Array
}

/** Which of some files are here already, with the same content. @returns their names */
export async function knownFiles(
  tx: Tx,
  files: readonly Pick<NewFile, 'name' | 'hash'>[],
): Promise<Set<string>> {
  const rows = await tx.query<{ name: string }>(
    'SELECT f.name FROM article_document_file f JOIN unnest($1::text[], $2::text[]) w(name, hash) ON w.name = f.name AND w.hash = f.hash',
    [files.map(({ name }) => name), files.map(({ hash }) => hash)],
  )
  return new Set(rows.map(({ name }) => name))
}

/** Keeps files under their names; one of the same name is replaced. */
export async function storeFiles(
  tx: Tx,
  tenantId: string,
  files: readonly NewFile[],
): Promise<void> {
  const rows = files.map(({ content, ...file }) => ({
    ...file,
    bytes: content.length,
    content: Buffer.from(content).toString('base64'),
  }))
  await tx.query(
    `INSERT INTO article_document_file (tenant_id, name, hash, format, bytes, content)
     SELECT $1, r.name, r.hash, r.format, r.bytes, decode(r.content, 'base64') FROM jsonb_to_recordset($2::jsonb) AS r(name text, hash text, format text, bytes int, content text)
     ON CONFLICT (tenant_id, name) DO UPDATE SET hash = EXCLUDED.hash, format = EXCLUDED.format, bytes = EXCLUDED.bytes, content = EXCLUDED.content`,
    [tenantId, JSON.stringify(rows)],
  )
}

import { documentTypes } from '#domain/article/article-documents.ts'
import { importDocumentFiles } from '../files/document-files.ts'
import type { Feed, Row } from '../feed.ts'
import { choice, codeText, fileName, languageCode, text } from '../cells/kinds.ts'

const ofFile = (column: string) =>
  `(SELECT f.${column} FROM article_document_file f WHERE f.tenant_id = $1 AND f.name = b.file)`

export const documents: Feed = {
  name: 'documents',
  doc:
    'Manuals, data sheets and what else is to be read about articles. The files lie beside the feeds, in a folder `documents`: PDF, PNG, JPEG, ' +
    'text, Word and Excel, at most 10 MB each. A file that does not come again stays as it came before.',
  table: 'article_document',
  key: ['code'],
  missing: 'deactivate',
  catalogue: true,
  filled: {
    active: 'true',
    bytes: ofFile('bytes'),
    format: ofFile('format'),
    hash: ofFile('hash'),
  },
  bringFiles: importDocumentFiles,
  refuses: [
    {
      column: 'file',
      reason: 'unknown_file',
      when: 'NOT EXISTS (SELECT 1 FROM article_document_file f WHERE f.tenant_id = $1 AND f.name = b.file)',
    },
  ],
  columns: [
    { name: 'code', kind: codeText(60), required: true, doc: 'Number of the document' },
    { name: 'type', kind: choice(...documentTypes), required: true, doc: 'What it is' },
    { name: 'title', kind: text(120), required: true, doc: 'What it is called' },
    {
      name: 'language',
      kind: languageCode,
      doc: 'Its language; empty: no words in it, or of no one language',
    },
    { name: 'file', kind: fileName, required: true, doc: 'Name of its file' },
  ],
}

export const documentLinks: Feed = {
  name: 'document-links',
  doc: 'Which articles a document is about: one row for each article, or for each model and with it all of its articles.',
  table: 'article_document_link',
  key: ['document', 'article_code', 'model'],
  missing: 'deactivate',
  catalogue: true,
  filled: { active: 'true' },
  check(row: Row) {
    if (!row.article && !row.model) return { column: 'article', reason: 'missing_value' }
    return row.article && row.model ? { column: 'model', reason: 'article_or_model' } : undefined
  },
  refuses: [
    {
      column: 'document',
      reason: 'unknown_document',
      when: 'NOT EXISTS (SELECT 1 FROM article_document d WHERE d.tenant_id = $1 AND d.code = b.document)',
    },
    {
      column: 'article',
      reason: 'unknown_article',
      when: `b.article <> '' AND NOT EXISTS (SELECT 1 FROM article a WHERE a.tenant_id = $1 AND a.code = b.article)`,
    },
    {
      column: 'model',
      reason: 'unknown_model',
      when: `b.model <> '' AND NOT EXISTS (SELECT 1 FROM article a WHERE a.tenant_id = $1 AND a.model = b.model)`,
    },
  ],
  columns: [
    {
      name: 'document',
      kind: text(60),
      required: true,
      doc: 'Number of the document (`documents.code`)',
    },
    { name: 'article', kind: text(40), fallback: '', to: 'article_code', doc: 'Article code' },
    { name: 'model', kind: text(60), fallback: '', doc: 'Model (`articles.model`)' },
  ],
}

import { httpsAddress } from '../cells/address-kinds.ts'
import { importPictureFiles } from '../files/picture-files.ts'
import type { Feed, Row } from '../feed.ts'
import { fileName, text, whole } from '../cells/kinds.ts'

/** The newest file of this name that came with a feed and was not refused. */
const fileOfName = `(SELECT f.id FROM file f WHERE f.tenant_id = $1 AND f.kind = 'article-picture' AND f.created_by IS NULL AND f.name = b.file
  AND f.state <> 'refused' ORDER BY f.created_at DESC, f.id DESC LIMIT 1)`
/** File fetched from this address by an earlier import. */
const fetchedBefore = `(SELECT s.file_id FROM article_picture_source s WHERE s.tenant_id = $1 AND s.article_code = b.article AND s.position = b.position AND s.address = b.address)`

export const articlePictures: Feed = {
  name: 'article-pictures',
  doc:
    'Pictures of articles in their order; the first one is shown in lists. The files lie beside the feeds, in a folder `pictures`, or are fetched ' +
    'from https addresses a moment after the import: JPEG, PNG, WebP and AVIF, at most 20 MB and 64 million pixels each. A file that does not come ' +
    'again stays as it came before. Pictures that people have uploaded are left alone.',
  table: 'article_picture_source',
  key: ['article_code', 'position'],
  missing: 'deactivate',
  filled: {
    active: 'true',
    file_id: `CASE WHEN b.file <> '' THEN ${fileOfName} ELSE ${fetchedBefore} END`,
  },
  bringFiles: importPictureFiles,
  job: 'feed-pictures',
  check(row: Row) {
    if (!row.file && !row.address) return { column: 'file', reason: 'missing_value' }
    return row.file && row.address ? { column: 'address', reason: 'file_or_address' } : undefined
  },
  refuses: [
    {
      column: 'article',
      reason: 'unknown_article',
      when: 'NOT EXISTS (SELECT 1 FROM article a WHERE a.tenant_id = $1 AND a.code = b.article)',
    },
    {
      column: 'file',
      reason: 'unknown_file',
      when: `b.file <> '' AND NOT EXISTS (SELECT ${fileOfName} WHERE ${fileOfName} IS NOT NULL)`,
    },
  ],
  columns: [
    { name: 'article', kind: text(40), required: true, to: 'article_code', doc: 'Article code' },
    { name: 'position', kind: whole(1, 24), fallback: '1', doc: 'Place among its pictures' },
    { name: 'file', kind: fileName, fallback: '', doc: 'Name of its file' },
    { name: 'address', kind: httpsAddress, fallback: '', doc: 'Address it is fetched from' },
  ],
}

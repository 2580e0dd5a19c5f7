import type { FeedRecord } from '../source.ts'
import { allRows, byColumn } from './folder.ts'
import type { Products } from './products.ts'

/** Document types by the folder they are in. */
const types: Readonly<Record<string, string>> = {
  Overview: 'manual',
  Maintenance: 'maintenance',
  Assembly: 'assembly',
}
/** Only approved documents are imported, not pending or obsolete ones. */
const approved = '2'

const codeOf = (node: string) => `AW-${node}`

/** The approved documents of the tree. Its nodes are one level deep: a folder's number is how those in it begin. */
export async function readDocuments(folder: string) {
  const rows = await allRows(folder, 'documents', [
    'DocumentNode',
    'Title',
    'FolderFlag',
    'Status',
    'File',
  ])
  const folders = rows.filter(
    ({ FolderFlag, DocumentNode }) => FolderFlag === '1' && DocumentNode !== '',
  )
  return rows
    .filter(({ FolderFlag, Status }) => FolderFlag === '0' && Status === approved)
    .map((row) => ({
      ...row,
      folder:
        folders.find(
          ({ DocumentNode }) => nodeFolder(row.DocumentNode) === nodeFolder(DocumentNode),
        )?.Title ?? '',
    }))
}

/** The first level of a node: five bits of a hierarchyid's first byte. */
const nodeFolder = (node: string) => Number.parseInt(node.slice(0, 2), 16) >> 3

type Documents = Awaited<ReturnType<typeof readDocuments>>

export const documentRecords = (documents: Documents): FeedRecord[] =>
  documents.map(({ DocumentNode, Title, folder, File }) => ({
    code: codeOf(DocumentNode),
    type: types[folder] ?? 'other',
    title: Title,
    language: 'en',
    file: File.replace('documents/', ''),
  }))

/** Only of what is sold. */
export async function documentLinkRecords(
  folder: string,
  products: Products,
  documents: Documents,
): Promise<FeedRecord[]> {
  const sold = byColumn(products.sold, 'ProductID')
  const there = new Set(documents.map(({ DocumentNode }) => DocumentNode))
  return (await allRows(folder, 'product_documents', ['ProductID', 'DocumentNode'])).flatMap(
    ({ ProductID, DocumentNode }) => {
      const product = sold.get(ProductID)
      return product && there.has(DocumentNode)
        ? [{ document: codeOf(DocumentNode), article: product.ProductNumber }]
        : []
    },
  )
}

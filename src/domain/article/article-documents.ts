/** Document types in the order in which documents are listed; the contract's `DocumentType`. */
export const documentTypes = [
  'manual',
  'data_sheet',
  'assembly',
  'maintenance',
  'spare_parts',
  'certificate',
  'other',
] as const
export type DocumentType = (typeof documentTypes)[number]

interface Listed {
  type: DocumentType
  title: string
  language: string | null
}

/**
 * Sorts documents by type, then by language: the reader's first, then those without one, then the others.
 * @param language the reader's, as an ISO 639 code
 */
export function documentsInOrder<D extends Listed>(documents: readonly D[], language: string): D[] {
  const near = (one: D) => (one.language === language ? 0 : one.language === null ? 1 : 2)
  const text = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
  return [...documents].sort(
    (a, b) =>
      documentTypes.indexOf(a.type) - documentTypes.indexOf(b.type) ||
      near(a) - near(b) ||
      text(a.language ?? '', b.language ?? '') ||
      text(a.title, b.title),
  )
}

/** Largest file of a document, in bytes. */
export const largestDocument = 10_000_000

/** Kinds of files a document may be, by their ending; `opens`: browsers show it, the others are saved. */
export const documentFormats = {
  pdf: { mime: 'application/pdf', opens: true },
  png: { mime: 'image/png', opens: true },
  jpg: { mime: 'image/jpeg', opens: true },
  txt: { mime: 'text/plain; charset=utf-8', opens: true },
  doc: { mime: 'application/msword', opens: false },
  docx: {
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    opens: false,
  },
  xls: { mime: 'application/vnd.ms-excel', opens: false },
  xlsx: { mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', opens: false },
} as const
export type DocumentFormat = keyof typeof documentFormats

/** First bytes of each kind. Office's old files and its new ones each have one beginning for all programs. */
const beginnings: Record<Exclude<DocumentFormat, 'txt'>, readonly number[]> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff],
  doc: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  xls: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  docx: [0x50, 0x4b, 0x03, 0x04],
  xlsx: [0x50, 0x4b, 0x03, 0x04],
}

/**
 * Returns the format that a file's name and first bytes agree on; null for other formats and for a wrong name. Text
 * has no zero byte.
 */
export function documentFormat(name: string, content: Uint8Array): DocumentFormat | null {
  const ending = name
    .slice(name.lastIndexOf('.') + 1)
    .toLowerCase()
    .replace('jpeg', 'jpg')
  if (!Object.hasOwn(documentFormats, ending) || content.length === 0) return null
  const format = ending as DocumentFormat
  const fits =
    format === 'txt'
      ? !content.includes(0)
      : beginnings[format].every((byte, at) => content[at] === byte)
  return fits ? format : null
}

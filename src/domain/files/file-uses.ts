import type { FileKind } from './file-kinds.ts'

/** Things a file can belong to, their possible owners (null: any article), and the kind of file each accepts. */
export const fileUses = {
  'article-picture': { owners: null, kind: 'article-picture' },
  content: { owners: null, kind: 'content-file' },
  'vendor-picture': { owners: null, kind: 'vendor-picture' },
  brand: { owners: { logo: 'brand-picture', login: 'brand-picture', icon: 'brand-icon' } },
} as const
export type FileUse = keyof typeof fileUses
export type BrandPart = keyof (typeof fileUses)['brand']['owners']

/** Most pictures of one article: every device of every dealer keeps their addresses. */
export const maxPictures = 24

export const isFileUse = (use: unknown): use is FileUse =>
  typeof use === 'string' && Object.hasOwn(fileUses, use)

/** Whether a file of this kind can become that part. Whether the article exists is for the caller to see. */
export function useFits(kind: FileKind, use: FileUse, owner: string): boolean {
  // Saving the content or the vendor's article decides what it uses.
  if (use === 'content' || use === 'vendor-picture') return false
  if (use === 'article-picture') return kind === 'article-picture' && owner !== ''
  const { owners } = fileUses.brand
  return Object.hasOwn(owners, owner) && owners[owner as BrandPart] === kind
}

import type { Permission } from '../account/permissions.ts'
import { fileFormat, type FileFormat } from './file-format.ts'

export interface FileKindRules {
  /** Formats by content, not by name. */
  formats: readonly FileFormat[]
  /** Largest file in bytes. */
  most: number
  /** `public`: anyone with the address sees it; `private`: its creator and holders of `scopes`. */
  visibility: 'public' | 'private'
  /** Permissions of which one is needed to upload, and to read other people's private files. */
  scopes: readonly Permission[]
  /** Other people's files are given out by a route of their own, which knows who may see them. */
  ownRoute?: true
  /** A small picture of a private one is made too, for those who may see it. */
  thumbnail?: true
  /** Every size of a private picture is made too, for those who may see it. */
  privateSizes?: true
  /** An icon must be a square of at least this many pixels a side. */
  square?: number
}

const photos = ['jpg', 'png', 'webp', 'avif'] as const
const editors = [
  'news.cu',
  'sales-document.cu',
  'marketing-material.cud',
  'page.announcement',
  'page.banner',
] as const

/** Every kind of file that can be uploaded. A new kind is one line; limits and rights follow from it. */
export const fileKinds = {
  'article-picture': {
    formats: photos,
    most: 20_000_000,
    visibility: 'public',
    scopes: ['page.upload-area'],
  },
  'brand-picture': {
    formats: photos,
    most: 10_000_000,
    visibility: 'public',
    scopes: ['page.user-management'],
  },
  'brand-icon': {
    formats: ['png', 'webp'],
    most: 5_000_000,
    visibility: 'public',
    scopes: ['page.user-management'],
    square: 512,
  },
  'vendor-picture': {
    formats: photos,
    most: 10_000_000,
    visibility: 'public',
    scopes: ['page.3rdpartyarticlemaintenance'],
  },
  'payment-proof': {
    formats: ['pdf', 'jpg', 'png', 'webp'],
    most: 10_000_000,
    visibility: 'private',
    scopes: ['page.payment-request', 'page.invoice-status'],
    ownRoute: true,
  },
  'visit-photo': {
    formats: photos,
    most: 100_000_000,
    visibility: 'private',
    scopes: ['page.formvisit'],
    ownRoute: true,
    thumbnail: true,
  },
  'claim-file': {
    formats: ['pdf', 'jpg', 'png', 'webp', 'mp4', 'mov', 'webm'],
    most: 1_000_000_000,
    visibility: 'private',
    scopes: ['page.claim'],
    ownRoute: true,
    thumbnail: true,
  },
  /** A further paper that is added on the page of a claim. */
  'claim-paper': {
    formats: ['pdf', 'jpg', 'png', 'webp'],
    most: 10_000_000,
    visibility: 'private',
    scopes: ['page.claim'],
    ownRoute: true,
    thumbnail: true,
  },
  'content-picture': {
    formats: photos,
    most: 20_000_000,
    visibility: 'public',
    scopes: editors,
  },
  'content-file': {
    formats: ['pdf', 'docx', 'xlsx', 'zip', ...photos],
    most: 100_000_000,
    visibility: 'private',
    scopes: editors,
    ownRoute: true,
    privateSizes: true,
  },
  document: {
    formats: ['pdf', 'docx', 'xlsx', 'jpg', 'png', 'webp'],
    most: 10_000_000,
    visibility: 'private',
    scopes: ['page.upload-area'],
  },
} as const satisfies Record<string, FileKindRules>

export type FileKind = keyof typeof fileKinds

export const isFileKind = (kind: unknown): kind is FileKind =>
  typeof kind === 'string' && Object.hasOwn(fileKinds, kind)

export const rulesOf = (kind: FileKind): FileKindRules => fileKinds[kind]

/** Why a file is not accepted. Every code has words on the screens. */
export type FileRefusal =
  | 'file_empty'
  | 'file_too_large'
  | 'format_not_accepted'
  | 'too_many_pixels'
  | 'image_broken'
  | 'icon_not_square'
  | 'quota_exceeded'
  | 'not_for_this'
  | 'too_many_pictures'

/** Most pixels of a picture: 64 million, a square of 8,000. A small file can unpack to far more than memory holds. */
export const maxPixels = 64_000_000

const imageFormats: readonly FileFormat[] = ['jpg', 'png', 'webp', 'avif']
export const isImage = (format: FileFormat): boolean => imageFormats.includes(format)

/**
 * Checks a file before its content has arrived.
 * @param bytes its announced size
 * @returns null: acceptable
 */
export function refusalBefore(
  kind: FileKind,
  bytes: number,
  { used, quota }: { used: number; quota: number },
): FileRefusal | null {
  if (bytes <= 0) return 'file_empty'
  if (bytes > rulesOf(kind).most) return 'file_too_large'
  return used + bytes > quota ? 'quota_exceeded' : null
}

/** The format of a file of this kind by its first bytes; a refusal for one the kind does not accept. */
export function acceptedFormat(
  kind: FileKind,
  head: Uint8Array,
  name: string,
): { format: FileFormat } | { refusal: FileRefusal } {
  const format = fileFormat(head, name)
  return format && rulesOf(kind).formats.includes(format)
    ? { format }
    : { refusal: 'format_not_accepted' }
}

/** Checks the size of a picture, in pixels. */
export function refusalOfSize(kind: FileKind, width: number, height: number): FileRefusal | null {
  if (width * height > maxPixels) return 'too_many_pixels'
  const { square } = rulesOf(kind)
  return square && (width !== height || width < square) ? 'icon_not_square' : null
}

const longestName = 120

/** A file's own name without path, control characters and direction marks, at most 120 characters; `file` where nothing is left. */
export function safeFileName(name: string): string {
  const own = name
    .slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}"<>|:*?]/gu, '')
    .trim()
  const plain = /^\.+$/.test(own) ? '' : own
  if (plain.length <= longestName) return plain || 'file'
  const dot = plain.lastIndexOf('.')
  const ending = dot > 0 && plain.length - dot <= 8 ? plain.slice(dot) : ''
  return plain.slice(0, longestName - ending.length) + ending
}

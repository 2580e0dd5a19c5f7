/** Formats that files may have, by the ending that the server gives them. */
export const formatMimes = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  heic: 'image/heic',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
} as const
export type FileFormat = keyof typeof formatMimes

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))
const starts = (bytes: Uint8Array, ...first: number[]) =>
  first.every((byte, n) => bytes[n] === byte)

/** The brands of ISO base media files: AVIF and HEIC differ in these letters alone. */
function isoFormat(head: Uint8Array): FileFormat | null {
  if (ascii(head, 4, 8) !== 'ftyp') return null
  const brand = ascii(head, 8, 12)
  if (brand === 'avif' || brand === 'avis') return 'avif'
  if (brand === 'qt  ') return 'mov'
  if (/^(isom|iso[2-9]|mp4[12]|avc1|M4V |dash|MSNV|3gp[4-9])$/.test(brand)) return 'mp4'
  return /^(heic|heix|heim|heis|hevc|mif1|msf1)$/.test(brand) ? 'heic' : null
}

/** Word and Excel files are ZIP archives: only the name tells which. */
function zipFormat(name: string): FileFormat {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return ending === 'docx' || ending === 'xlsx' ? ending : 'zip'
}

/**
 * The format of a file by its first bytes; the name decides only between formats that begin alike.
 * @param head the first 64 bytes or more
 * @returns null for a format that is not known here
 */
export function fileFormat(head: Uint8Array, name: string): FileFormat | null {
  if (starts(head, 0xff, 0xd8, 0xff)) return 'jpg'
  if (starts(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP') return 'webp'
  if (/^GIF8[79]a$/.test(ascii(head, 0, 6))) return 'gif'
  if (ascii(head, 0, 5) === '%PDF-') return 'pdf'
  if (starts(head, 0x1a, 0x45, 0xdf, 0xa3) && ascii(head, 4, 64).includes('webm')) return 'webm'
  if (starts(head, 0x50, 0x4b, 0x03, 0x04)) return zipFormat(name)
  const iso = isoFormat(head)
  if (iso) return iso
  return /^\s*(<\?xml|<!--|<!doctype svg|<svg)/i.test(ascii(head, 0, 64)) ? 'svg' : null
}

/** Longest side of each size of a picture, in pixels. Smaller originals are not enlarged. */
export const pictureSizes = { thumb: 320, low: 640, med: 1280, hi: 2560 } as const
export type PictureSize = keyof typeof pictureSizes
export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/**
 * Returns the permanent address of one size of an uploaded picture.
 * @param hash SHA-256 of the original, hexadecimal
 */
export const pictureAddress = (hash: string, size: PictureSize, format: PictureFormat): string =>
  `/files/${hash}/${size}.${format}`

const uploaded = /^\/files\/([0-9a-f]{64})\/\w+\.webp$/

/**
 * Returns the address of a picture in another size; an address that is no uploaded picture's, such as a drawing's, is
 * unchanged.
 */
export function inSize(address: string, size: PictureSize): string {
  const hash = fileHash(address)
  return hash ? pictureAddress(hash, size, 'webp') : address
}

/**
 * `srcset` of an uploaded picture up to a size; undefined for a drawing, which fits every size.
 * @param basePath of the portal on its host
 */
export function srcSetOf(
  address: string,
  format: PictureFormat,
  upTo: PictureSize,
  basePath = '',
): string | undefined {
  const hash = fileHash(address)
  if (!hash) return undefined
  return (Object.keys(pictureSizes) as PictureSize[])
    .filter((size) => pictureSizes[size] <= pictureSizes[upTo])
    .map((size) => `${basePath}${pictureAddress(hash, size, format)} ${pictureSizes[size]}w`)
    .join(', ')
}

/** Returns the SHA-256 in the address of an uploaded picture; undefined: it is a drawing's. */
export const fileHash = (address: string): string | undefined => uploaded.exec(address)?.[1]

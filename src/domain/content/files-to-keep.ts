/** A file of content with the addresses of its sizes; a picture has all of them. */
export interface SizedFile {
  bytes: number
  oriFileUrl: string
  medFileUrl: string | null
  lowFileUrl: string | null
  thumbnailUrl: string | null
}

/** Originals that are kept on a device; sizes in bytes. */
export const keptOriginals = { each: 20_000_000, all: 200_000_000 }

/**
 * Lists the addresses of files to keep on a device: what screens show of each, and originals in their order as many as
 * have room. One that is too large leaves its room to the next.
 */
export function filesToKeep(files: readonly SizedFile[]): string[] {
  const urls = new Set<string>()
  let bytes = 0
  for (const { thumbnailUrl, lowFileUrl, medFileUrl, ...original } of files) {
    for (const url of [thumbnailUrl, lowFileUrl, medFileUrl]) if (url) urls.add(url)
    const { oriFileUrl } = original
    if (original.bytes > keptOriginals.each || bytes + original.bytes > keptOriginals.all) continue
    if (!urls.has(oriFileUrl)) bytes += original.bytes
    urls.add(oriFileUrl)
  }
  return [...urls]
}

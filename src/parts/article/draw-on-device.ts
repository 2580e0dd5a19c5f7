/**
 * Draws an article's picture in the page, as the server would have sent it.
 * @returns a data address; undefined for a photo and for an unknown drawing
 */
export async function drawOnDevice(address: string): Promise<string | undefined> {
  const key = /^\/pictures\/([^/]+)\.svg$/.exec(address)?.[1]
  if (!key) return undefined
  const { drawPicture } = await import('#domain/pictures/draw-picture.ts')
  const svg = drawPicture(key)
  return svg && `data:image/svg+xml,${encodeURIComponent(svg)}`
}

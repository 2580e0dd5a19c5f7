import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { drawPicture } from '#domain/pictures/draw-picture.ts'
import { type FileStore, originalKey, thumbnailKey } from '../../modules/files/file-store.ts'
import { makeThumbnail } from '../../modules/files/picture-sizes.ts'

/** A drawn photo that is in the store. */
export interface DemoPhoto {
  sha256: string
  bytes: number
}

const width = 960
const height = 720
const walls = ['#c9b8a6', '#aeb8c2', '#b9c3ae', '#cfc0ae']

/** A bike in a part of the picture; its own picture has a ground, which stands for the light behind it. */
const bikeAt = (key: string, x: number, y: number, wide: number) =>
  `<svg x="${x}" y="${y}" width="${wide}" height="${wide * 0.75}" viewBox="0 0 400 300">${(drawPicture(key) ?? '').replaceAll(/<style>.*?<\/style>/g, '')}</svg>`

/** A shop seen from the street: its wall, awning and window with bikes in it. */
const shopFront = (n: number, bikes: readonly string[]) =>
  `<rect width="960" height="720" fill="#d7e3ee"/><rect x="60" y="90" width="840" height="560" fill="${walls[n % walls.length]!}"/><rect y="650" width="960" height="70" fill="#8d8f94"/>
  <path d="M60 220H900L860 290H100Z" fill="${['#b3402f', '#2f6db3', '#3a7d4a', '#8a5a2b'][n % 4]!}"/><rect x="110" y="300" width="560" height="330" fill="#f4f7fa"/>
  <rect x="710" y="300" width="150" height="350" fill="#5b4a3a"/>${bikeAt(bikes[0]!, 130, 350, 260)}${bikeAt(bikes[1]!, 400, 350, 260)}`

/** The inside of a shop: a wall with two boards of bikes. */
const displayArea = (n: number, bikes: readonly string[]) =>
  `<rect width="960" height="720" fill="#e9e4dc"/><rect y="560" width="960" height="160" fill="#a9967f"/><rect x="50" y="60" width="860" height="24" fill="${walls[(n + 1) % walls.length]!}"/>
  ${bikes.map((bike, at) => bikeAt(bike, 40 + (at % 3) * 300, at < 3 ? 100 : 360, 280)).join('')}`

/**
 * Draws the demo's few photos of shops, one like the other on every run, and keeps them with their small pictures.
 * @param bikes keys of drawn bikes
 */
export async function storePhotos(
  store: FileStore,
  tenantId: string,
  bikes: readonly string[],
): Promise<{ shop: DemoPhoto[]; display: DemoPhoto[] }> {
  const some = (from: number, count: number) =>
    Array.from({ length: count }, (_, n) => bikes[(from * 5 + n * 3) % bikes.length]!)
  const keep = async (inner: string): Promise<DemoPhoto> => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`
    const content = await sharp(Buffer.from(svg)).jpeg({ quality: 78 }).toBuffer()
    const sha256 = createHash('sha256').update(content).digest('hex')
    await store.put(originalKey(tenantId, sha256), content, 'image/jpeg')
    await store.put(thumbnailKey(tenantId, sha256), await makeThumbnail(content), 'image/webp')
    return { sha256, bytes: content.length }
  }
  const shop: DemoPhoto[] = []
  const display: DemoPhoto[] = []
  for (let n = 0; n < 4; n += 1) {
    shop.push(await keep(shopFront(n, some(n, 2))))
    display.push(await keep(displayArea(n, some(n + 4, 6))))
  }
  return { shop, display }
}

import sharp from 'sharp'
import { drawLogo, drawScene } from '#domain/pictures/brand.ts'
import { drawPicture } from '#domain/pictures/draw-picture.ts'

const [width, height] = [1600, 1200]

/** A drawing without its own style sheet, which follows the reader's light or dark. */
const plain = (drawing: string | undefined) =>
  (drawing ?? '').replaceAll(/<style>.*?<\/style>/gs, '')

const sheet = (inner: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`,
    ),
  )

/** A drawing in a part of the sheet. @param ratio its height by its width */
const placed = (drawing: string, x: number, y: number, wide: number, ratio: number) =>
  drawing.replace('<svg ', `<svg x="${x}" y="${y}" width="${wide}" height="${wide * ratio}" `)

/** Draws a tenant's logo on a ground as JPEG. @param ink colour of mark and name; missing: the mark has its own */
export function drawLogoSheet(
  name: string,
  hex: string,
  { ground, ink }: { ground: string; ink?: string },
): Promise<Buffer> {
  const logo = plain(drawLogo(name, ink ?? hex)).replace(
    '<text ',
    `<text fill="#${ink ?? '1c2530'}" `,
  )
  const [, wide = '200'] = /viewBox="0 0 (\d+) 48"/.exec(logo) ?? []
  const ratio = 48 / Number(wide)
  return sheet(
    `<rect width="${width}" height="${height}" fill="#${ground}"/>${placed(logo, 250, height / 2 - 550 * ratio, 1100, ratio)}`,
  )
    .jpeg({ quality: 85 })
    .toBuffer()
}

/** Draws a bike in a landscape of the tenant's colour as JPEG. @param bike key of its drawing */
export function drawPoster(hex: string, bike: string): Promise<Buffer> {
  const ground = drawScene(hex).replace('<svg ', `<svg width="${width}" height="${height}" `)
  // Without the plate that a drawing of the catalogue stands on.
  const rider = plain(drawPicture(bike)).replace(/<rect width="400" height="300"[^>]*>/, '')
  return sheet(`${ground}${placed(rider, 180, 330, 1150, 0.75)}`)
    .jpeg({ quality: 80 })
    .toBuffer()
}

/** Draws a bike of the line-up as JPEG. @param bike key of its drawing */
export const drawBike = (bike: string): Promise<Buffer> =>
  sheet(placed(plain(drawPicture(bike)), 0, 0, width, 0.75))
    .flatten({ background: '#eef0f3' })
    .jpeg({ quality: 85 })
    .toBuffer()

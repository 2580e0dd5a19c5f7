import sharp from 'sharp'
import { fileHash } from '#domain/files/picture-address.ts'
import { type FileStore, publicKey } from '../modules/files/file-store.ts'
import type { Tenant } from '../tenants.ts'

/** Pixels of a logo's height: sharp where it is printed half an inch high. */
const height = 150
const maxKept = 200

/** Reads a tenant's logo as a PNG; undefined where there is none, or none that can be drawn. */
export type LogoOf = (tenant: Tenant) => Promise<Buffer | undefined>

/** @param store of uploaded pictures @param pictures draws a picture from the key in its address */
export function createLogos(
  store: FileStore,
  pictures: ((key: string) => string | undefined) | undefined,
): LogoOf {
  const known = new Map<string, Buffer | undefined>()
  const sourceOf = async ({ id, config: { webLogo } }: Tenant) => {
    const hash = fileHash(webLogo)
    if (hash) return store.get(publicKey(id, hash, 'low.webp'))
    const drawing = /^\/pictures\/([^/]+)\.svg$/.exec(webLogo)?.[1]
    const svg = drawing && pictures?.(drawing)
    return svg ? Buffer.from(svg) : undefined
  }
  return async (tenant) => {
    const key = `${tenant.id} ${tenant.config.webLogo}`
    if (known.has(key)) return known.get(key)
    const source = await sourceOf(tenant)
    // A paper without a logo is better than none.
    const logo = source
      ? await sharp(source, { density: 200 })
          .resize({ height })
          .png()
          .toBuffer()
          .catch(() => undefined)
      : undefined
    known.set(key, logo)
    if (known.size > maxKept) known.delete(known.keys().next().value!)
    return logo
  }
}

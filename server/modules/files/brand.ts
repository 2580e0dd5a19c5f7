import type { BrandPart } from '#domain/files/file-uses.ts'
import { pictureAddress } from '#domain/files/picture-address.ts'
import type { HostConfig } from '#domain/portal/host-config.ts'
import type { Tx } from '../../db/database.ts'

/** SHA-256 of the uploaded pictures of a tenant's brand; a part without one is missing. */
export type Brand = Partial<Record<BrandPart, string>>

export async function readBrand(tx: Tx): Promise<Brand> {
  const rows = await tx.query<{ owner: BrandPart; sha256: string }>(
    `SELECT u.owner, f.sha256 FROM file_use u JOIN file f ON f.tenant_id = u.tenant_id AND f.id = u.file_id
     WHERE u.used_as = 'brand' AND f.state = 'ready'`,
  )
  return Object.fromEntries(rows.map(({ owner, sha256 }) => [owner, sha256]))
}

/** The settings that uploaded pictures stand in for. */
export function brandConfig({
  logo,
  login,
}: Brand): Partial<
  Pick<HostConfig, 'webLogo' | 'imageNavbar' | 'imageLogin' | 'imageLoginBackground'>
> {
  const address = logo && pictureAddress(logo, 'low', 'webp')
  return {
    ...(address && { webLogo: address, imageNavbar: address, imageLogin: address }),
    ...(login && { imageLoginBackground: pictureAddress(login, 'hi', 'webp') }),
  }
}

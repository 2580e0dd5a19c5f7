import type { Readable } from 'node:stream'

/** Keeps the content of files under keys such as `us/1f/1f3a…`. Contents of a key never change. */
export interface FileStore {
  /** Complete when it resolves, also after a power cut; putting the same key again is harmless. */
  put(key: string, content: Uint8Array, mime: string): Promise<void>
  /** undefined: there is no such file. */
  get(key: string): Promise<Buffer | undefined>
  /** Reads a file piece by piece, for content that must not lie in memory; undefined: there is no such file. */
  open(key: string): Promise<Readable | undefined>
  remove(key: string): Promise<void>
}

/** Key of an original. Two files of a tenant with the same content share it. */
export const originalKey = (tenantId: string, sha256: string): string =>
  `${tenantId}/${sha256.slice(0, 2)}/${sha256}`

/** Key of the small picture of a private one, which a route gives out to those who may see it. */
export const thumbnailKey = (tenantId: string, sha256: string): string =>
  `${tenantId}/private/${sha256.slice(0, 2)}/${sha256}-thumb.webp`

/** Key of one size of a private picture, which a route gives out to those who may see it. */
export const privateKey = (tenantId: string, sha256: string, variant: string): string =>
  `${tenantId}/private/${sha256.slice(0, 2)}/${sha256}-${variant}`

/** Key of one size of a public picture: what lies under it may be seen by anyone. */
export const publicKey = (tenantId: string, sha256: string, variant: string): string =>
  `${tenantId}/public/${sha256.slice(0, 2)}/${sha256}-${variant}`

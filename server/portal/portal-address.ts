import type { Settings } from '../settings.ts'

/**
 * Returns the address of a host's portal, with its base path, for links that leave the house: `https://portal.example/orders`.
 * It is made from the settings and a host that the database knows, never from what a request says of itself: such a link must
 * not lead elsewhere.
 */
export function portalAddress(
  { publicUrl, port, basePath }: Pick<Settings, 'publicUrl' | 'port' | 'basePath'>,
  host: string,
): string {
  const url = new URL(publicUrl ?? `http://localhost:${port}`)
  url.hostname = host
  return url.origin + basePath
}
